import type { Config } from '../config/config.ts'
import type { OnStoreAsked } from './s3/client.ts'
import type { Stores } from './storage.ts'
import { uploadsFolder } from './uploadFolders.ts'
import { createUploads, openDiskStores } from './uploads.ts'
import type { Upload } from './upload.ts'

type Where = Pick<Config, 'dataDir' | 'objectStore'>

interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

interface Options {
  log: Log
  onStored?: (upload: Upload) => void
  onStoreAsked?: OnStoreAsked
}

/** Uploads where the environment says. @throws StartError where an object store refuses us */
export async function openUploads(config: Where, { log, onStored, onStoreAsked }: Options) {
  const stores = config.objectStore ? await openStores(config, log, onStoreAsked) : undefined
  return createUploads({ folder: uploadsFolder(config), log, ...(stores && { stores }), onStored })
}

/** On the disk or in an object store, whose client takes time and memory, so it is loaded where it is used. */
export async function openStores(config: Where, log: Log, onAsked?: OnStoreAsked): Promise<Stores> {
  if (!config.objectStore) return openDiskStores(uploadsFolder(config))
  const { openObjectStore } = await import('./s3/openObjectStore.ts')
  return openObjectStore(config.objectStore, { folder: uploadsFolder(config), log, onAsked })
}

/** What a command says of uploads, on the terminal. */
export const commandLog: Log = {
  info: () => undefined,
  warn: (facts, message) => console.error(message, JSON.stringify(facts)),
}
