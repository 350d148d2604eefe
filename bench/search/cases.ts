import { declarations } from '#resources'
import type { Database } from '#server/db/connection/database.ts'
import { searchRecords } from '#server/db/search/search.ts'
import { suggest } from '#server/db/search/assist/suggest.ts'

/** A search, or a suggestion, and names that it must find or must not find. */
interface Case {
  typed: string
  finds: readonly string[]
  never?: readonly string[]
  /** Whether the first of `finds` must be the first match. */
  isFirst?: boolean
  /** Whether the case is about suggestions instead of search results. */
  suggests?: boolean
}

const cases: readonly Case[] = [
  { typed: 'ဈေး', finds: ['သီရိစျေး'] },
  { typed: 'မန်တလေး', finds: ['မန္တလေးမုန့်တိုက်'], never: ['ပန်းတလေးဆိုင်', 'ကတလေးအိမ်'] },
  { typed: 'က', finds: ['ကမာရွတ်စာကြည့်တိုက်'], never: ['လက်ဖက်သုပ်ဆိုင်'] },
  { typed: 'ရန', finds: ['ရန်ကုန်စာအုပ်ဆိုင်'], never: ['ခရမ်းသီးဆိုင်'], suggests: true },
  { typed: 'kfc ကြက်', finds: ['KFCကြက်ကြော်ဆိုင်'], isFirst: true },
  { typed: 'လဘက်ရည်', finds: ['လက်ဖက်ရည်ဆိုင်အသစ်'] },
]

/** The names in the cases. A page of each is added to the database. */
export const chosenNames = [...new Set(cases.flatMap(({ finds, never = [] }) => [...finds, ...never]))]

/** Runs the cases, with a line for each. */
export async function tryCases(db: Database): Promise<{ text: string; isRight: boolean }[]> {
  const results: { text: string; isRight: boolean }[] = []
  for (const { typed, finds, never = [], isFirst, suggests } of cases) {
    const names = suggests
      ? await allSuggested(db, typed, [...finds, ...never])
      : (await allFound(db, typed)).map((row) => row['Name'] as string)
    const isRight =
      finds.every((name) => names.includes(name)) &&
      !never.some((name) => names.includes(name)) &&
      (!isFirst || names[0] === finds[0])
    const but = never.length > 0 ? `, not ${never.join(', ')}` : ''
    results.push({
      text: `${typed} ${suggests ? 'suggests' : 'finds'} ${finds.join(', ')}${isFirst ? ' first' : ''}${but}`,
      isRight,
    })
  }
  return results
}

async function allFound(db: Database, text: string) {
  const all = []
  for (let page = 1; ; page++) {
    const rows = await searchRecords(db, declarations.page, text, { viewer: null, page, perPage: 5000 })
    all.push(...rows)
    if (rows.length < 5000) return all
  }
}

/**
 * The names suggested for the typed text, and for each wanted name typed to its end. Ten names are suggested, and thousands may begin
 * with the text.
 */
async function allSuggested(db: Database, typed: string, names: readonly string[]): Promise<string[]> {
  const first = (await suggest(db, typed, null)).map(({ Name }) => Name)
  const typedToEnd = await Promise.all(
    names
      .filter((name) => name.startsWith(typed))
      .map(async (name) => (await suggest(db, name, null)).map(({ Name }) => Name)),
  )
  return [...first, ...typedToEnd.flat()]
}
