import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { isBurmeseToken, tokenize, withoutStopWords, type QueryInterpretation } from '#resources/text/index.ts'
import { shownTo } from '../query/ranking.ts'
import { syllablesLike, wordsLike, type Correction } from './similarWords.ts'
import type { Executor } from '../../connection/database.ts'
import { countUpTo, findsSomething } from '../search.ts'
import { lexeme, quoteLexeme } from '../index/vector.ts'
import type { Viewer } from '../../records/visibility.ts'
import { waysOf } from '../query/interpretations.ts'

/** A text that finds something where the one asked for did not. */
export interface Meant {
  Text: string
}

const most = 3
/** Whoever finds this many meant what they typed. */
const enough = 3
/** Longer texts are not typing errors. */
const mostTokens = 12
const mostChunks = 4
const mostTried = 80
/** Asked of names at once. The likeliest come first, and each that is asked for in vain takes as long. */
const triedAtOnce = 20

/**
 * Texts near to one that finds nothing or little: Latin words spelled alike, Burmese by syllables a step apart, put in or left
 * out. Each is spelled as names spell it, and each finds something for this person.
 */
export async function didYouMean(db: Executor, text: string, viewer: Viewer): Promise<Meant[]> {
  const ways = waysOf(text)
  const [first] = ways
  if (!first || first.tokens.length > mostTokens) return []
  const count = await countUpTo(db, ways, viewer, enough)
  if (count >= enough) return []
  const candidates = [...(await asOne(db, ways, viewer)), ...(await wordByWord(db, text, viewer))]
  const asked = new Set(ways.map(({ tokens }) => tokens.join(' ')))
  const finding = async (texts: readonly string[]) => {
    const meant: Meant[] = []
    for (const Text of texts) {
      const key = tokenize(Text).join(' ')
      if (asked.has(key)) continue
      asked.add(key)
      if (await findsSomething(db, waysOf(Text), viewer)) meant.push({ Text })
      if (meant.length === most) break
    }
    return meant
  }
  const spelled = candidates.sort((a, b) => a.steps - b.steps).map((one) => one.text)
  const meant = await finding(spelled)
  return meant.length > 0 || count > 0 ? meant : finding(lessOf(text, ways))
}

/**
 * What is left of a text without one of its parts, and each part alone; of a line that has none, its beginnings. The longest first,
 * as they are typed: of hotels in a town without one, the hotels, and the town.
 */
function lessOf(text: string, all: readonly QueryInterpretation[]): string[] {
  const fewer = withoutStopWords(all)
  const ways = fewer.length > 0 ? fewer : all
  const less = ways.flatMap(({ tokens: whole, segments: parts }) => {
    if (parts.length > mostChunks) return []
    if (parts.length < 2) return whole.slice(Math.ceil(whole.length / 2)).map((_, at) => [whole.slice(0, -1 - at)])
    const without = parts.map((_, left) => parts.filter((_, at) => at !== left))
    return [...(fewer.length > 0 ? [parts] : []), ...(parts.length > 2 ? without : []), ...parts.map((part) => [part])]
  })
  return less
    .map((pieces) => pieces.map((piece) => asSpelled(text, piece)))
    .flatMap((pieces) => (pieces.includes(null) ? [] : [pieces.join(' ')]))
    .sort((a, b) => tokenize(b).length - tokenize(a).length)
}

interface Candidate {
  text: string
  steps: number
}

/** Each word between spaces corrected on its own: they need not stand side by side anywhere. */
async function wordByWord(db: Executor, text: string, viewer: Viewer): Promise<Candidate[]> {
  const chunks = text.trim().split(/\s+/u)
  if (chunks.length < 2 || chunks.length > mostChunks) return []
  let spelled: Candidate[] = [{ text: '', steps: 0 }]
  for (const chunk of chunks) {
    const ways = waysOf(chunk)
    const stays = ways.length === 0 || (await findsSomething(db, ways, viewer))
    const meant = stays ? [{ text: chunk, steps: 0 }] : (await asOne(db, ways, viewer)).slice(0, most)
    spelled = spelled
      .flatMap((before) =>
        meant.map((one) => ({ text: `${before.text} ${one.text}`.trim(), steps: before.steps + one.steps })),
      )
      .slice(0, most * most)
  }
  return spelled.filter(({ steps }) => steps > 0)
}

/** A try: a sequence to look for in names. `null` stands for a syllable that was left out. */
interface Try {
  tokens: readonly (string | null)[]
  steps: number
}

