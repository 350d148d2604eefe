import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { tokens } from '#resources/text/index.ts'
import type { Executor } from './database.ts'
import { nameFields } from './searchVector.ts'

/** Longer ones are no words that somebody mistypes. */
const longest = 40
/** What records are found by their names under; others are not corrected to. */
const known = (token: string) => token.length <= longest && !/^\p{Nd}/u.test(token)

/** The words and syllables of names, as they stand in the index. */
export function wordsOf(resource: Resource, records: readonly Readonly<Record<string, unknown>>[]): string[] {
  const words = new Set<string>()
  for (const record of records)
    for (const name of nameFields(resource)) {
      const text = record[name]
      if (typeof text === 'string') for (const token of tokens(text)) if (known(token)) words.add(token)
    }
  // In one order, so that two who write the same words do not wait for each other in a ring.
  return [...words].sort()
}

/** Remembers the words of names, to correct typing errors by. */
export async function learnWords(
  db: Executor,
  resource: Resource,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const words = wordsOf(resource, records)
  if (words.length === 0) return
  await db.rows(
    sql`insert into "searchWord" ("Word") select unnest(${sql.param(words)}::text[]) on conflict do nothing`,
  )
}
