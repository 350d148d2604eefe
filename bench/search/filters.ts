import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import type { Database } from '#server/db/connection/database.ts'
import { didYouMean } from '#server/db/search/assist/spellingCorrection.ts'
import { searchRecords } from '#server/db/search/search.ts'
import type { SearchFilters } from '#server/db/search/query/filters.ts'
import { line, timed } from '../measure.ts'

/** Words of every tenth page, of few, and of one. */
const texts = ['ဆိုင်', 'shop', 'စားသောက်ဆိုင်', 'hotel', 'လက်ဖက်ရည်', 'mohinga', 'ပုလဲ', 'ရွှေ', 'မျက်စိ', 'Aunty Moe']

const yangon = { latitude: 16.7967, longitude: 96.161 }
const nowhere = { latitude: 20, longitude: 90 }

/** Searches narrowed to what has few pages and many, and texts with a spelling that no name has; a line each. */
export async function timeFilters(db: Database): Promise<string[]> {
  const most = (column: string, from: string) =>
    db.rows<{ Id: number }>(
      sql`select ${sql.identifier(column)} as "Id" from ${sql.identifier(from)} where ${sql.identifier(column)} is not null
        group by 1 order by count(*) desc limit 1`,
    )
  const [[town], [category]] = await Promise.all([most('TownId', 'page'), most('CategoryId', 'pageCategory')])
  const narrowed: Record<string, SearchFilters> = {
    'in a town': { townId: town!.Id },
    'in a category': { categoryId: category!.Id },
    'open at noon': { openAt: new Date('2026-11-20T05:30:00Z') },
    'open at night': { openAt: new Date('2026-11-20T20:30:00Z') },
    'near the middle of Yangon': { near: yangon },
    'within 10 km of it': { near: yangon, within: 10 },
    'far from all': { near: nowhere },
    'in a town and a category, open at noon, near': {
      townId: town!.Id,
      categoryId: category!.Id,
      openAt: new Date('2026-11-20T05:30:00Z'),
      near: yangon,
    },
  }
  const lines: string[] = []
  for (const [what, filters] of Object.entries(narrowed)) {
    const search = (text: string) =>
      searchRecords(db, declarations.page, text, { viewer: null, page: 1, perPage: 20, filters })
    lines.push(`${what}: ${line(await timed([...texts, ...texts], search))}`)
  }
  return lines
}

const misspelt = 'manadalay|resturant|pharmcy|hotle yangon|moblie phone|goldn shop'
  .concat('|မန္တလး|ရွေဆိုင်|လက်ဖတ်ရည်|ရန်ကန်|မန္တလး ဟိုတယ်|ကွန်ပျူတ')
  .split('|')

export const timeOtherSpellings = async (db: Database): Promise<string> =>
  line(await timed([...misspelt, ...misspelt], (text) => didYouMean(db, text, null)))
