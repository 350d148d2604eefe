import type { Resource } from '#resources'
import type { QueryInterpretation } from '#resources/text/index.ts'
import { isUnderPage } from '#resources/under.ts'
import type { Executor } from '../connection/database.ts'
import type { KnownTerms } from './query/knownTerms.ts'
import { needsOf } from './query/needQueries.ts'
import { namesInMemoryAlone, resolveTerms, type ResolveOptions } from './query/resolvedTerms.ts'
import type { SearchScope } from './query/searchScope.ts'
import { buildTiers, type TieredQuery } from './query/tieredQuery.ts'
import { countMatches } from './ranking/countMatches.ts'

/** Products and posts that have a text as it is written: what is only meant stands behind so many. */
const many = 60
/**
 * The tiers of a text in a source, with what it means by its needs. Of products and posts only where few have it as it is written: with
 * other words for each need a search among a million takes up to ten times as long (docs/decisions/search-assist.md#by-need). A page is
 * looked for by what it is, and there are fewer of them. Null where nothing can match.
 */
export async function queryWithNeeds(
  db: Executor,
  scope: SearchScope,
  interpretations: readonly QueryInterpretation[],
  known: Omit<ResolveOptions, 'needs'> = {},
): Promise<TieredQuery | null> {
  const { resource } = scope
  const { written, meant } = await bothQueries(db, resource, interpretations, known)
  if (!written || written === meant) return written
  const isWrittenOften = isUnderPage(resource) && (await countMatches(db, scope, written, many)) === many
  return isWrittenOften ? written : meant
}

/** As it is written, and with what is meant besides: the same where nothing is. */
interface BothQueries {
  written: TieredQuery | null
  meant: TieredQuery | null
}

/** By what was read of a text, for the names with which it was looked up. */
const builtOf = new WeakMap<readonly QueryInterpretation[], Map<Resource, BothQueries & { names: KnownTerms }>>()

async function bothQueries(
  db: Executor,
  resource: Resource,
  interpretations: readonly QueryInterpretation[],
  known: Omit<ResolveOptions, 'needs'>,
): Promise<BothQueries> {
  const { names } = known
  const isFromMemory = names !== undefined && namesInMemoryAlone(resource)
  const built = builtOf.get(interpretations) ?? new Map<Resource, BothQueries & { names: KnownTerms }>()
  const last = built.get(resource)
  if (isFromMemory && last?.names === names) return last
  const needs = needsOf(interpretations)
  const terms = await resolveTerms(db, resource, interpretations, { ...known, needs })
  const written = buildTiers(resource, terms, [])
  const meant = written && needs.length > 0 ? buildTiers(resource, terms, needs) : written
  if (isFromMemory) builtOf.set(interpretations, built.set(resource, { written, meant, names }))
  return { written, meant }
}
