import type { Outcome } from '../db/jobs/idempotency.ts'
import type { Services } from '../services.ts'
import type { Body } from './body.ts'
import type { ReadValues } from './values.ts'

/**
 * Stores the pictures and files of a body, then does `work` with their names by column. If that fails, or finds that the same
 * was done before, they are removed again: no file without its row, no row without its file (docs/safety.md#s35).
 */
export async function withStoredFiles<T>(
  { uploads }: Pick<Services, 'uploads'>,
  values: ReadValues,
  body: Body,
  work: (columns: Record<string, string>) => Promise<Outcome<T>>,
): Promise<T> {
  const columns: Record<string, string> = {}
  const removeThem = () => Promise.all(Object.values(columns).map((name) => uploads.remove(name)))
  try {
    for (const [column, part] of values.files) {
      columns[column] = (await uploads.store(body.uploads.get(part)!)).name
    }
    const { answer, isRepetition } = await work(columns)
    if (isRepetition) await removeThem()
    return answer
  } catch (error) {
    await removeThem()
    throw error
  }
}
