import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, parseSync, Visitor, type Plugin, type UserConfig } from 'vite'
import { labelTable } from './resources/declaredLabels.ts'
import { languages } from './resources/text/language.ts'

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
 * would bring its data router (docs/decisions/router-adapter.md), MUI's buttons their ripples (themeComponents.ts turns them
 * off), react-admin its English to a desk that is given sentences of its own.
 */
const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  resolveId: (id) => {
    if (id.endsWith('/TouchRipple.js') || id.endsWith('/defaultI18nProvider.js')) return nothing
    if (!id.endsWith('adapters/reactRouterProvider.js')) return undefined
    return fileURLToPath(new URL('./src/providers/routerAdapter.ts', import.meta.url))
  },
  load: (id) =>
    id === nothing ? 'export default () => null\nexport const defaultI18nProvider = undefined' : undefined,
}

/**
 * A browser gets the labels of the language it speaks, and no others. The declarations hold both, so in the client build each
 * `{ en: 'Colour', my: 'အရောင်' }` in resources/ becomes `{}`, and src/messages/{en,my}/declared.ts the table of its language. Every
 * other build reads the declarations themselves.
 */
const oneLanguage: Plugin = {
  name: 'one-language',
  enforce: 'pre',
  load(id) {
    const language = languages.find((one) => id.endsWith(`/src/messages/${one}/declared.ts`))
    if (!language) return undefined
    return `import { labelsFrom } from '#resources/declaredLabels.ts'
      export const declared = labelsFrom(${JSON.stringify(labelTable(language))})`
  },
  transform: (code, id) => (declaring.test(id) ? { code: withoutLabels(id, code), map: null } : undefined),
}
const declaring = /\/resources\/\w+\.ts$/

function withoutLabels(path: string, code: string): string {
  const labels: { start: number; end: number }[] = []
  new Visitor({
    ObjectExpression(node) {
      const texts = node.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && property.value.type === 'Literal'
          ? [property.key.name]
          : [],
      )
      if (languages.every((language) => texts.includes(language))) labels.push(node)
    },
  }).visit(parseSync(path, code).program)
  return labels.reduceRight((left, { start, end }) => `${left.slice(0, start)}{}${left.slice(end)}`, code)
}

export default defineConfig(({ mode, command }) => ({
  plugins: [react(), ...(mode === 'client' ? [leaveOut, oneLanguage] : [])],
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
