import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/**
 * What the first load of a screen may have, in kB (1,000 bytes, brotli) of script and in files: the entry, what it imports, the
 * texts of one language, and the screen with the namespace of its sentences. docs/performance.md#first-load says what each part is
 * for. Whoever makes a part smaller lowers its budget.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  'home/HomeScreen': { script: 130, files: 10 },
  'page/PageScreen': { script: 130, files: 10 },
  'product/ProductScreen': { script: 130, files: 10 },
  'category/CategoriesScreen': { script: 130, files: 10 },
  'product/MarketplaceScreen': { script: 130, files: 10 },
  'category/CategoryScreen': { script: 130, files: 10 },
  'productCategory/ProductCategoriesScreen': { script: 130, files: 10 },
  'productCategory/ProductCategoryScreen': { script: 130, files: 10 },
  'page/DiscoverScreen': { script: 130, files: 10 },
  'post/PostScreen': { script: 130, files: 10 },
  'article/ArticlesScreen': { script: 130, files: 10 },
  'article/ArticleScreen': { script: 130, files: 10 },
  'item/ItemScreen': { script: 130, files: 10 },
  'texts/PolicyScreen': { script: 130, files: 10 },
  'map/MapScreen': { script: 130, files: 10 },
  'search/SearchScreen': { script: 130, files: 10 },
  'search/ListingDetailScreen': { script: 130, files: 10 },
  'saved/SavedScreen': { script: 130, files: 10, namespace: 'visiting' },
  'share/ShareScreen': { script: 130, files: 10, namespace: 'visiting' },
  'texts/ChatGroupScreen': { script: 130, files: 10, namespace: 'visiting' },
  'login/LoginScreen': { script: 130, files: 10, namespace: 'visiting' },
  'profile/DeleteProfileScreen': { script: 130, files: 10, namespace: 'visiting' },
  'page/QrScreen': { script: 130, files: 10, namespace: 'visiting' },
  'report/ReportScreen': { script: 130, files: 10, namespace: 'visiting' },
  'reward/RewardScreen': { script: 130, files: 10, namespace: 'visiting' },
}
interface Budget {
  script: number
  files: number
  namespace?: string
}
/** The stylesheet that every document contains, in kB (brotli). */
export const styleBudget = 10

/**
 * A text with hashes in the names of files that follow from their names alone. Those of the build change with every change anywhere,
 * and by chance the same code is up to 200 bytes larger or smaller.
 */
function namesWithoutChance(files: readonly string[]): (text: string) => string {
  const named = new Map(
    files.map((file) => {
      const [, path = '', name = '', hash = ''] = /^(.*\/)?(.+)-([\w-]{7})\.js$/.exec(file) ?? []
      const steady = createHash('sha256')
        .update(path + name)
        .digest('base64url')
        .slice(0, 7)
      return [`${name}-${hash}.js`, `${name}-${steady}.js`]
    }),
  )
  return (text) => text.replaceAll(/\w+-[\w-]{7}\.js/g, (file) => named.get(file) ?? file)
}

/** The files of a first load: the chunk of the module and all that it imports. */
function filesOf(start: readonly string[], chunks: ReadonlyMap<string, Rollup.OutputChunk>): Set<string> {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = chunks.get(file)
    if (!chunk || files.has(file)) return
    files.add(file)
    chunk.imports.forEach(add)
  }
  start.forEach(add)
  return files
}

/** Ends the build where the first load of a screen is above its budget; a native app has its code on the device. */
export function firstLoadBudget(): Plugin {
  let isDownloaded = true
  return {
    name: 'first-load-budget',
    configResolved({ env }) {
      isDownloaded = !env['VITE_API_BASE']
    },
    writeBundle(_options, bundle) {
      if (!isDownloaded) return
      const all = Object.values(bundle)
      const chunks = new Map(all.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
      const sizes = new Map<string, number>()
      const names = namesWithoutChance([...chunks.keys()])
      const sizeOf = (file: string, content: string | Uint8Array) => {
        const size = sizes.get(file) ?? brotliCompressSync(names(content.toString())).length / 1000
        sizes.set(file, size)
        return size
      }
      const chunkOf = (module: string) =>
        [...chunks.values()]
          .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
          .map(({ fileName }) => fileName)
      const entry = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
      const over: string[] = []
      for (const [screen, { script, files: most, namespace = [] }] of Object.entries(budgets)) {
        const files = filesOf(
          [
            ...entry,
            ...['index', namespace].flat().flatMap((name) => chunkOf(`/src/messages/en/${name}.ts`)),
            ...chunkOf(`/src/screens/${screen}.tsx`),
          ],
          chunks,
        )
        const total = [...files].reduce((sum, file) => sum + sizeOf(file, chunks.get(file)?.code ?? ''), 0)
        const told = `${screen}: ${total.toFixed(1)} kB of script in ${files.size} files (budget ${script} kB in ${most})`
        this.info(told)
        if (total > script || files.size > most) over.push(told)
      }
      const styles = all.flatMap((one) => (one.type === 'asset' && one.fileName.endsWith('.css') ? [one] : []))
      const style = styles.reduce((sum, { fileName, source }) => sum + sizeOf(fileName, source), 0)
      if (style > styleBudget) over.push(`styles: ${style.toFixed(1)} kB (budget ${styleBudget} kB)`)
      if (over.length > 0)
        throw new Error(`The first load is above its budget (docs/performance.md#first-load):\n  ${over.join('\n  ')}`)
    },
  }
}
