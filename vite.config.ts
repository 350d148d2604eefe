import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { baseMap } from './build/baseMap.ts'
import { chunks, notYetLoaded } from './build/chunks.ts'
import { inlineStyles, shortScript, standInLetters } from './build/document.ts'
import { firstLoadBudget } from './build/firstLoad.ts'
import {
  compiledAhead,
  productionRouter,
  removeUnused,
  unusedOfRouter,
  withoutExamples,
} from './build/lighterPackages.ts'
import { oldBrowsers } from './build/oldBrowsers.ts'
import { oneLanguage } from './build/oneLanguage.ts'

/**
 * Node keeps the text of what it runs, at two bytes a letter in a file with one Burmese letter. Names stay for the log.
 */
const smallInMemory = {
  charset: 'ascii',
  minify: { mangle: false, codegen: { removeWhitespace: true } },
} as const

/** Packages of the server of which it uses little: of 250 modules a handful is left. */
const manyFiles = ['drizzle-orm', 'fflate', 'jose', 'libphonenumber-js']

/**
 * Three bundles, chosen by mode: `client` (the browser's, with a manifest), `render` (the public screens for
 * the server, packages included), `server` (the server and its command line, without packages).
 */
const builds: Record<string, UserConfig['build'] & object> = {
  client: {
    outDir: 'dist/client',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: notYetLoaded },
    // One stylesheet for all screens, put into the document (inlineStyles).
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Tables there are made of tables, which a compiler cannot know to be free of effects.
      treeshake: {
        moduleSideEffects: [{ test: /\/resources\//, sideEffects: false }],
        // What React Router tells developers. Nothing of ours may have these names.
        manualPureFunctions: ['warning', 'warningOnce'],
      },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
    },
  },
  render: {
    outDir: 'dist/render',
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/entry.server.tsx', output: smallInMemory },
  },
  server: {
    outDir: 'dist/server',
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: { main: 'server/start/main.ts', cli: 'server/cli/runCommand.ts' },
      output: smallInMemory,
    },
  },
}

/** `Header-bar` for the class `bar` of Header.module.css: the same in the browser's build and in the server's. */
const scopedName = (name: string, path: string) => `${basename(path).replace(/\..*$/, '')}-${name}`

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    ...(mode === 'server' ? [] : [baseMap, standInLetters, shortScript]),
    ...(mode === 'client'
      ? [
          removeUnused,
          unusedOfRouter,
          withoutExamples,
          oneLanguage,
          inlineStyles,
          compiledAhead,
          oldBrowsers(),
          firstLoadBudget(),
        ]
      : []),
  ],
  appType: 'custom',
  cacheDir: '.cache/vite',
  css: { modules: { generateScopedName: scopedName } },
  // Packages are included so that React's production build runs for any NODE_ENV (docs/rules.md#starting).
  ...(mode === 'render' ? { ssr: { noExternal: true as const } } : {}),
  ...(mode === 'server' ? { ssr: { noExternal: manyFiles } } : {}),
  build: {
    target: mode === 'client' ? 'es2022' : 'node20',
    emptyOutDir: true,
    reportCompressedSize: false,
    ...builds[mode],
  },
  ...(command === 'build'
    ? { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { alias: productionRouter } }
    : {}),
}))
