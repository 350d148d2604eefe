import { resolve } from 'node:path'
import { fileOnDisk, folderOnDisk } from './onDisk.ts'
import { isStoreAddress } from '../config/objectStore.ts'
import type { AccessConfig, BackupFile, BackupFolder } from './backupPlace.ts'

/** @param given a path from where a command was called, or `s3://bucket/key` */
export async function openBackupFile(given: string, config: AccessConfig): Promise<BackupFile> {
  if (!isStoreAddress(given)) return fileOnDisk(resolve(given))
  // Its client takes time and memory.
  return (await import('./inStore.ts')).fileInStore(given, config)
}

/** @param address an absolute path, or `s3://bucket/prefix` */
export async function openBackupFolder(address: string, config: AccessConfig): Promise<BackupFolder> {
  if (!isStoreAddress(address)) return folderOnDisk(address)
  return (await import('./inStore.ts')).folderInStore(address, config)
}
