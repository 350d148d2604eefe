import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { hasBurmese, loadDetector, toAsciiDigits, toBurmeseDigits } from '#resources/text/index.ts'
import { repairLookalikes } from '#resources/text/spelling.ts'
import type { Database } from '#server/db/connection/database.ts'
import { interpretQuery } from '#server/db/search/query/interpretations.ts'
import { indexMatchesAny } from '#server/db/search/query/tierConditions.ts'
import { compileQuery } from '#server/db/search/query/tieredQuery.ts'
import type { Document } from './documents.ts'

const detector = await loadDetector()

/** Counts over all queries. Recall is found / relevant, precision is found / returned. */
export interface Relevance {
  queries: number
  /** Documents that the linear scan finds. */
  relevant: number
  /** Documents that the database returns. */
  returned: number
  /** Documents that are both. */
  found: number
}

/** Compares what the database returns for each query, typed as `respell` writes it, with what the linear scan found for it. */
export async function measureRelevance(
  db: Database,
  resource: Resource,
  documents: readonly Document[],
  relevant: ReadonlyMap<string, ReadonlySet<number>>,
  respell: (query: string) => string,
): Promise<Relevance> {
  const sum: Relevance = { queries: 0, relevant: 0, returned: 0, found: 0 }
  const lastId = Math.max(...documents.map(({ id }) => id))
  const knownIds = new Set(documents.map(({ id }) => id))
  for (const [query, relevantIds] of relevant) {
    const compiled = await compileQuery(db, resource, interpretQuery(respell(query)))
    const isMatch = indexMatchesAny(compiled ? [compiled.broadest] : [])
    const rows = await db.rows<{ Id: number }>(
      sql`select r."Id" from ${sql.identifier(resource.name)} r where r."Listed" and r."Id" <= ${lastId} and ${isMatch}`,
    )
    const returned = rows.filter(({ Id }) => knownIds.has(Id))
    sum.queries += 1
    sum.relevant += relevantIds.size
    sum.returned += returned.length
    sum.found += returned.filter(({ Id }) => relevantIds.has(Id)).length
  }
  return sum
}

/** Spellings in which people may type one query. */
export const respellings = {
  'as stored': (text: string) => text,
  'in Zawgyi': (text: string) => (hasBurmese(text) ? detector.toZawgyi(text) : text),
  'stacks undone': (text: string) => text.replace(/\u103A?\u1039/g, '\u103A'),
  'Burmese digits': toBurmeseDigits,
  // A zero typed for the letter wa is not a number, so it is never typed as 0.
  'ASCII digits': (text: string) => toAsciiDigits(repairLookalikes(text)),
  'in capitals': (text: string) => text.toUpperCase(),
} as const
