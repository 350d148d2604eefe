import type { FormValues } from './formFields.ts'

/** Stands in a draft's list for a file that is stored by itself, since only texts are kept beside it. */
interface StoredFile {
  readonly storedFile: string
}
const isStoredFile = (item: unknown): item is StoredFile =>
  typeof item === 'object' && item !== null && 'storedFile' in item

export const holdsFile = (value: unknown): boolean =>
  value instanceof File || (Array.isArray(value) && value.some((item) => item instanceof File))

const keys = new WeakMap<File, string>()
/** Under what name a file of a list is stored: the same wherever it stands, and no other file's, from before a reload neither. */
function keyOf(input: string, file: File): string {
  const key = keys.get(file) ?? `${input}/${file.lastModified}-${Math.random().toString(36).slice(2)}`
  keys.set(file, key)
  return key
}

/** What is stored as text, and the files by the name under which each is stored. */
export function takeFilesOut(changed: readonly (readonly [string, unknown])[]) {
  const files = new Map<string, File>()
  const values: FormValues = {}
  for (const [input, value] of changed) {
    if (value instanceof File) files.set(input, value)
    else if (!holdsFile(value)) values[input] = value
    else
      values[input] = (value as readonly unknown[]).map((item) => {
        if (!(item instanceof File)) return item
        files.set(keyOf(input, item), item)
        return { storedFile: keyOf(input, item) } satisfies StoredFile
      })
  }
  return { values, files }
}

/** The inputs whose lists have files that are stored by themselves. */
export const listsWithFiles = (values: FormValues): [input: string, list: readonly unknown[]][] =>
  Object.entries(values).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].some(isStoredFile),
  )

/** The list with its files; those that could not be stored are missing. */
export async function putFilesBack(list: readonly unknown[], read: (key: string) => Promise<File | undefined>) {
  const items = await Promise.all(
    list.map(async (item) => {
      if (!isStoredFile(item)) return item
      const file = await read(item.storedFile)
      if (file) keys.set(file, item.storedFile)
      return file
    }),
  )
  return items.filter((item) => item !== undefined)
}