/** The whole text as one sequence of a name, as that name spells it. */
async function asOne(db: Executor, ways: readonly QueryInterpretation[], viewer: Viewer): Promise<Candidate[]> {
  const all = ways.flatMap(({ tokens }) => tokens)
  const like = new Map([...(await wordsLike(db, all)), ...(await syllablesLike(db, all))])
  const tries = ways.flatMap((way) => triesOf(way.tokens, like))
  tries.sort((a, b) => a.steps - b.steps)
  const found: Candidate[] = []
  for (let at = 0; at < Math.min(tries.length, mostTried) && found.length < most; at += triedAtOnce)
    found.push(...(await spelledAsNames(db, tries.slice(at, Math.min(at + triedAtOnce, mostTried)), viewer)))
  return found
}

function triesOf(given: readonly string[], like: ReadonlyMap<string, readonly Correction[]>): Try[] {
  const tries: Try[] = []
  const replaced = (at: number, length: number, by: readonly (string | null)[], steps: number) =>
    tries.push({ tokens: [...given.slice(0, at), ...by, ...given.slice(at + length)], steps })
  given.forEach((token, at) => {
    for (const { token: meant, steps } of like.get(token) ?? []) replaced(at, 1, [meant], steps)
    const next = given[at + 1]
    if (!isBurmeseToken(token) || next === undefined || !isBurmeseToken(next)) return
    // A final consonant without its killer is a syllable of its own: ရန for ရန်.
    if (/^[က-အ]$/u.test(next)) replaced(at, 2, [`${token}${next}\u103A`], 1)
    replaced(at + 1, 0, [null], 1.5)
    if (given.length > 2) replaced(at, 1, [], 1.5)
  })
  if (given.length > 2) replaced(given.length - 1, 1, [], 1.5)
  return tries
}

/** `a <-> b`, `a <2> b` around one left out. */
function query({ tokens }: Try): string {
  let text = ''
  let gap = 1
  for (const token of tokens) {
    if (token === null) gap += 1
    else {
      text += text === '' ? quoteLexeme(lexeme(token)) : ` <${gap}> ${quoteLexeme(lexeme(token))}`
      gap = 1
    }
  }
  return text
}

/** Which tries some name holds, written as it writes them. Town and category names first, being the best known. */
async function spelledAsNames(db: Executor, tries: readonly Try[], viewer: Viewer): Promise<Candidate[]> {
  if (tries.length === 0) return []
  const queries = tries.map(query)
  const name = (from: 'BurmeseName' | null) => (from ? sql`r."BurmeseName"` : sql`null::text`)
  const hitIn = (table: string, burmese: 'BurmeseName' | null, where = sql`true`) =>
    sql`(select r."Name", ${name(burmese)} as "BurmeseName" from ${sql.identifier(table)} r
      where r."SearchName" @@ q.query::tsquery and ${where} limit 1)`
  const hits = await db.rows<{ At: string; Name: string | null; BurmeseName: string | null }>(sql`
    select q.at as "At", hit.* from unnest(${sql.param(queries)}::text[]) with ordinality as q(query, at)
    cross join lateral (
      ${hitIn('town', 'BurmeseName')} union all ${hitIn('category', 'BurmeseName')}
      union all ${hitIn('page', 'BurmeseName', shownTo({ resource: declarations.page, viewer }))}
      union all ${hitIn('product', null, sql`r."Listed"`)} limit 1
    ) hit order by q.at`)
  return hits.flatMap(({ At, Name, BurmeseName }) => {
    const tried = tries[Number(At) - 1]!
    const text = [Name, BurmeseName].map((one) => (one === null ? null : asSpelled(one, tried.tokens))).find(Boolean)
    return text ? [{ text, steps: tried.steps }] : []
  })
}

/** Whoever writes longer names than this is not quoted from: names may have a thousand letters, and each is a place to begin. */
const longestName = 300

/** The piece of a name whose tokens these are, as the name writes it; null where it has no such piece near its beginning. */
function asSpelled(name: string, wanted: readonly (string | null)[]): string | null {
  const near = name.slice(0, longestName)
  const fits = (found: readonly string[]) => wanted.every((token, at) => token === null || token === found[at])
  const cuts = [...near.matchAll(/(?<!\u1039)\P{M}/gu)].map(({ index }) => index)
  for (const from of cuts) {
    // Read once from each place; only where it goes on as wanted is its end looked for.
    if (!fits(tokenize(near.slice(from)))) continue
    for (const to of [...cuts.filter((cut) => cut > from), near.length]) {
      const piece = near.slice(from, to)
      const found = tokenize(piece)
      if (found.length > wanted.length) break
      if (found.length === wanted.length && fits(found)) return piece.trim().replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
    }
  }
  return null
}
