import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath } from 'vite'
import { screens, type ScreenRow } from '../src/screens/manifest.ts'

/*
 * How the browser's code is put into files. A file for each module that two screens share would be 200 of them, and to ask for one takes
 * a slow phone ten milliseconds. So there is one for each family of screens, and one for what all of them need.
 */

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** What a file of src/ loads with itself: the modules that it imports statically, through any number of modules. */
function loadedWith(file: string, modules: Modules): ReadonlySet<string> {
  const known = loadedWithFile.get(file)
  if (known) return known
  const start = normalizePath(fileURLToPath(new URL(`../src/${file}.tsx`, import.meta.url)))
  if (!modules.getModuleInfo(start)) throw new Error(`build/chunks.ts names ${file}, which the app does not import.`)
  const loaded = new Set([start])
  for (const id of loaded) {
    // Its index imports all of its modules, but the public screens use a fiftieth of them.
    if (id.includes('/ra-core/')) continue
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) loaded.add(imported)
  }
  loadedWithFile.set(file, loaded)
  return loaded
}
const loadedWithFile = new Map<string, ReadonlySet<string>>()

const publicScreens = Object.values<ScreenRow>(screens).filter(({ isProtected }) => !isProtected)

/**
 * What the app starts with, and the one module of ra-core among it. All of it, or shell and entry would import each other, and one of them
 * would run without the other.
 */
const isOfStart = (id: string, modules: Modules) =>
  loadedWith('entry.client', modules).has(id) || id.endsWith('/ra-core/dist/dataProvider/DataProviderContext.js')

/**
 * The rows of the manifest make a tree of files: `lists/businesses/DiscoverScreen`. A module is in the lowest one that all screens have
 * which show it: what a screen shares with nothing but parts that come later is in a file of its own, what unlike screens share is in the
 * shell.
 */
function chunkOf(id: string, modules: Modules): string | undefined {
  const showing = publicScreens.filter(({ file }) => loadedWith(`screens/${file}`, modules).has(id))
  const [first, ...others] = showing.map(({ chunk, file }) => `${chunk}/${basename(file)}`.split('/'))
  const common = first?.filter((_, at) =>
    others.every((one) => one.slice(0, at + 1).join() === first.slice(0, at + 1).join()),
  )
  return common && (common.join('-') || 'shell')
}
const isInShell = (id: string, modules: Modules) =>
  !isOfActs(id) && (isOfStart(id, modules) || chunkOf(id, modules) === 'shell')

/** Rights: the index of the declarations names them, and nothing asks for one before somebody signs in or acts. */
const isOfActs = (id: string) => id.endsWith('/resources/access.ts')

/** By the first that takes a module. */
export const chunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown[/:]runtime/ },
  // What the parts that write records share of react-admin, in one file instead of thirty.
  {
    name: 'writing',
    test: /\/ra-core\/(?!dist\/dataProvider\/DataProviderContext)|\/(useMutation|mutationObserver)\.js$/,
    minShareCount: 4,
  },
  { name: (id: string, modules: Modules) => (isInShell(id, modules) ? 'shell' : undefined) },
  // What nothing else loads stays with its screen.
  { name: chunkOf, minShareCount: 2 },
  // What draws forms, menus and the admin area, loaded when one is used.
  {
    name: 'mui',
    test: /\/node_modules\/(@mui|@emotion|@popperjs|@babel|stylis|clsx|hoist-non-react-statics|react-is|react-transition-group)\/|\/src\/layout\/over\/\w+\.tsx$/,
  },
]

/**
 * What Vite fetches together with a chunk that is imported later. To ask for a file takes a slow phone ten milliseconds, so it leaves
 * out what every screen has loaded by then, and a chunk that comes alone: the import itself asks for that.
 */
export const notYetLoaded = (_file: string, files: string[]) => {
  const missing = files.filter((file) => !/\/(react|shell|rolldown-runtime)-[^/]*\.js$/.test(file))
  return missing.length > 1 ? missing : []
}
