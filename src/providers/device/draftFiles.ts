import { clear, createStore, get, promisifyRequest, set, type UseStore } from 'idb-keyval'

/*
 * Stores files of drafts in IndexedDB because they are too large for localStorage. Every operation may fail without
 * harm (private windows, a full device): the draft is then kept without its file.
 */

const keyOf = (draft: string, input: string) => `${draft}/${input}`

let store: UseStore | undefined

async function tryWith<T>(operation: (files: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    store ??= createStore('drafts', 'files')
    return await operation(store)
  } catch {
    return undefined
  }
}

/** Stores a picked file with its name and date. */
export const storeDraftFile = (draft: string, input: string, file: File) =>
  tryWith((files) => set(keyOf(draft, input), file, files))

/** The stored file; undefined when it could not be stored. */
export async function readDraftFile(draft: string, input: string): Promise<File | undefined> {
  const file = await tryWith((files) => get<unknown>(keyOf(draft, input), files))
  return file instanceof File ? file : undefined
}

export const dropDraftFiles = (draft: string) =>
  void tryWith((files) =>
    // One request: a file picked meanwhile must not be deleted with the old ones.
    files('readwrite', (stored) =>
      promisifyRequest(stored.delete(IDBKeyRange.bound(keyOf(draft, ''), keyOf(draft, '\uFFFF')))),
    ),
  )

export const clearDraftFiles = () => void tryWith((files) => clear(files))
