import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { declarations, type Resource } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { insertRecords } from '../../writing/bulk.ts'
import { withDirectConnection, type Executor } from '../../connection/database.ts'
import { compile } from '../../connection/statements.ts'
import { searchRecords } from '../search.ts'
import { interpretQuery } from './interpretations.ts'
import { isKnownSource, knownTerms } from './knownTerms.ts'
import { segmentQueries } from './segmentQueries.ts'
import { wholeNameQuery, wholePhraseQuery } from './tsquery.ts'

const { database, db } = await openTestDatabase()
const { category, region, town } = declarations

beforeAll(() =>
  withDirectConnection(database.url, async (own) => {
    await insertRecords(own, region, [
      { Id: 1, Name: 'Yangon Region', BurmeseName: 'ရန်ကုန်တိုင်းဒေသကြီး' },
      { Id: 2, Name: 'Mandalay Region', BurmeseName: 'မန္တလေးတိုင်းဒေသကြီး' },
    ])
    await insertRecords(own, town, [
      { Id: 1, Name: 'Yangon', BurmeseName: 'ရန်ကုန်', RegionId: 1 },
      { Id: 2, Name: 'Mandalay', BurmeseName: 'မန္တလေး', RegionId: 2 },
      { Id: 3, Name: 'North Okkalapa', BurmeseName: 'မြောက်ဥက္ကလာပ', RegionId: 1 },
      { Id: 4, Name: 'Okpo', RegionId: 1 },
    ])
    await insertRecords(own, category, [
      { Id: 1, Name: 'Tea shop', BurmeseName: 'လက်ဖက်ရည်ဆိုင်' },
      { Id: 2, Name: 'Hotel', BurmeseName: 'ဟိုတယ်' },
      { Id: 3, Name: 'Team building', BurmeseName: null },
      { Id: 4, Name: 'Hotel', BurmeseName: 'တည်းခိုခန်း' },
    ])
    await insertRecords(own, declarations.page, [{ Id: 1, Name: 'Rice of the north', TownId: 3, Status: 1 }])
  }),
)

const texts = [
  'tea', 'te', 'shop tea', 'tea shop', 'tea shops', 'hotel', 'hotels', 'yangon hotel', 'mandalay', 'mandal', 'north okkalapa', 'okkalapa north',
  'ok', 'ဟိုတယ်', 'ရန်ကုန်', 'ရန်', 'ကုန်', 'ကုန်ရန်', 'ရန်ကုန်ဟိုတယ်', 'လက်ဖက်ရည်', 'လက်ဖက်ရည်ဆိုင်', 'ဆိုင်', 'တိုင်းဒေသကြီး', 'zzyzx', 't',
] // oxfmt-ignore

test('every term names what the index of its table finds', async () => {
  const known = await knownTerms(db)
  const inTable = async ({ name }: Resource, query: string) =>
    (
      await db.rows<{ Id: number }>(
        sql`select "Id" from ${sql.identifier(name)} where "SearchName" @@ ${query}::tsquery order by "Id"`,
      )
    ).map(({ Id }) => Id)
  let found = 0
  for (const text of texts) {
    const interpretations = interpretQuery(text)
    const terms = [
      wholePhraseQuery(interpretations, 'prefix'),
      ...interpretations.flatMap((one) => segmentQueries(one)),
    ]
    for (const term of terms)
      for (const source of [category, region, town]) {
        const ids = await inTable(source, term)
        expect([term, known.ids(source.name, term).toSorted((a, b) => a - b)]).toEqual([term, ids])
        found += ids.length
      }
    const names = await db.rows(
      sql`select "Name", "BurmeseName" from "town" where "SearchName" @@ ${wholeNameQuery(interpretations)}::tsquery and "BurmeseName" is not null
        union all select "Name", "BurmeseName" from "category" where "SearchName" @@ ${wholeNameQuery(interpretations)}::tsquery and "BurmeseName" is not null`,
    )
    const named = known.named(interpretations.map(({ tokens }) => tokens))
    expect([text, named.map(({ BurmeseName }) => BurmeseName).toSorted()]).toEqual([
      text,
      names.map(({ BurmeseName }) => BurmeseName).toSorted(),
    ])
  }
  expect(found).toBeGreaterThan(50)
})

test('a name is known by its new words once it has changed, whoever changed it', async () => {
  const townsNamed = async (text: string) =>
    (await knownTerms(db)).ids('town', wholePhraseQuery(interpretQuery(text), 'exact'))
  expect(await townsNamed('bagan')).toEqual([])
  await db.rows(sql`update "town" set "Name" = 'Bagan' where "Id" = 4`)
  expect(await townsNamed('bagan')).toEqual([4])
  expect(await townsNamed('okpo')).toEqual([])
})

test('a search begins with the names known last, and finds by the names as they are now', async () => {
  const businesses = async (text: string) =>
    (await searchRecords(db, declarations.page, text, { viewer: null, page: 1, perPage: 20 })).map(({ Name }) => Name)
  expect(await businesses('north okkalapa rice')).toEqual(['Rice of the north'])
  await db.rows(sql`update "town" set "Name" = 'Inle' where "Id" = 3`)
  expect(await businesses('inle rice')).toEqual(['Rice of the north'])
  expect(await businesses('okkalapa rice')).toEqual([])
})

test('where records are found, nothing else is asked to know that the names are still the same', async () => {
  const sent: string[] = []
  const watched: Executor = {
    rows: (query, kept) => {
      sent.push(compile(query).text)
      return db.rows(query, kept)
    },
  }
  const search = async (text: string) => {
    sent.length = 0
    const found = await searchRecords(watched, declarations.page, text, { viewer: null, page: 1, perPage: 20 })
    return { found: found.length, asked: sent.filter((one) => one.startsWith('select (select string_agg')).length }
  }
  await search('rice')
  expect(await search('rice')).toEqual({ found: 1, asked: 0 })
  expect(await search('zzyzx')).toEqual({ found: 0, asked: 1 })
})

test('product categories are many, and are not held in memory', () => {
  expect([category, region, town, declarations.productCategory].map(isKnownSource)).toEqual([true, true, true, false])
})
