import { fileURLToPath } from 'node:url'
import type { AliasOptions, Plugin } from 'vite'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * react-router's package names its development build for every condition, although the other one lies beside it. That warns developers,
 * and keeps components in the build that nothing uses.
 */
export const productionRouter: AliasOptions = [
  { find: /^react-router$/, replacement: fileOf('../node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: fileOf('../node_modules/react-router/dist/production/dom-export.mjs') },
]

const emptyModule = '\0nothing'
/**
 * Removes unused parts of libraries from the client build: the data router, imported by ra-core's adapter to react-router
 * (docs/decisions/router-adapter.md), the ripples of MUI's buttons (turned off in themeComponents.ts), and react-admin's English
 * messages (the admin area has its own).
 */
export const removeUnused: Plugin = {
  name: 'remove-unused',
  enforce: 'pre',
  resolveId(id) {
    if (id.endsWith('adapters/reactRouterProvider.js')) return fileOf('../src/providers/routerAdapter.ts')
    return /\/(TouchRipple|defaultI18nProvider)\.js$/.test(id) ? emptyModule : undefined
  },
  load: (id) =>
    id === emptyModule ? 'export default () => null\nexport const defaultI18nProvider = undefined' : undefined,
}

/**
 * Lets the bundler leave out what of react-router nothing uses. A component that is made by a call, or gets a name for developers, has an
 * effect as far as a bundler knows: links, forms and what frameworks load ahead, 4 kB of the first load.
 */
export const unusedOfRouter: Plugin = {
  name: 'unused-of-router',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace(/(?<== )(?=React\d*\.(?:forwardRef|createContext)\()/g, '/* @__PURE__ */ ')
        .replace(/^\w+\.displayName = .*;$/gm, ''),
  },
}

/** What the build and tests alone read of the screens' rows: their chunks, and the addresses where they are visited. */
export const withoutExamples: Plugin = {
  name: 'without-examples',
  transform: {
    filter: { id: /\/src\/screens\/manifest\.ts$/ },
    handler: (code) => code.replace(/\b(?:chunk|example): (?:'[^']*'|"[^"]*"|`[^`]*`),?/g, ''),
  },
}

/**
 * Has a browser compile all functions of a file while it loads, beside the main thread (V8's explicit compile hints). One by one, when
 * they are first called, they took a slow phone 70 ms of the first tap on a card (docs/decisions/compile-hints.md). The hint must be the
 * first line, before what Vite puts there.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
}
