import type { Config } from '../config/config.ts'
import type { Executor } from '../db/connection/database.ts'
import { findVolume, giveBackVolume, takeVolume, type TakenVolume } from '../db/jobs/uploadVolume.ts'
import { overUploadQuota } from '../errors.ts'
import { requireDiskSpace } from '../disk/freeSpace.ts'
import { maxBytesInMemory } from './uploadLimits.ts'
import type { UploadStore } from './uploads.ts'

interface Options {
  db: Executor
  config: Pick<Config, 'uploadQuotaBytes' | 'diskReserveBytes'>
  uploads: Pick<UploadStore, 'isOnDisk' | 'tempFolder'>
  /** Undefined for a visitor, who sends no files. */
  profileId: number | undefined
}

/** A long upload is counted each time this many bytes have arrived, so that several at once cannot exceed the quota together. */
const stepBytes = 8 * 1024 * 1024
/** The least share of a body's length that is the file: in a data URL four characters hold three bytes. */
const leastDecodedShare = 0.7

/** What the uploads of one request may use of the person's quota and of the disk (docs/rules.md#upload-quota). */
export class UploadAllowance {
  private readonly taken: TakenVolume[] = []
  private pendingBytes = 0
  private isOpen = false
  private isKept = false

  constructor(private readonly options: Options) {}

  /**
   * Once the request is authorized, before anything is written.
   * @param bodyBytes as the client declares, which may be wrong
   * @throws ApiError 429, 507
   */
  async open(bodyBytes: number): Promise<void> {
    this.isOpen = true
    if (bodyBytes <= maxBytesInMemory) return
    const { config, uploads } = this.options
    await requireDiskSpace(uploads.tempFolder, bodyBytes, config.diskReserveBytes)
    await this.requireVolume(Math.floor(bodyBytes * leastDecodedShare))
  }

  /** Counts bytes of an upload as they arrive. @throws ApiError 429, 507 */
  async take(bytes: number): Promise<void> {
    this.pendingBytes += bytes
    const mostPending = this.taken.length === 0 ? maxBytesInMemory : stepBytes
    if (this.isOpen && this.pendingBytes > mostPending) await this.settle()
  }

  /** Counts what has arrived so far. @throws ApiError 429, 507 */
  async settle(): Promise<void> {
    const bytes = this.pendingBytes
    this.pendingBytes = 0
    const { config, uploads, profileId } = this.options
    if (bytes === 0) return
    // For an object store, small ones never touch the disk, and large ones until they are there.
    if (uploads.isOnDisk || bytes > maxBytesInMemory)
      await requireDiskSpace(uploads.tempFolder, stepBytes, config.diskReserveBytes)
    const taken = profileId === undefined ? undefined : await takeQuota(this.options, profileId, bytes)
    if (taken) this.taken.push(taken)
  }

  /** The files are stored, so they count. */
  keep(): void {
    this.isKept = true
  }

  /** Gives back what a failed or repeated request has taken. If it cannot, that counts for a day. */
  async close(): Promise<void> {
    const { db, profileId } = this.options
    if (this.isKept || profileId === undefined) return
    for (const part of this.taken.splice(0)) await giveBackVolume(db, profileId, part).catch(() => undefined)
  }

  private async requireVolume(bytes: number) {
    const { db, config, profileId } = this.options
    if (profileId === undefined || config.uploadQuotaBytes === 0) return
    const { bytes: used, freeInSeconds } = await findVolume(db, profileId)
    if (used + bytes > config.uploadQuotaBytes) throw overUploadQuota(config.uploadQuotaBytes, freeInSeconds)
  }
}

type Quota = { db: Executor; config: Pick<Config, 'uploadQuotaBytes'> }

/** Takes bytes of a person's quota; undefined where there is none. @throws ApiError 429 */
export async function takeQuota({ db, config: { uploadQuotaBytes: most } }: Quota, profileId: number, bytes: number) {
  const taken = most === 0 ? undefined : await takeVolume(db, profileId, bytes, most)
  if (!taken && most > 0) throw overUploadQuota(most, (await findVolume(db, profileId)).freeInSeconds)
  return taken
}
