import { refusal } from '#resources/refusals.ts'
import { consumeResumable, findResumable } from '../../db/jobs/resumableUpload.ts'
import type { Database, Executor } from '../../db/connection/database.ts'
import { badField } from '../../errors.ts'
import type { Upload } from '../upload.ts'
import type { UploadStore } from '../uploads.ts'

/** Files of a body that were sent before it, each used once and by its sender alone (docs/rules.md#resumable-uploads). */
export class ResumedUploads {
  private readonly used: { id: string; upload: Upload }[]

  constructor(
    private readonly services: { db: Database; uploads: Pick<UploadStore, 'resumable'> },
    private readonly profileId: number | undefined,
    body: { uploads: ReadonlyMap<string, readonly Upload[]> },
  ) {
    this.used = [...body.uploads.values()].flat().flatMap((upload) => {
      const { content } = upload
      return 'resumable' in content ? [{ id: content.resumable, upload }] : []
    })
  }

  get isUsed(): boolean {
    return this.used.length > 0
  }

  /** Completes what the body says of them. @throws ApiError 400 for one that is over, not whole, or another person's */
  async find(): Promise<void> {
    const { db, uploads } = this.services
    for (const { id, upload } of this.used) {
      const found = this.profileId === undefined ? undefined : await findResumable(db, this.profileId, id)
      if (!found) throw badField(upload.part, refusal.uploadOver)
      const { dataStore, keyOf } = uploads.resumable
      const received = await (await dataStore()).getUpload(keyOf(id)).catch(unlessMissing)
      if (received?.offset !== found.bytes) throw badField(upload.part, refusal.uploadUnfinished)
      Object.assign(upload, { size: found.bytes, filename: found.fileName, type: found.type })
    }
  }

  /** In the transaction of the record: of two that use the same one, the second is refused. @throws ApiError 400 */
  async consume(tx: Executor): Promise<void> {
    for (const { id, upload } of this.used) {
      const isOurs = this.profileId !== undefined && (await consumeResumable(tx, this.profileId, id))
      if (!isOurs) throw badField(upload.part, refusal.uploadOver)
    }
  }

  /** Once the record is there. What cannot be removed now is left to the daily sweep. */
  async discard(): Promise<void> {
    for (const { id } of this.used) await this.services.uploads.resumable.remove(id).catch(() => undefined)
  }
}

/** Null where there is no such upload; a place that is silent is no answer. */
function unlessMissing(error: { status_code?: number }): null {
  if (error.status_code === 404) return null
  throw error
}
