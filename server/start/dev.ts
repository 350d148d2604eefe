import { readFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { isPrivateAddress } from '../config/privateAddress.ts'
import { readConfig } from '../config/config.ts'
import { greeting } from './greeting.ts'
import type { ServerEntry } from '../render/renderer.ts'
import { projectRoot } from '../config/environment.ts'
import { startServer } from './startServer.ts'
import { StartError } from '../errors.ts'

/**
 * `npm run dev`: Vite in front, with hot module replacement; the real server behind it on its own port, restarted by
 * `tsx watch`. Both share one origin, so URLs are the real ones.
 */
const config = readConfig()
const front = createServer()
const vite = await createVite({
  root: projectRoot,
  // Read by tsx, which starts this anew when it changes. Vite would write a file beside the packages, on which tsx starts again and again
  // where node_modules is a link.
  configLoader: 'native',
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: front },
    // Vite serves any file of the project, which must not include secrets or personal data.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**', `${config.dataDir}/**`] },
  },
})

try {
  const backend = await startServer(
    { ...config, host: '127.0.0.1', port: 0 },
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
    // Vite answers GET requests for files and modules only.
    if (request.method === 'GET') vite.middlewares(request, response, () => forward(request, response, backend.port))
    else forward(request, response, backend.port)
  })
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject).listen(config.port, config.host, resolve)
  })
  for (const line of greeting(config, backend)) console.log(line)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      front.closeAllConnections()
      front.close()
      void Promise.all([vite.close(), backend.stop()]).finally(() => process.exit(0))
    })
  }
} catch (error) {
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  if (!isPortTaken && !(error instanceof StartError)) throw error
  console.error(
    isPortTaken
      ? `Port ${config.port} is taken. Stop what uses it, or choose another with PORT.`
      : (error as Error).message,
  )
  process.exit(1)
}

const isDirect = ({ httpVersion, socket }: IncomingMessage) =>
  httpVersion !== '1.0' && isPrivateAddress(socket.remoteAddress ?? '')

/** Forwards a request to the server behind, and its response back, both as streams. */
function forward(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url } = incoming
  // The server behind sees this machine only, so it is told who asks from elsewhere (docs/rules.md#demo-mode).
  const headers = isDirect(incoming) ? incoming.headers : { ...incoming.headers, via: '1.1 dev' }
  const outgoing = httpRequest({ host: '127.0.0.1', port, method, headers, path: url }, (incomingResponse) => {
    // Vite adds inline scripts, which the production policy forbids.
    const { 'content-security-policy': _policy, ...kept } = incomingResponse.headers
    response.writeHead(incomingResponse.statusCode ?? 502, kept)
    incomingResponse.pipe(response)
  })
  outgoing.on('error', () => {
    if (!response.headersSent) response.writeHead(502)
    response.end('The server is starting again.')
  })
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}
