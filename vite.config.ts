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
    // What most screens share comes in one piece: dozens of small ones compress worse and queue up on a slow line.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', minShareCount: 12 }] } } },
  },
  render: { outDir: 'dist/render', ssr: true, copyPublicDir: false, rolldownOptions: { input: 'src/serverEntry.tsx' } },
  server: {
    outDir: 'dist/server',
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: { input: { main: 'server/main.ts', cli: 'server/cli/main.ts' } },
  },
}

/** ra-core's adapter to react-router → ours, which leaves the data router out (src/providers/routerAdapter.ts). */
const leanRouter: Plugin = {
  name: 'lean-router',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('adapters/reactRouterProvider.js')
      ? fileURLToPath(new URL('./src/providers/routerAdapter.ts', import.meta.url))
      : undefined,
}

export default defineConfig(({ mode, command }) => ({
  plugins: [react(), ...(mode === 'client' ? [leanRouter] : [])],
  appType: 'custom',
  // All in one, so that React runs its production build whatever NODE_ENV says (contract section 6).
  ...(mode === 'render' ? { ssr: { noExternal: true as const } } : {}),
  build: {
    target: mode === 'client' ? 'es2020' : 'node20',
    emptyOutDir: true,
    reportCompressedSize: false,
    ...builds[mode],
  },
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
