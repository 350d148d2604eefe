import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { declarations, type Town } from '#resources'
import { openDatabase, type Database } from '#server/db/connection/database.ts'
import { publicBatches } from '#server/db/records/publicList.ts'
import { insertRecord } from '#server/db/writing/mutations.ts'
import { StartError } from '#server/errors.ts'
import { importFile } from '#server/import/importFile.ts'
import { startCommand } from '#tests/backup/command.ts'
import { createTestDatabase } from '#tests/database.ts'

const ours = join(import.meta.dirname, 'towns.csv')
let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolSize: 2 })
  folder = await mkdtemp(join(tmpdir(), 'zay-import-'))
})
afterEach(async () => {
  await db.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

const bring = (file: string) => importFile(database.url, declarations.town, file, () => {})

async function towns(): Promise<Town[]> {
  const found: Town[] = []
  for await (const rows of publicBatches(db, declarations.town, null)) found.push(...(rows as unknown as Town[]))
  return found
}

test('thirty towns are imported, and a second import duplicates none', async () => {
  expect(await bring(ours)).toEqual({ counts: { new: 30 }, problems: [] })
  expect(await bring(ours)).toEqual({ counts: { same: 30 }, problems: [] })
  const all = await towns()
  expect(all).toHaveLength(30)
  expect(all.find(({ Name }) => Name === 'Meiktila')).toMatchObject({
    BurmeseName: 'မိတ္ထီလာ',
    RegionName: 'Mandalay',
    RegionBurmeseName: 'မန္တလေးတိုင်းဒေသကြီး',
    Latitude: 20.878,
    Longitude: 95.858,
    PostalCode: '05181',
  })
})

test('the sign that an export sets before what looks like a formula is taken away again', async () => {
  const file = join(folder, 'exported.csv')
  await writeFile(file, `Name,BurmeseName,RegionName,Latitude,Longitude\n'@Mawlaik,မော်လိုက်,Sagaing,23.6,94.4\n`)
  await bring(file)
  expect((await towns()).map(({ Name }) => Name)).toEqual(['@Mawlaik'])
})

test('an existing town without a postal code is updated, also if only its Burmese name matches', async () => {
  await bring(ours)
  const region = (await towns()).find(({ Name }) => Name === 'Shan' || Name === 'Taunggyi')!.RegionId
  await db.transaction((tx) =>
    insertRecord(tx, declarations.town, { columns: { Name: 'Lashio', BurmeseName: 'လားရှိုး', RegionId: region } }),
  )
  const file = join(folder, 'more.csv')
  await writeFile(
    file,
    'Name,BurmeseName,Region,Latitude,Longitude,PostalCode\nLashio Town,လားရှိုး,Shan,22.936,97.75,06051\n',
  )
  expect(await bring(file)).toEqual({ counts: { changed: 1 }, problems: [] })
  const found = (await towns()).filter(({ BurmeseName }) => BurmeseName === 'လားရှိုး')
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ Name: 'Lashio Town', PostalCode: '06051', Latitude: 22.936 })
})

test('a bad value is left out, a row that is none is refused, each with its line and reason', async () => {
  const lines = (await readFile(ours, 'utf8')).trimEnd().split('\n')
  lines.splice(3, 1, 'Kamayut,ကမာရွတ်,Yangon,ရန်ကုန်တိုင်းဒေသကြီး,far away,96.131,11041')
  lines.splice(7, 1, 'Amarapura,အမရပူရ,Mandalay')
  lines.splice(10, 1, ',ညောင်ဦး,Mandalay,မန္တလေးတိုင်းဒေသကြီး,21.198,94.911,05231')
  lines.splice(20, 1, 'Monywa,မုံရွာ,Sagaing,စစ်ကိုင်းတိုင်းဒေသကြီး,122.114,95.135,02011')
  const file = join(folder, 'bad.csv')
  await writeFile(file, lines.join('\n'))
  const report = await bring(file)
  expect(report.counts).toEqual({ new: 29, refused: 1 })
  expect(report.problems.map(({ line, isRefused }) => [line, isRefused])).toEqual([
    [4, false],
    [8, true],
    [21, false],
  ])
  const reasonAt = (line: number) => report.problems.find((problem) => problem.line === line)!.reason
  expect(reasonAt(4)).toMatch(/Latitude: .*far away/)
  expect(reasonAt(8)).toMatch(/fewer values/)
  expect(reasonAt(21)).toMatch(/122\.114/)
  const all = await towns()
  expect(all).toHaveLength(29)
  expect(all.find(({ Name }) => Name === 'Kamayut')).toMatchObject({ Latitude: 0, RegionName: 'Yangon' })
  // A Burmese name alone is the name.
  expect(all.find(({ PostalCode }) => PostalCode === '05231')).toMatchObject({ Name: 'ညောင်ဦး' })
})

