import type { Plugin } from 'vite'
import { named, replacing } from './namedParts.ts'

/** What react-router has for its framework and its data router, and what keeps unused components in the build. */
const withoutFramework = [
  replacing("react-router's names for React's tools", /^\w+\.displayName = "\w+";$/gm, ''),
  replacing("react-router's warnings to developers", /^( +)warning\(\n(?:\1 .*\n)+\1\);$/gm, ''),
  replacing(
    "react-router's components that nothing uses",
    /^(var \w+ = )(React\d*\.(forwardRef|createContext|memo)\()/gm,
    '$1/* @__PURE__ */ $2',
  ),
  replacing(
    "react-router's boundaries for errors of its data router",
    /^var ((?:Await|Remix|Render)ErrorBoundary) = (class extends [^]*?^\});$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ),
  replacing('what such a boundary reads', /^RenderErrorBoundary\.contextType = \w+;$/m, ''),
  replacing(
    'the state of its data router',
    /^ +let dataRouterState = dataRouterOpts\?\.state;$/m,
    'const dataRouterState = undefined;',
  ),
  replacing('errors in that state', /^ +let errors = dataRouterState\?\.errors;$/m, 'const errors = undefined;'),
  replacing(
    "react-router's prefetching of links",
    /^ +let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);$/m,
    'let shouldPrefetch = false, prefetchRef = null, prefetchHandlers;',
  ),
  replacing(
    "react-router's links that show another address than theirs",
    /^( +)(let maskedHref = null;)\n\1if \(mask\) \{\n[^]*?\n\1\}$/m,
    '$1$2',
  ),
  replacing("what its framework's lazy routes look for", /^ +"data-discover": .*$/m, ''),
  replacing(
    "react-router's errors of server components",
    /^ +return (\/\* @__PURE__ \*\/ )?React\d*\.createElement\(RSCErrorHandler, .*$/m,
    'return result;',
  ),
]

/**
 * react-router's package names its development build for every condition, although the other one lies beside it. There its names for
 * React's tools keep components in the build that nothing uses: forms, scroll restoration, prefetching of its framework.
 */
export const productionRouter: Plugin = {
  name: 'production-router',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!/^react-router(\/|$)/.test(id)) return undefined
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({ code: withoutFramework.reduce((shorter, replace) => replace(shorter), code), map: null }),
  },
}

const preloadHelper = named("Vite's loader of chunks", /vite\/preload-helper\.js$/)
/**
 * In place of Vite's loader of chunks, which is four times as long: asks for the files that a chunk imports together with it. Styles are
 * in the document already.
 */
export const shortLoader: Plugin = {
  name: 'short-loader',
  enforce: 'pre',
  load: (id) =>
    preloadHelper(id)
      ? `const asked = {}
        export function __vitePreload(load, files = []) {
          for (const file of files) {
            if (asked[file] || file.endsWith('.css')) continue
            asked[file] = true
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + file }))
          }
          return load()
        }`
      : undefined,
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
