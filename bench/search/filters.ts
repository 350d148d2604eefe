import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { narrowedNames, ordersOf } from '#resources/narrowing.ts'
import type { Database } from '#server/db/connection/database.ts'
import { correctSpelling } from '#server/db/search/assist/spellingCorrection.ts'
import { filterRecords } from '#server/db/search/filterRecords.ts'
import { searchRecords } from '#server/db/search/search.ts'
import type { SearchFilters } from '#server/db/search/query/filters.ts'
import { line, timed } from '../measure.ts'

/** Words that are in every tenth page, in few, and in one. */
const queries = ['ဆိုင်', 'shop', 'စားသောက်ဆိုင်', 'hotel', 'လက်ဖက်ရည်', 'mohinga', 'ပုလဲ', 'ရွှေ', 'မျက်စိ', 'Aunty Moe']

const yangon = { latitude: 16.7967, longitude: 96.161 }
/** More than 50 km from every page. */
const remote = { latitude: 20, longitude: 90 }

/** Times searches with filters, in a line each. Town and category are those with the most pages. */
export async function timeFilters(db: Database): Promise<string[]> {
  const mostFrequent = (column: string, from: string) =>
    db.rows<{ Id: number }>(
      sql`select ${sql.identifier(column)} as "Id" from ${sql.identifier(from)} where ${sql.identifier(column)} is not null
        group by 1 order by count(*) desc limit 1`,
    )
  const [[town], [category]] = await Promise.all([
    mostFrequent('TownId', 'page'),
    mostFrequent('CategoryId', 'pageCategory'),
  ])
  const filtersByName: Record<string, SearchFilters> = {
    'in a town': { townId: town!.Id },
    'in a category': { categoryId: category!.Id },
    'open at noon': { openAt: new Date('2026-11-20T05:30:00Z') },
    'open at night': { openAt: new Date('2026-11-20T20:30:00Z') },
    'near the middle of Yangon': { near: yangon },
    'within 10 km of it': { near: yangon, within: 10 },
    'far from all': { near: remote },
    'rated 4 and more': { rated: 4 },
    'in a town and a category, open at noon, near': {
      townId: town!.Id,
      categoryId: category!.Id,
      openAt: new Date('2026-11-20T05:30:00Z'),
      near: yangon,
    },
  }
  const lines: string[] = []
  for (const [what, filters] of Object.entries(filtersByName)) {
    const search = (text: string) =>
      searchRecords(db, declarations.page, text, { viewer: null, page: 1, perPage: 20, filters })
    lines.push(`${what}: ${line(await timed([...queries, ...queries], search))}`)
  }
  const priced = (text: string) =>
    searchRecords(db, declarations.product, text, {
      viewer: null,
      page: 1,
      perPage: 20,
      filters: { priceFrom: 1000, priceTo: 5000 },
    })
  lines.push(`products for 1,000 to 5,000 kyat: ${line(await timed([...queries, ...queries], priced))}`)
  return lines
}

/** Times each order, of what texts find and of all that filters leave without a text. */
export async function timeOrders(db: Database): Promise<string[]> {
  const lines: string[] = []
  for (const name of narrowedNames)
    for (const order of ordersOf(name, 'found', { near: '1' })) {
      const asked = {
        viewer: null,
        page: 1,
        perPage: 20,
        order,
        ...(order === 'nearest' && { filters: { near: yangon } }),
      }
      const found = await timed([...queries, ...queries], (text) => searchRecords(db, declarations[name], text, asked))
      const all = await timed(queries, () => filterRecords(db, declarations[name], asked))
      lines.push(`${name} by ${order}: ${line(found)}; without a text: ${line(all)}`)
    }
  return lines
}

/** Texts in a spelling that no name has. */
const misspelt = 'manadalay|resturant|pharmcy|hotle yangon|moblie phone|goldn shop'
  .concat('|မန္တလး|ရွေဆိုင်|လက်ဖတ်ရည်|ရန်ကန်|မန္တလး ဟိုတယ်|ကွန်ပျူတ')
  .split('|')

/** Times spelling corrections. */
export const timeCorrections = async (db: Database): Promise<string> =>
  line(await timed([...misspelt, ...misspelt], (text) => correctSpelling(db, text, null)))
