import { sql } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import { tokenize } from '#resources/text/index.ts'
import type { Executor } from '../../connection/database.ts'
import { nameFields, quoted } from './vector.ts'

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
      if (typeof text === 'string') for (const token of tokenize(text)) if (known(token)) words.add(token)
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

/** Words looked at in one statement. */
const batch = 500

/**
 * Forgets words that no name holds any more: of records that are gone, and of names given up (docs/safety.md#s64). A word of a
 * name that is being written meanwhile may go too; it comes back with the next one.
 */
export async function forgetUnusedWords(db: Executor): Promise<void> {
  const named = [...registry.values()].filter((resource) => nameFields(resource).length > 0)
  const isHeld = sql.join(
    named.map(({ name }) => sql`exists (select 1 from ${sql.identifier(name)} where "SearchName" @@ w.query)`),
    sql` or `,
  )
  for (let last: string | undefined = ''; last !== undefined;) {
    const looked: { Word: string }[] = await db.rows<{ Word: string }>(
      sql`select "Word" from "searchWord" where "Word" > ${last} order by "Word" limit ${batch}`,
    )
    const words = looked.map(({ Word }) => Word)
    if (words.length > 0)
      await db.rows(sql`delete from "searchWord" where "Word" in (
        select w."Word" from (select word as "Word", query::tsquery as query
          from unnest(${sql.param(words)}::text[], ${sql.param(words.map(quoted))}::text[]) as t(word, query)) w
        where not (${isHeld}))`)
    last = words.at(-1)
  }
}
