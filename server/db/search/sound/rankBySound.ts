import { sql, type SQL } from 'drizzle-orm'
import { hasEnglishLetters } from '#resources/text/sound/latinSounds.ts'
import { rememberedDistance } from '#resources/text/sound/soundDistance.ts'
import type { Executor } from '../../connection/database.ts'
import { quoteLexeme } from '../../searchIndex/vector.ts'
import { nameFields } from '../../schema/searchedFields.ts'
import { indexMatchesTier, isInScope, isSold, rowsOf, type SearchScope } from '../query/searchScope.ts'
import { nearnessOf, type Nearness } from './nearness.ts'
import { readAsSounds, soundQuery, type Breadth, type TermGroups } from './soundQuery.ts'

/** Each is asked only where those before find no name that is as good as meant. */
const breadths: readonly (Breadth & { meant: number; enough: number })[] = [
  { within: 0.26, together: 0.26, terms: 100, readings: 8, meant: 0.06, enough: 5 },
  { within: 0.31, together: 0.5, terms: 200, readings: 6, meant: 0.15, enough: 1 },
  { within: 0.66, together: 0.9, terms: 500, readings: 6, meant: 1, enough: 1 },
]
/** Mean distance of a syllable that is near. */
const near = 0.1
/** Mean distance and rank of a name that is probably meant. */
const [maxDistanceOfMeant, maxRankOfMeant] = [0.15, 0.18]
/** Such names are a first page of results at most. */
const maxMeant = 20

/** Names of which the distance is computed, the shortest first. */
const maxCandidates = 200
/** Names that are read from the index at all. */
const maxRead = 2000
/** Terms that the index looks up together: it compares each record that has one of them with all of these. */
const termsTogether = 50
/** Mean distance of a syllable that is still an answer, where nothing is written so. */
const maxDistance = 0.4

/**
 * The records whose Burmese names sound like this text, the nearest first. None for a text in another script than Latin.
 * @param onlyNear of a text that others are written with, as English words are
 */
export async function rankBySound(
  db: Executor,
  scope: SearchScope,
  text: string,
  { onlyNear = false } = {},
): Promise<FoundBySound[]> {
  const found = await findBySound(db, scope, text, onlyNear ? 1 : breadths.length)
  return found.filter(({ distance }) => distance <= (onlyNear ? near : maxDistance))
}

/**
 * The records that this text probably means by the sound of their names: near, and with little beside. It is looked further for them only
 * where nothing of that is near, and not for a text that is rather English.
 */
export async function meantBySound(db: Executor, scope: SearchScope, text: string): Promise<FoundBySound[]> {
  const found = await findBySound(db, scope, text, hasEnglishLetters(text) ? 1 : 2, isProbablyMeant)
  return found.filter(isProbablyMeant).slice(0, maxMeant)
}

const isProbablyMeant = ({ distance, rank }: Nearness) => distance <= maxDistanceOfMeant && rank <= maxRankOfMeant

/** Whether a text can be looked for by its sound: it is in Latin letters, with a syllable at least. */
export const hasSound = (text: string): boolean => readAsSounds(text).readings.length > 0

export interface FoundBySound {
  Id: number
  isSold: boolean
}

async function findBySound(
  db: Executor,
  scope: SearchScope,
  text: string,
  steps: number,
  isEnough: (one: Nearness) => boolean = () => false,
): Promise<(FoundBySound & Nearness)[]> {
  const asked = readAsSounds(text)
  if (asked.readings.length === 0) return []
  const found = new Map<number, FoundBySound & Nearness>()
  const between = rememberedDistance()
  for (const breadth of breadths.slice(0, steps)) {
    const query = soundQuery(asked.readings, breadth)
    const candidates = query.length === 0 ? [] : await findCandidates(db, scope, query)
    for (const { names, ...one } of candidates)
      if (!found.has(one.Id)) found.set(one.Id, { ...one, ...nearnessOf(asked, names, between) })
    const isMeant = [...found.values()].some(({ rank }) => rank <= breadth.meant)
    if ((isMeant && found.size >= breadth.enough) || [...found.values()].some(isEnough)) break
  }
  return [...found.values()].sort((a, b) => a.rank - b.rank || a.Id - b.Id)
}

interface Candidate extends FoundBySound {
  names: readonly (string | null)[]
}

/** Of a common sound the shortest names: they have the least beside what is asked for. */
function findCandidates(db: Executor, scope: SearchScope, query: readonly TermGroups[]) {
  const names = nameFields(scope.resource).map((name) => sql`r.${sql.identifier(name)}`)
  // Gathered in a subquery of its own, because with a limit the planner would walk the whole table.
  return db.rows<Candidate>(sql`with found as materialized (
      select r."Id", ${isSold(scope)} as "isSold", array[${sql.join(names, sql`, `)}] as names, length(r."SearchName") as words
      from ${rowsOf(scope)} where ${matchesSound(scope, query)} and ${isInScope(scope)})
    select f."Id", f."isSold", f.names from (select * from found limit ${maxRead}) f order by f.words, f."Id" limit ${maxCandidates}`)
}

/** Some terms at a time: for 500 in one query the index takes several times as long. */
function matchesSound(scope: SearchScope, query: readonly TermGroups[]): SQL {
  const anyOfSome = (terms: readonly string[]) =>
    indexMatchesTier(scope, { column: 'SearchName', query: terms.map(quoteLexeme).join(' | ') })
  const anyOf = (terms: readonly string[]) => joined(inParts(terms, termsTogether).map(anyOfSome), ' or ')
  return joined(
    query.map((groups) => joined(groups.map(anyOf), ' and ')),
    ' or ',
  )
}

const joined = (conditions: readonly SQL[], by: ' and ' | ' or '): SQL =>
  sql`(${sql.join([...conditions], sql.raw(by))})`

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))
