import { CommitUnknown } from '../db/connection/commit.ts'
import type { Outcome } from '../db/jobs/idempotency.ts'
import type { Services } from '../services.ts'
import type { Body } from './body.ts'
import type { ReadValues } from './values.ts'

/**
 * Stores the files of a body, then calls `work` with their names by column. If that fails, or repeats an earlier
 * request, the files are removed: no file without its record and no record without its file (docs/safety.md#s35). If
 * nobody knows whether the record is there, they stay for the daily sweep to decide.
 */
export async function withStoredFiles<T>(
  { uploads }: Pick<Services, 'uploads'>,
  values: ReadValues,
  body: Body,
  work: (columns: Record<string, string>) => Promise<Outcome<T>>,
): Promise<T> {
  const columns: Record<string, string> = {}
  const removeFiles = () => Promise.all(Object.values(columns).map((name) => uploads.remove(name)))
  try {
    for (const [column, part] of values.files) {
      columns[column] = (await uploads.store(body.uploads.get(part)!)).name
    }
    const { answer, isRepetition } = await work(columns)
    if (isRepetition) await removeFiles()
    else body.keep()
    return answer
  } catch (error) {
    if (error instanceof CommitUnknown) body.keep()
    else await removeFiles()
    throw error
  }
}
