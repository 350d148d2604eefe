import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

/**
 * Three bundles, chosen by mode: `client` (what the browser loads, with a manifest), `render` (the public screens for
 * the server), `server` (the server itself and its command line). node_modules stay outside of the latter two.
 */
const builds: Record<string, UserConfig['build'] & object> = {
  client: { outDir: 'dist/client', manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  render: { outDir: 'dist/render', ssr: true, copyPublicDir: false, rolldownOptions: { input: 'src/serverEntry.tsx' } },
  server: {
    outDir: 'dist/server',
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: { input: { main: 'server/main.ts', cli: 'server/cli.ts' } },
  },
}

export default defineConfig(({ mode, command }) => ({
  plugins: [react()],
  appType: 'custom',
  build: {
    target: mode === 'client' ? 'es2020' : 'node20',
    emptyOutDir: true,
    reportCompressedSize: false,
    ...builds[mode],
  },
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
