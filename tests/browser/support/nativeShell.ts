import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { projectRoot } from '#server/config/environment.ts'

export interface ServedShell {
  /** The origin of its pages, which is not that of the API. */
  origin: string
  /** Builds the app's files by `npm run native` for this server. Before that they are missing. */
  build(apiBase: string): Promise<void>
  stop(): Promise<void>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/**
 * Serves the shell's files as its web view does: a path without a dot in its last segment is index.html
 * (Capacitor's WebViewLocalServer, `html5mode`).
 */
export async function serveShell(): Promise<ServedShell> {
  await mkdir(join(projectRoot, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(projectRoot, '.cache', 'native-walk-'))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shell.invalid')
    const isScreen = !(pathname.split('/').at(-1) ?? '').includes('.')
    const path = join(folder, 'www', isScreen ? 'index.html' : pathname)
    readFile(path).then(
      (content) => response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    build: (apiBase) => makeNative(folder, apiBase),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeNative(folder: string, apiBase: string): Promise<void> {
  const child = spawn(process.execPath, ['build/npm/start.mjs', 'native', '--into', folder], {
    cwd: projectRoot,
    env: { ...process.env, VITE_API_BASE: apiBase, NATIVE_APP_ID: 'example.zay' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0 || !existsSync(join(folder, 'android', 'app', 'src', 'main', 'assets', 'public', 'index.html'))) {
    throw new Error(`npm run native failed (${String(code)}):\n${output}`)
  }
}