test('spellings of spreadsheets make no doubles: a code without its zero, capitals, a region by its Burmese name', async () => {
  await bring(ours)
  const file = join(folder, 'again.csv')
  await writeFile(
    file,
    `name,Burmese Name,REGION,latitude,longitude,postal_code
MEIKTILA,မိတ္ထီလာ,MANDALAY,20.878,95.858,5181
Latha,လသာ,ရန်ကုန်တိုင်းဒေသကြီး,16.777,96.151,11131
Lashio,,SHAN,22.936,97.75,
LASHIO,,shan,22.936,97.75,
`,
  )
  expect(await bring(file)).toEqual({
    counts: { new: 1, same: 2, double: 1 },
    problems: [{ line: 5, isRefused: true, reason: 'Double of row 4' }],
  })
  const all = await towns()
  expect(all).toHaveLength(31)
  expect(new Set(all.map(({ RegionId }) => RegionId)).size).toBe(new Set(all.map(({ RegionName }) => RegionName)).size)
  expect(all.find(({ PostalCode }) => PostalCode === '05181')).toMatchObject({
    Name: 'Meiktila',
    RegionName: 'Mandalay',
  })
})

const asText = (separator: string) => ['Name', 'Region', 'Latitude', 'Longitude'].join(separator)
const row = (separator: string) => ['"Lashio, North"', 'Shan', '22.936', '97.75'].join(separator)

test.each([
  ['semicolons', `\uFEFF${asText(';')}\r\n${row(';')}\r\n`, 'utf8'],
  ['tabs in UTF-16', `\uFEFF${asText('\t')}\r\n${row('\t')}\r\n`, 'utf16le'],
  ['UTF-16 without its mark', `${asText(',')}\n${row(',')}\n`, 'utf16le'],
] as const)('a table with %s is read', async (_, text, encoding) => {
  const file = join(folder, 'table.csv')
  await writeFile(file, Buffer.from(text, encoding))
  expect(await bring(file)).toEqual({ counts: { new: 1 }, problems: [] })
  expect((await towns())[0]).toMatchObject({ Name: 'Lashio, North', Latitude: 22.936 })
})

test('a row with a zero byte is refused, half of a place is left out', async () => {
  const file = join(folder, 'zero.csv')
  await writeFile(file, 'Name,Latitude,Longitude\nLash\0io,22.9,97.7\nHsipaw,22.6,97.3\nMuse,23.9,\n')
  const { counts, problems } = await bring(file)
  expect(counts).toEqual({ new: 2, refused: 1 })
  expect(problems).toMatchObject([
    { line: 2, isRefused: true, reason: 'This row holds a zero byte.' },
    { line: 4, isRefused: false, reason: expect.stringContaining('23.9') as string },
  ])
})

test.each([
  ['none.csv', null, /There is no file .*none\.csv/],
  ['empty.csv', '', /This file is empty/],
  ['blank.csv', ' \n\n', /has no rows/],
  ['header.csv', 'Name,Region\n', /has no rows/],
  ['sheet.csv', 'PK\x03\x04 and more', /This is a workbook/],
  ['unknown.csv', 'Place;State\nLashio;Shan\n', /No column of .* is called Name/],
  ['proto.csv', '__proto__,constructor\nx,y\n', /No column of .* is called Name/],
  ['latin.csv', Buffer.from([...Buffer.from('Name\nCaf'), 0xe9, 0x0a]), /neither in UTF-8/],
])('%s is refused with a sentence', async (name, content, sentence) => {
  const file = join(folder, name)
  if (content !== null) await writeFile(file, content)
  await expect(bring(file)).rejects.toThrow(sentence)
  await expect(bring(file)).rejects.toBeInstanceOf(StartError)
})

test('the command says which lines it left out and why, what it did, and ends with 1 then', async () => {
  const file = join(folder, 'some.csv')
  await writeFile(file, 'Name,Region,Latitude,Longitude\nLashio,Shan,22.936,97.75\n,Shan,20,97\n')
  const env = { DATA_DIR: folder, DATABASE_URL: database.url }
  const { code, told, said } = await startCommand(['import', 'town', file], env).ended
  expect(code).toBe(1)
  expect(said).toMatch(/^Line 3: Name: .*$/)
  expect(told).toBe('1 added, 0 changed, 0 as they were, 1 left out\n')
})
