/*
 * Stores files of drafts in IndexedDB because they are too large for localStorage. Every operation may fail without
 * harm (private windows, a full device): the draft is then kept without its file.
 */

const database = 'drafts'
const store = 'files'
const keyOf = (draft: string, input: string) => `${draft}/${input}`

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('There is no IndexedDB here'))
    const request = indexedDB.open(database, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB does not open')))
  })
}

async function withStore<T>(
  mode: IDBTransactionMode,
  operation: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const opened = await open()
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = opened.transaction(store, mode)
        const request = operation(transaction.objectStore(store))
        transaction.addEventListener('complete', () => resolve(request.result))
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not kept')))
      })
    } finally {
      opened.close()
    }
  } catch {
    return undefined
  }
}

/** Stores a picked file with its name and date. */
export const storeDraftFile = (draft: string, input: string, file: File) =>
  withStore('readwrite', (files) => files.put(file, keyOf(draft, input)))

/** The stored file; undefined when it could not be stored. */
export async function readDraftFile(draft: string, input: string): Promise<File | undefined> {
  const file = await withStore<unknown>('readonly', (files) => files.get(keyOf(draft, input)))
  return file instanceof File ? file : undefined
}

export const dropDraftFiles = (draft: string) =>
  void withStore('readwrite', (files) => files.delete(IDBKeyRange.bound(`${draft}/`, `${draft}/\uFFFF`)))

export const clearDraftFiles = () => void withStore('readwrite', (files) => files.clear())
