import type { QueryInterpretation } from '#resources/text/index.ts'
import { isUnderPage } from '#resources/under.ts'
import type { Executor } from '../connection/database.ts'
import { everyExtra } from './extras.ts'
import { needsOf } from './query/needQueries.ts'
import { resolveTerms } from './query/resolvedTerms.ts'
import type { SearchScope } from './query/searchScope.ts'
import { buildTiers, type TieredQuery } from './query/tieredQuery.ts'
import { countMatches } from './ranking/countMatches.ts'

/** Products and posts that have a text as it is written: what is only meant stands behind so many. */
const many = 60
/**
 * The tiers of a text in a source, with what it means by its needs; of products and posts only where few have it as it is written, since other
 * words for each need make a search among a million ten times as long (docs/decisions/search-assist.md#by-need). Null: nothing can match.
 */
export async function queryWithNeeds(
  db: Executor,
  scope: SearchScope,
  interpretations: readonly QueryInterpretation[],
  { extras = everyExtra } = {},
): Promise<TieredQuery | null> {
  const { resource } = scope
  const needs = needsOf(interpretations)
  const terms = await resolveTerms(db, resource, interpretations, { extras, needs })
  const written = buildTiers(resource, terms, [])
  if (!written || needs.length === 0) return written
  const isWrittenOften = isUnderPage(resource) && (await countMatches(db, scope, written, many)) === many
  return isWrittenOften ? written : buildTiers(resource, terms, needs)
}
