import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import { readConfig } from '../config/config.ts'
import { projectRoot } from '../config/environment.ts'
import type { ServerEntry } from '../render/renderer.ts'
import { runMain } from './runMain.ts'

/** `npm run dev`: the real server, with Vite before its routes, which exchanges modules while they are in use. `tsx watch` restarts both. */
const server = createServer()
const vite = await createVite({
  root: projectRoot,
  // Read by tsx, which starts this anew when it changes. Vite would write a file beside the packages, on which tsx starts again and again
  // where node_modules is a link.
  configLoader: 'native',
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server },
    // Vite serves any file of the project, which must not include secrets or personal data.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**', `${readConfig().dataDir}/**`] },
  },
})
// Else browsers would keep the server from ending.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void vite.close())

await runMain({
  program: fileURLToPath(import.meta.url),
  renderer: {
    template: async (url) => vite.transformIndexHtml(url, await readFile(join(projectRoot, 'index.html'), 'utf8')),
    entry: async () => (await vite.ssrLoadModule('/src/entry.server.tsx')) as ServerEntry,
    manifest: undefined,
    assets: null,
    // Vite answers GET requests for files and modules only.
    serverFactory: (answer) =>
      server.on('request', (request, response) =>
        request.method === 'GET'
          ? vite.middlewares(request, response, () => answer(request, response))
          : answer(request, response),
      ),
  },
})
