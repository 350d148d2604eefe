import { statfs } from 'node:fs/promises'
import { storageFull } from '../errors.ts'

/** On a small disk the reserve is this share of it, unless it is configured. */
const smallDiskShare = 0.05
const usualReserveBytes = 512 * 1024 * 1024

/**
 * Refuses to use the last of the disk, which the database and the log need (docs/rules.md#upload-quota).
 * @param bytes that are about to be written
 * @param reserveBytes as configured; null for the usual reserve
 * @throws ApiError 507
 */
export async function requireDiskSpace(folder: string, bytes: number, reserveBytes: number | null): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const reserve = reserveBytes ?? Math.min(usualReserveBytes, blocks * bsize * smallDiskShare)
  if (bavail * bsize - bytes < reserve) throw storageFull()
}
