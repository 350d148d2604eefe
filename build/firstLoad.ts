import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'
import { screens, type ScreenRow } from '../src/screens/manifest.ts'

/**
 * What the first load of any public screen may have, in kB (1,000 bytes, brotli) of script and in files: the entry, the texts of one
 * language, the screen with its sentences, and what these import. docs/performance.md#first-load says what each part is for.
 */
const budget = { script: 130, files: 10 }
/** The stylesheet that every document contains, in kB (brotli). */
const styleBudget = 10

/** By file: the two policies are one screen. */
const publicScreens = new Map(
  Object.values<ScreenRow>(screens)
    .filter(({ isProtected }) => !isProtected)
    .map((row) => [row.file, row]),
)

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>

/** The files of a first load: those of the modules, and all that they import. */
function filesOf(modules: readonly string[], chunks: Chunks): ReadonlySet<string> {
  const isWanted = ({ isEntry, facadeModuleId }: Rollup.OutputChunk) =>
    isEntry || modules.some((module) => facadeModuleId?.endsWith(module))
  const files = new Set([...chunks.values()].filter(isWanted).map(({ fileName }) => fileName))
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported)
  return files
}

const sizeOf = (content: string | Uint8Array) => brotliCompressSync(content).length / 1000

/** Ends the build where a first load is above its budget; a native app has its code on the device. */
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
      const chunks: Chunks = new Map(all.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
      const sizes = new Map([...chunks].map(([file, { code }]) => [file, sizeOf(code)]))
      const over: string[] = []
      for (const { file, sentences } of publicScreens.values()) {
        const texts = ['index', ...(sentences ? [sentences] : [])].map((name) => `/src/messages/en/${name}.ts`)
        const files = filesOf([...texts, `/src/screens/${file}.tsx`], chunks)
        const size = [...files].reduce((sum, one) => sum + (sizes.get(one) ?? 0), 0)
        const told = `${file}: ${size.toFixed(1)} kB of script in ${files.size} files`
        this.info(told)
        if (size > budget.script || files.size > budget.files) over.push(told)
      }
      for (const one of all) {
        const style = one.type === 'asset' && one.fileName.endsWith('.css') ? sizeOf(one.source) : 0
        if (style > styleBudget) over.push(`styles: ${style.toFixed(1)} kB of ${styleBudget}`)
      }
      if (over.length === 0) return
      const most = `${budget.script} kB in ${budget.files} files`
      throw new Error(`The first load is above ${most} (docs/performance.md#first-load):\n  ${over.join('\n  ')}`)
    },
  }
}
