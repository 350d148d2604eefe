import { sql } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import { tokenize } from '#resources/text/index.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { quoteLexeme } from './vector.ts'
import { nameFields } from '../schema/searchedFields.ts'

/** The vocabulary: the words and syllables of names (table `searchWord`). Spelling correction looks for similar words in it. */

/** Characters. A longer token is no word that somebody mistypes. */
const maxWordLength = 40
/** Numbers are never corrected. */
const isCorrectable = (token: string) => token.length <= maxWordLength && !/^\p{Nd}/u.test(token)

/** The words and syllables of the records' names, as they are indexed. */
export function wordsInNames(resource: Resource, records: readonly Columns[]): string[] {
  const words = new Set<string>()
  for (const record of records)
    for (const field of nameFields(resource)) {
      const name = record[field]
      if (typeof name === 'string') for (const token of tokenize(name)) if (isCorrectable(token)) words.add(token)
    }
  // Sorted, so that two transactions that insert the same words cannot deadlock.
  return [...words].sort()
}

export async function addToVocabulary(db: Executor, resource: Resource, records: readonly Columns[]): Promise<void> {
  const words = wordsInNames(resource, records)
  if (words.length === 0) return
  await db.rows(
    sql`insert into "searchWord" ("Word") select unnest(${sql.param(words)}::text[]) on conflict do nothing`,
    'write',
  )
}

/**
 * Removes those of these words that no name contains. A record that is deleted but not yet removed still has its words; they are looked up
 * again when it is.
 */
export async function removeUnusedWords(db: Executor, words: readonly string[]): Promise<void> {
  const namedResources = [...registry.values()].filter((resource) => nameFields(resource).length > 0)
  const isUsed = sql.join(
    namedResources.map(({ name }) => sql`exists (select 1 from ${sql.identifier(name)} where "SearchName" @@ w.query)`),
    sql` or `,
  )
  await db.rows(sql`delete from "searchWord" where "Word" in (
    select w."Word" from (select word as "Word", query::tsquery as query
      from unnest(${sql.param(words)}::text[], ${sql.param(words.map(quoteLexeme))}::text[]) as t(word, query)) w
    where not (${isUsed}))`)
}

const wordsPerBatch = 500

/**
 * Removes the words that no name contains any more, because records were deleted or renamed (docs/safety.md#s64). It may also remove a
 * word of a name that is being written at this moment; the next name with that word adds it again.
 */
export async function pruneVocabulary(db: Executor, isStopped = () => false): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined && !isStopped();) {
    const rows: { Word: string }[] = await db.rows<{ Word: string }>(
      sql`select "Word" from "searchWord" where "Word" > ${after} order by "Word" limit ${wordsPerBatch}`,
    )
    const words = rows.map(({ Word }) => Word)
    if (words.length > 0) await removeUnusedWords(db, words)
    after = words.at(-1)
  }
}
