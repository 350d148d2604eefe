import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { startApp, type TestApp } from '../api/support/app.ts'
import { signIn, superAdminEmail, type Answer, type Person } from '../api/support/client.ts'
import { startDebianPostgres, type DebianPostgres } from '../api/support/debianPostgres.ts'
import { exampleFields } from '../api/support/exampleFields.ts'

/** The embedded database and the system's PostgreSQL answer alike (docs/safety.md#s67). */

let debian: DebianPostgres
const apps: TestApp[] = []
beforeAll(async () => {
  debian = await startDebianPostgres()
  apps.push(await startApp(), await startApp({ database: await debianDatabase() }))
})
afterAll(async () => {
  for (const app of apps) await app.stop()
  await debian.stop()
})

async function debianDatabase() {
  const name = `zay_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: debian.url })
  await client.connect()
  await client.query(`create database "${name}" template template0 encoding 'UTF8'`)
  await client.end()
  const url = new URL(debian.url)
  url.pathname = `/${name}`
  await migrate(url.href)
  // It goes with the whole cluster.
  return { url: url.href, drop: () => Promise.resolve() }
}

/**
 * Characters of the languages that people here write, Latin, Burmese, Shan, Thai, Arabic, Chinese, and emoji. Rare symbols sort
 * otherwise in each version of ICU, and each engine brings its own.
 */
const character = fc
  .oneof(
    ...[
      [0x20, 0x7e],
      [0xa1, 0x17f],
      [0x1000, 0x109f],
      [0xaa60, 0xaa7b],
      [0xe01, 0xe2e],
      [0x621, 0x64a],
      [0x4e00, 0x4eff],
      [0x1f600, 0x1f640],
    ].map(([min, max]) => fc.integer({ min, max })),
  )
  .map((code) => String.fromCodePoint(code))

/** What sorts, folds and compares differently where a collation or a case rule does. */
const words = fc.oneof(
  fc.constantFrom(
    'a',
    'B',
    'á',
    'Ä',
    'ß',
    'SS',
    'İ',
    'i',
    'ı',
    'Zay',
    'zay',
    'ZAY',
    '10',
    '9',
    '-',
    ' x',
    'x',
    '_',
    '%',
    '😀',
  ),
  fc.constantFrom('က', 'ကား', 'ကောင်း', 'ကန်', 'ကျား', 'ရန်ကုန်', 'မန္တလေး', '၁၀', '၉', 'ဩ', 'သြ', 'ၵႂၢမ်း', 'مقهى', '東京'),
  fc.string({ unit: character, minLength: 1, maxLength: 12 }),
)
const text = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))

const managed = [...registry.values()].filter(isUnderPage).map(({ name }) => name)
const sources = ['page', ...managed.filter((name) => ['post', 'product', 'productCategory'].includes(name))]
const source = fc.constantFrom(...sources)
const id = fc.integer({ min: 1, max: 30 })

type Step = (person: Person) => Promise<Answer>
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(source, text, id, fc.option(text)).map(
      ([name, title, pageId, description]): Step =>
        (person) =>
          person.creates(name, { ...exampleFields(registry.get(name)!, pageId, title), description }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(source, id, text, fc.constantFrom(0, 1, 2)).map(
      ([name, of, words, status]): Step =>
        (person) =>
          person.changes(name, { id: of, [registry.get(name)!.title === 'Title' ? 'title' : 'name']: words, status }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(source, id).map(
      ([name, of]): Step =>
        (person) =>
          person.deletes(name, of),
    ),
  },
  ...[
    (name: string) => `/${name}/api/byPage/1?perPage=100`,
    (name: string) => `/${name}/api?sort=["${registry.get(name)!.title}","ASC"]&range=[0,99]`,
    (name: string) => `/${name}/api?sort=["${registry.get(name)!.title}","DESC"]&range=[0,99]`,
  ].map((path) => ({
    weight: 1,
    arbitrary: source.map(
      (name): Step =>
        (person) =>
          person.gets(path(name)),
    ),
  })),
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom('page', 'post', 'product'), text).map(
      ([name, words]): Step =>
        (person) =>
          person.gets(`/${name}/api/bySearch/${encodeURIComponent(words)}`),
    ),
  },
  {
    weight: 2,
    arbitrary: text.map(
      (words): Step =>
        (person) =>
          person.gets(`/search/api/suggest/${encodeURIComponent(words)}`),
    ),
  },
)

/** Without what is of the moment: times, and names of stored files. */
const comparable = ({ status, text: body }: Answer) => `${status} ${body.replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"time"')}`

test('S67 the embedded database and the PostgreSQL of Debian answer one random sequence of operations alike', async () => {
  const people = await Promise.all(apps.map((app) => signIn(app, superAdminEmail, 'Ma Thiri')))
  const statuses = new Map<number, number>()
  for (const step of fc.sample(steps, { numRuns: 3_000, seed: 67 })) {
    const [embedded, system] = await Promise.all(people.map(step))
    expect(comparable(system!)).toBe(comparable(embedded!))
    statuses.set(embedded!.status, (statuses.get(embedded!.status) ?? 0) + 1)
  }
  // Most of them did something.
  expect(statuses.get(200)).toBeGreaterThan(1_000)
  expect(statuses.get(201)).toBeGreaterThan(500)
})
