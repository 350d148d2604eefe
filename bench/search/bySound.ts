import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { withDirectConnection, type Database, type Executor } from '#server/db/connection/database.ts'
import { insertRecords } from '#server/db/writing/bulk.ts'
import { findRecords } from '#server/db/records/records.ts'
import { searchRecords } from '#server/db/search/search.ts'
import { rankBySound } from '#server/db/search/sound/rankBySound.ts'
import { line, percent, timed } from '../measure.ts'

/** A name in both scripts. */
interface Pair {
  latin: string
  burmese: string
}

/**
 * How well a name in Latin letters finds the same name written in Burmese only: a page is added for each Burmese name of the file or the database's towns, and
 * its Latin name is typed. Prints the share found first and among the first ten, and the times. The pages are taken away again.
 */
export async function timeBySound(db: Database, url: string, file: string | null): Promise<string[]> {
  const pairs = await readPairs(file === null ? townsOf(db) : rowsIn(file))
  const [last] = await db.rows<{ Id: number }>(sql`select max("Id") as "Id" from "page"`)
  const add = (own: Executor) =>
    insertRecords(
      own,
      declarations.page,
      pairs.map(({ burmese }) => ({ Name: burmese, Status: 1 })),
    )
  const takeAway = (own: Executor) => own.rows(sql`delete from "page" where "Id" > ${last!.Id}`)
  await withDirectConnection(url, add)
  return timePairs(db, pairs).finally(() => withDirectConnection(url, takeAway))
}

async function timePairs(db: Database, pairs: readonly Pair[]): Promise<string[]> {
  const scope = { resource: declarations.page, viewer: null }
  const search = async (text: string) =>
    (await searchRecords(db, declarations.page, text, { viewer: null, page: 1, perPage: 20 })).map(({ Id }) => Id)
  const idsBySound = async (text: string) => (await rankBySound(db, scope, text)).map(({ Id }) => Id)
  const texts = pairs.map(({ latin }) => latin)
  const bySound = await timed(texts, idsBySound)
  const whole = await timed(texts, search)
  return [
    `by sound alone, ${await countFound(db, pairs, idsBySound)}: ${line(bySound)}`,
    `the whole search, ${await countFound(db, pairs, search)}: ${line(whole)}`,
  ]
}

/** How many of the names are found first and among the first ten. */
async function countFound(db: Database, pairs: readonly Pair[], find: (text: string) => Promise<number[]>) {
  let [first, amongTen] = [0, 0]
  for (const { latin, burmese } of pairs) {
    const ids = (await find(latin)).slice(0, 10)
    const rows = new Map((await findRecords(db, declarations.page, ids)).map((row) => [row.Id, row['Name']]))
    const place = ids.findIndex((id) => rows.get(id) === burmese)
    if (place === 0) first++
    if (place >= 0) amongTen++
  }
  return `${pairs.length} names: first ${percent(first, pairs.length)}, among ten ${percent(amongTen, pairs.length)}`
}

interface NamedRow {
  readonly Name?: string | null
  readonly BurmeseName?: string | null
}

const rowsIn = (file: string): AsyncIterable<NamedRow> =>
  createReadStream(file).pipe(parse({ columns: true, bom: true }))

/** The towns of the demonstration, where no file has more. */
async function* townsOf(db: Database): AsyncGenerator<NamedRow> {
  yield* await db.rows<NamedRow>(sql`select "Name", "BurmeseName" from "town"`)
}

/** Pairs of the columns `Name` and `BurmeseName`, without what stands in brackets and in other scripts. */
async function readPairs(rows: AsyncIterable<NamedRow>): Promise<Pair[]> {
  const pairs: Pair[] = []
  for await (const { Name, BurmeseName } of rows) {
    const [latin, burmese] = [Name, BurmeseName].map((name) => (name ?? '').replace(/\(.*?\)/g, '').trim())
    if (latin && burmese) pairs.push({ latin, burmese })
  }
  return pairs
}
