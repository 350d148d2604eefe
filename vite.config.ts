import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'

/**
 * Three bundles, chosen by mode: `client` (what the browser loads, with a manifest), `render` (the public screens for
 * the server, packages included), `server` (the server itself and its command line, packages left outside).
 */
const builds: Record<string, UserConfig['build'] & object> = {
  client: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: shellOrNot }, { name: 'shared', minShareCount: 10 }],
        },
      },
    },
  },
  render: {
    outDir: 'dist/render',
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/entry.server.tsx' },
  },
  server: {
    outDir: 'dist/server',
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: { input: { main: 'server/main.ts', cli: 'server/cli/main.ts' } },
  },
}

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}
let firstLoad: Set<string> | undefined

/**
 * What every screen needs, the static imports of entry.client.tsx, comes in one piece, and what most of the others share in a
 * second one: dozens of small ones compress worse and queue up on a slow line.
 */
function shellOrNot(id: string, modules: Modules): string | null {
  firstLoad ??= reachable(fileURLToPath(new URL('./src/entry.client.tsx', import.meta.url)), modules)
  return firstLoad.has(id) ? 'shell' : null
}

function reachable(from: string, modules: Modules, seen = new Set<string>()): Set<string> {
  // ra-core's index names all of it, of which the public screens use a fiftieth: its modules find their own place.
  if (seen.has(from) || from.includes('/ra-core/')) return seen
  seen.add(from)
  for (const id of modules.getModuleInfo(from)?.importedIds ?? []) reachable(id, modules, seen)
  return seen
}

const nothing = '\0nothing'
/**
 * What libraries bring along and nothing of ours uses, taken out of the client build: ra-core's adapter to react-router
 * would bring its data router (docs/decisions/router-adapter.md), MUI's buttons their ripples (themeComponents.ts turns them off).
 */
const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  resolveId: (id) => {
    if (id.endsWith('/TouchRipple.js')) return nothing
    if (!id.endsWith('adapters/reactRouterProvider.js')) return undefined
    return fileURLToPath(new URL('./src/providers/routerAdapter.ts', import.meta.url))
  },
  load: (id) => (id === nothing ? 'export default () => null' : undefined),
}

export default defineConfig(({ mode, command }) => ({
  plugins: [react(), ...(mode === 'client' ? [leaveOut] : [])],
  appType: 'custom',
  // All in one, so that React runs its production build whatever NODE_ENV says (docs/rules.md#starting).
  ...(mode === 'render' ? { ssr: { noExternal: true as const } } : {}),
  build: {
    target: mode === 'client' ? 'es2020' : 'node20',
    emptyOutDir: true,
    reportCompressedSize: false,
    ...builds[mode],
  },
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
