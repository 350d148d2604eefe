import { sql } from 'drizzle-orm'
import rabbit from 'rabbit-node'
import { declarations, type Resource } from '#resources'
import {
  hasBurmese,
  isWordToken,
  canonicalTokens,
  toAsciiDigits,
  toBurmeseDigits,
  tokenize,
  type QueryInterpretation,
} from '#resources/text/index.ts'
import { repairLookalikes } from '#resources/text/spelling.ts'
import type { Database } from '#server/db/connection/database.ts'
import { found, matching } from '#server/db/search/search.ts'
import { searchedFields } from '#server/db/search/index/vector.ts'
import { waysOf } from '#server/db/search/query/interpretations.ts'

/** What can be found of a record: the token lists of its searched fields and of the names it stands under, in both forms. */
interface Entry {
  id: number
  texts: readonly (readonly string[])[]
}

const forms = (text: unknown) =>
  typeof text === 'string' && text !== '' ? [tokenize(text), canonicalTokens(text)] : []

/** Towns with their two names. */
export async function townCorpus(db: Database): Promise<Entry[]> {
  const rows = await db.rows<{ Id: number; Name: string; BurmeseName: string | null }>(
    sql`select "Id", "Name", "BurmeseName" from "town"`,
  )
  return rows.map(({ Id, Name, BurmeseName }) => ({ id: Id, texts: [...forms(Name), ...forms(BurmeseName)] }))
}

/** The first so many pages with all that they are found by. */
export async function pageCorpus(db: Database, many: number): Promise<Entry[]> {
  const fields = sql.join(
    searchedFields(declarations.page).map((name) => sql`p.${sql.identifier(name)}`),
    sql`, `,
  )
  const rows = await db.rows<{ Id: number; Texts: (string | null)[] }>(sql`
    select p."Id", array[${fields}, t."Name", t."BurmeseName", g."Name", g."BurmeseName"] || array(
      select unnest(array[c."Name", c."BurmeseName"]) from "pageCategory" j join "category" c on c."Id" = j."CategoryId"
      where j."PageId" = p."Id") as "Texts"
    from "page" p left join "town" t on t."Id" = p."TownId" left join "region" g on g."Id" = t."RegionId"
    where p."Listed" order by p."Id" limit ${many}`)
  return rows.map(({ Id, Texts }) => ({ id: Id, texts: Texts.flatMap(forms) }))
}

/**
 * Does the run stand in the text? Words of scripts with spaces also by their beginning, as people are told (docs/rules.md#tokens); of
 * single letters that of the last, which may still be typed.
 */
function stands(run: readonly string[], text: readonly string[], isEnd = true): boolean {
  const meets = (wanted: string, token: string | undefined, isLast: boolean) =>
    token === wanted ||
    (token !== undefined && isWordToken(wanted) && (isLast || wanted.length > 1) && token.startsWith(wanted))
  return text.some((_, from) =>
    run.every((wanted, at) => meets(wanted, text[from + at], isEnd && at === run.length - 1)),
  )
}

const isHit = ({ texts }: Entry, ways: readonly QueryInterpretation[]) =>
  ways.some(
    ({ tokens: all, segments: parts }) =>
      texts.some((text) => stands(all, text)) ||
      (parts.length > 1 &&
        parts.every((part, at) => texts.some((text) => stands(part, text, at === parts.length - 1)))),
  )

export interface Score {
  queries: number
  expected: number
  answered: number
  right: number
}

/** What a walk over all folded tokens finds, for each query. */
export const walked = (corpus: readonly Entry[], queries: readonly string[]): Map<string, ReadonlySet<number>> =>
  new Map(
    queries.map((meant) => {
      const ways = waysOf(meant)
      return [meant, new Set(corpus.filter((entry) => isHit(entry, ways)).map(({ id }) => id))]
    }),
  )

/** Compares what the database finds, each query as `spell` writes it, with what the walk found. */
export async function score(
  db: Database,
  resource: Resource,
  corpus: readonly Entry[],
  expected: ReadonlyMap<string, ReadonlySet<number>>,
  spell: (text: string) => string,
): Promise<Score> {
  const total: Score = { queries: 0, expected: 0, answered: 0, right: 0 }
  const last = Math.max(...corpus.map(({ id }) => id))
  const known = new Set(corpus.map(({ id }) => id))
  for (const [meant, hits] of expected) {
    const isFound = found(await matching(db, resource, waysOf(spell(meant))))
    const rows = await db.rows<{ Id: number }>(
      sql`select r."Id" from ${sql.identifier(resource.name)} r where r."Listed" and r."Id" <= ${last} and ${isFound}`,
    )
    const answered = rows.filter(({ Id }) => known.has(Id))
    total.queries += 1
    total.expected += hits.size
    total.answered += answered.length
    total.right += answered.filter(({ Id }) => hits.has(Id)).length
  }
  return total
}

/** The same query in every way people may write it. `meant` is what the walk looks for. */
export const spellings = {
  'as stored': (text: string) => text,
  'in Zawgyi': (text: string) => (hasBurmese(text) ? rabbit.uni2zg(text) : text),
  'stacks undone': (text: string) => text.replace(/\u103A?\u1039/g, '\u103A'),
  'Burmese digits': toBurmeseDigits,
  // A zero that stands for the letter wa is no digit: nobody types it otherwise.
  'ASCII digits': (text: string) => toAsciiDigits(repairLookalikes(text)),
  'in capitals': (text: string) => text.toUpperCase(),
} as const

/** Every n-th of a list, about so many. */
export const every = <T>(list: readonly T[], about: number) =>
  list.filter((_, at) => at % Math.max(1, Math.floor(list.length / about)) === 0)
