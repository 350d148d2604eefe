import { readFile } from 'node:fs/promises'
import { createServer as createFront, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSocket, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { readConfig } from './config.ts'
import { greeting } from './greeting.ts'
import type { ServerEntry } from './render/renderer.ts'
import { projectRoot } from './environment.ts'
import { startServer } from './start.ts'
import { StartError } from './errors.ts'

/**
 * `npm run dev`: vite in front, with what it knows of src/ replaced in the open page; the real server behind it on a
 * port of its own, started again by `tsx watch` when its code changes. One origin, so addresses are the real ones.
 */
const config = readConfig()
const front = createFront()
const vite = await createVite({
  root: projectRoot,
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: front },
    // Vite serves every file of the project; secrets and people's data are not to be among them.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**', `${config.dataDir}/**`] },
  },
})
const port = await freePort()

try {
  const behind = await startServer(
    { ...config, host: '127.0.0.1', port },
    {
      print: (line) => console.log(line),
      renderer: {
        template: async (url) => vite.transformIndexHtml(url, await readFile(join(projectRoot, 'index.html'), 'utf8')),
        entry: async () => (await vite.ssrLoadModule('/src/entry.server.tsx')) as ServerEntry,
        manifest: undefined,
        assets: null,
      },
    },
  )
  front.on('request', (request, response) => {
    // Vite has files and modules; nothing is ever sent to it.
    if (request.method === 'GET') vite.middlewares(request, response, () => passOn(request, response))
    else passOn(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject).listen(config.port, config.host, resolve)
  })
  for (const line of greeting(config)) console.log(line)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      front.closeAllConnections()
      front.close()
      void Promise.all([vite.close(), behind.stop()]).finally(() => process.exit(0))
    })
  }
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  if (!taken && !(error instanceof StartError)) throw error
  console.error(
    taken ? `Port ${config.port} is taken. Stop what uses it, or choose another with PORT.` : (error as Error).message,
  )
  process.exit(1)
}

/** Hands a request to the server behind, and its answer back, both as they come. */
function passOn(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = incoming
  const outgoing = ask({ host: '127.0.0.1', port, method, headers, path: url }, (answer) => {
    // Vite writes scripts into the page, which the real policy forbids.
    const { 'content-security-policy': _policy, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 502, kept)
    answer.pipe(response)
  })
  outgoing.on('error', () => {
    if (!response.headersSent) response.writeHead(502)
    response.end('The server is starting again.')
  })
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

async function freePort(): Promise<number> {
  const socket = createSocket()
  await new Promise<void>((resolve) => {
    socket.listen(0, '127.0.0.1', resolve)
  })
  const found = (socket.address() as AddressInfo).port
  await new Promise((resolve) => {
    socket.close(resolve)
  })
  return found
}
