import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { declarations } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { withDirectConnection } from '../../connection/database.ts'
import { insertRecords } from '../../writing/bulk.ts'
import { searchRecords } from '../search.ts'

const { database, db } = await openTestDatabase()

test('a business is found by the name of its town as it is now, in either language', async () => {
  await withDirectConnection(database.url, async (own) => {
    await insertRecords(own, declarations.region, [{ Id: 1, Name: 'Yangon Region' }])
    await insertRecords(own, declarations.town, [
      { Id: 3, Name: 'North Okkalapa', BurmeseName: 'မြောက်ဥက္ကလာပ', RegionId: 1 },
    ])
    await insertRecords(own, declarations.page, [{ Id: 1, Name: 'Rice of the north', TownId: 3, Status: 1 }])
  })
  const businesses = async (text: string) =>
    (await searchRecords(db, declarations.page, text, { viewer: null, page: 1, perPage: 20 })).map(({ Name }) => Name)
  expect(await businesses('north okkalapa rice')).toEqual(['Rice of the north'])
  expect(await businesses('မြောက်ဥက္ကလာပ rice')).toEqual(['Rice of the north'])
  await db.rows(
    sql`update "town" set "Name" = 'Inle', "SearchName" = '''inle'':1 ''^inle'':1 ''=inle''' where "Id" = 3`,
  )
  expect(await businesses('inle rice')).toEqual(['Rice of the north'])
  expect(await businesses('okkalapa rice')).toEqual([])
})
