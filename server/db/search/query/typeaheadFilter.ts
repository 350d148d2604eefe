import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { readQuery } from './interpretations.ts'
import { prefixQuery } from './prefixQuery.ts'
import { indexMatchesAny, rowMatchesAny } from './tierConditions.ts'
import { compileQuery } from './tieredQuery.ts'

/** One condition in two wordings, because the planner needs different ones. */
export interface ListCondition {
  /** To count all rows: they are found by the index of the vectors. */
  forCount: SQL
  /** To read the first rows in some order: where many match, walking that order's index is faster. */
  forPage: SQL
}

/** The condition that a record matches a text as typed so far, for a table that narrows with every key. ရန is no word, but ရန်ကုန် matches it. */
export async function typeaheadFilter(db: Executor, resource: Resource, text: string): Promise<ListCondition> {
  const { interpretations } = await readQuery(db, text)
  const compiled = await compileQuery(db, resource, interpretations)
  if (!compiled) return { forCount: sql`false`, forPage: sql`false` }
  const query = prefixQuery(interpretations, { atNameStart: false })
  const tiers = [compiled.broadest, { column: 'SearchName', query } as const]
  return { forCount: indexMatchesAny(tiers), forPage: rowMatchesAny(tiers) }
}
