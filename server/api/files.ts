import { newPictureName } from '#resources'
import { shownFileName } from '../uploads/names.ts'
import { CommitUnknown } from '../db/connection/commit.ts'
import type { Columns } from '../db/connection/database.ts'
import { rememberPictures } from '../db/moderation/related.ts'
import type { Outcome } from '../db/jobs/idempotency.ts'
import type { Services } from '../http/services.ts'
import type { Body } from './body/readBody.ts'
import { arrangePictures } from './pictureFields.ts'
import type { ReadValues } from './values.ts'

export interface StoredFiles {
  /** The columns to set, for the record as it was before (null: a new one). @throws ApiError 400 */
  columnsFor(row: Columns | null): Record<string, string | string[] | null>
}

/**
 * Stores the files of a body, then calls `work` with them. If that fails, or repeats an earlier request, the files are
 * removed: no file without its record and no record without its file (docs/safety.md#s35). If nobody knows whether the
 * record is there, they stay for the daily sweep to decide.
 */
export async function withStoredFiles<T>(
  { uploads, db }: Pick<Services, 'uploads' | 'db'>,
  values: ReadValues,
  body: Body,
  work: (files: StoredFiles) => Promise<Outcome<T>>,
): Promise<T> {
  const names: string[] = []
  const hashes = new Map<string, string>()
  const columns: Record<string, string | null> = {}
  const pictures = new Map<string, Map<string, string>>()
  // What cannot be removed now is left to the daily sweep.
  const removeFiles = () => Promise.all(names.map((name) => uploads.remove(name).catch(() => undefined)))
  const storeAll = async (part: string) => {
    const stored: string[] = []
    for (const upload of body.uploads.get(part) ?? []) {
      const { name } = await uploads.store(upload)
      names.push(name)
      stored.push(name)
      if (upload.kind === 'image') hashes.set(name, upload.sha256)
    }
    return stored
  }
  try {
    for (const [column, part] of values.files) {
      columns[column] = (await storeAll(part))[0]!
      const [upload] = body.uploads.get(part) ?? []
      if (upload?.kind === 'file') columns[column.replace(/URL$/, 'Name')] = shownFileName(upload.filename)
    }
    for (const [column, { part }] of values.pictures) {
      const stored = await storeAll(part)
      pictures.set(column, new Map(stored.map((name, at) => [newPictureName(at + 1), name])))
    }
    const { answer, isRepetition } = await work({
      columnsFor: (row) => ({ ...columns, ...named(arrangePictures(row, values.pictures), pictures) }),
    })
    if (isRepetition) await removeFiles()
    else {
      body.keep()
      if (hashes.size > 0) await rememberPictures(db, hashes).catch(() => undefined)
    }
    return answer
  } catch (error) {
    if (error instanceof CommitUnknown) body.keep()
    else await removeFiles()
    throw error
  }
}

/** Puts stored names where the order has those of new pictures. */
const named = (arranged: Record<string, string[]>, stored: ReadonlyMap<string, ReadonlyMap<string, string>>) =>
  Object.fromEntries(
    Object.entries(arranged).map(([column, names]) => [
      column,
      names.map((name) => stored.get(column)?.get(name) ?? name),
    ]),
  )
