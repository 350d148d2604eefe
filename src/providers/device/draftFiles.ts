/*
 * Files of drafts, which are too long for localStorage, in IndexedDB. All of it may fail without harm (private windows, a full
 * device): the words of a draft are kept without its file then.
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

async function within<T>(
  mode: IDBTransactionMode,
  act: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const opened = await open()
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = opened.transaction(store, mode)
        const request = act(transaction.objectStore(store))
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

/** Keeps a picked file with its name and date. */
export const keepDraftFile = (draft: string, input: string, file: File) =>
  within('readwrite', (files) => files.put(file, keyOf(draft, input)))

/** The file as it was picked, undefined where it could not be kept. */
export async function readDraftFile(draft: string, input: string): Promise<File | undefined> {
  const file = await within<unknown>('readonly', (files) => files.get(keyOf(draft, input)))
  return file instanceof File ? file : undefined
}

export const dropDraftFiles = (draft: string) =>
  void within('readwrite', (files) => files.delete(IDBKeyRange.bound(`${draft}/`, `${draft}/\uFFFF`)))

export const clearDraftFiles = () => void within('readwrite', (files) => files.clear())
