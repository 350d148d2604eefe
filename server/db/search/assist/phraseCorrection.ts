import { sql } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import { isBurmeseToken, type QueryInterpretation } from '#resources/text/index.ts'
import type { Executor } from '../../connection/database.ts'
import type { Viewer } from '../../records/visibility.ts'
import { lexeme, quoteLexeme } from '../../searchIndex/vector.ts'
import { isInScope } from '../query/searchScope.ts'
import { findSimilarSyllables, findSimilarWords, type SimilarWord } from './similarWords.ts'
import { surfaceForm } from './surfaceForm.ts'

export interface CorrectedText {
  text: string
  distance: number
}

export const maxCorrections = 3
/** Edited phrases that are looked up in names. */
const maxEditedPhrases = 80
/** Edited phrases of one statement. The likeliest are in the first, and each that no name contains takes as long as any other. */
const phrasesPerStatement = 20

/** The whole text corrected as one phrase that some name contains, spelled as in that name. */
export async function correctPhrase(
  db: Executor,
  interpretations: readonly QueryInterpretation[],
  viewer: Viewer,
): Promise<CorrectedText[]> {
  const tokens = interpretations.flatMap((interpretation) => interpretation.tokens)
  const similar = new Map([...(await findSimilarWords(db, tokens)), ...(await findSimilarSyllables(db, tokens))])
  const phrases = interpretations
    .flatMap((interpretation) => editPhrase(interpretation.tokens, similar))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxEditedPhrases)
  const corrections: CorrectedText[] = []
  for (let at = 0; at < phrases.length && corrections.length < maxCorrections; at += phrasesPerStatement)
    corrections.push(...(await findInNames(db, phrases.slice(at, at + phrasesPerStatement), viewer)))
  return corrections
}

/** A phrase with one edit. `null` stands for one more token, whichever it is. */
interface EditedPhrase {
  tokens: readonly (string | null)[]
  distance: number
}

/** An edit that inserts or deletes a syllable is less likely than one inside a syllable. */
const syllableDistance = 1.5
const BARE_CONSONANT = /^[က-အ]$/u
const ASAT = '\u103A'

/** The phrases that differ from this one by a similar word, by a missing asat, or by one syllable more or less. */
function editPhrase(tokens: readonly string[], similar: ReadonlyMap<string, readonly SimilarWord[]>): EditedPhrase[] {
  const phrases: EditedPhrase[] = []
  const replace = (at: number, count: number, by: readonly (string | null)[], distance: number) =>
    phrases.push({ tokens: [...tokens.slice(0, at), ...by, ...tokens.slice(at + count)], distance })
  tokens.forEach((token, at) => {
    for (const { word, distance } of similar.get(token) ?? []) replace(at, 1, [word], distance)
    const next = tokens[at + 1]
    if (!isBurmeseToken(token) || next === undefined || !isBurmeseToken(next)) return
    // A final consonant without its asat is a syllable of its own: ရန for ရန်.
    if (BARE_CONSONANT.test(next)) replace(at, 2, [`${token}${next}${ASAT}`], 1)
    replace(at + 1, 0, [null], syllableDistance)
    if (tokens.length > 2) replace(at, 1, [], syllableDistance)
  })
  if (tokens.length > 2) replace(tokens.length - 1, 1, [], syllableDistance)
  return phrases
}

/** As `tsquery`: `a <-> b`, or `a <2> b` around one unknown token. */
function phraseQuery({ tokens }: EditedPhrase): string {
  let query = ''
  let gap = 1
  for (const token of tokens) {
    if (token === null) gap += 1
    else {
      query += query === '' ? quoteLexeme(lexeme(token)) : ` <${gap}> ${quoteLexeme(lexeme(token))}`
      gap = 1
    }
  }
  return query
}

/** What is suggested by its name. Towns and categories are asked first: they are best known. */
const namedSources = (['first', 'often'] as const).flatMap((when) =>
  [...registry.values()].filter(({ search }) => search.suggested === when),
)

/** Those of the phrases that a name contains, spelled as in that name. */
async function findInNames(db: Executor, phrases: readonly EditedPhrase[], viewer: Viewer): Promise<CorrectedText[]> {
  if (phrases.length === 0) return []
  const nameIn = (resource: Resource) =>
    sql`(select r.${sql.identifier(resource.title)} as "Name",
      ${'BurmeseName' in resource.fields ? sql`r."BurmeseName"` : sql`null::text`} as "BurmeseName"
      from ${sql.identifier(resource.name)} r
      where r."SearchName" @@ q.query::tsquery and ${isInScope({ resource, viewer })} limit 1)`
  const rows = await db.rows<{ At: string; Name: string | null; BurmeseName: string | null }>(sql`
    select q.at as "At", hit.* from unnest(${sql.param(phrases.map(phraseQuery))}::text[]) with ordinality as q(query, at)
    cross join lateral (
      ${sql.join(namedSources.map(nameIn), sql` union all `)} limit 1
    ) hit order by q.at`)
  return rows.flatMap(({ At, Name, BurmeseName }) => {
    const { tokens, distance } = phrases[Number(At) - 1]!
    const text = [Name, BurmeseName].map((name) => name && surfaceForm(name, tokens)).find(Boolean)
    return text ? [{ text, distance }] : []
  })
}
