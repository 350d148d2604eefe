import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { comparedRank, indexedRank } from './indexedRank.ts'
import { firstBlocks, isRankedInBlocks, searchedFields } from '../schema/searchedFields.ts'

/**
 * Rank blocks: a source cut in parts by the static rank, of which the first are small and have indexes of their own
 * (docs/decisions/search.md#rank-blocks). `rankMark` has the last record of each. A trigger puts whatever is ranked into its block, so that no
 * road is forgotten.
 */

/** So many of the best records of a source are in these blocks and those before; the rest, and all of a smaller source, in the last one. */
export const defaultSizes = [1_000, 10_000, 100_000] as const

const sources = [...registry.values()].filter(
  (resource) => searchedFields(resource).length > 0 && isRankedInBlocks(resource),
)

/** The conditions that a row `r` is in each block, the best first. */
export const blocksOf = (resource: Resource): SQL[] =>
  sources.includes(resource)
    ? [...firstBlocks.map((block) => sql`r."RankBlock" = ${sql.raw(String(block))}`), sql`r."RankBlock" is null`]
    : [sql`true`]

/** Of the lock that keeps records from being ranked while a mark moves. */
const lockClass = 823_511_903
const lockOf = (name: string) => sql.raw(`${lockClass}, hashtext('${name}')`)

const list = (parts: readonly SQLWrapper[]) => sql.join([...parts] as SQL[], sql`, `)
const names = (all: readonly string[]) => list(all.map((name) => sql.identifier(name)))

/** The block of a row by the marks as they are. */
function blockOf(resource: Resource, row: 'r' | 'new'): SQL {
  const { values, marks } = comparedRank(resource, row)
  return sql`(select min(m."Block") from "rankMark" m
    where m."Source" = ${sql.raw(`'${resource.name}'`)} and (${list(values)}) >= (${names(marks)}))`
}

export async function ensureRankTriggers(db: Executor): Promise<void> {
  const made = await db.rows<{ name: string }>(
    sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'ranked'`,
  )
  const existing = new Set(made.map(({ name }) => name))
  for (const resource of sources.filter(({ name }) => !existing.has(name))) {
    const call = sql.identifier(`rank_${resource.name}`)
    await db.rows(sql`create or replace function ${call}() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(${lockOf(resource.name)});
      new."RankBlock" := ${blockOf(resource, 'new')};
      return new;
    end $$`)
    // Listed too: a mark that moves leaves out what is hidden.
    await db.rows(
      sql`create trigger ranked before insert or update of ${names([...comparedRank(resource).columns, 'Listed'])} on ${sql.identifier(resource.name)} for each row execute function ${call}()`,
    )
  }
}

interface Moving {
  /** Records of the first block, of the first two and so on. */
  sizes?: readonly number[]
  /** Records that change their block in one transaction. */
  portion?: number
  isStopped?: () => boolean
}

type InTransaction = (work: (tx: Executor) => Promise<boolean>) => Promise<boolean>

/** What a record is ranked by, as texts, which keep every digit. */
type Rank = readonly string[]

/**
 * Moves the marks to where the blocks have their sizes: the first time after a source has become large, and once a day. Each portion
 * takes the records next to a mark and moves it past them in a transaction of its own, so that a block never overlaps the next.
 */
export async function moveRankMarks(inTransaction: InTransaction, moving: Moving = {}): Promise<void> {
  const { sizes = defaultSizes, portion = 300, isStopped = () => false } = moving
  for (const resource of sources) {
    const ends: (Rank | undefined)[] = []
    await inTransaction(async (tx) => {
      for (const size of sizes) ends.push((await ranksFrom(tx, resource, sql`true`, 'best', 1, size - 1))[0])
      return true
    })
    const move = async (block: number, way: Way) => {
      const moved = { block, end: ends[block - 1], portion }
      const once = () => inTransaction((tx) => movePortion(tx, resource, way, moved))
      while (!isStopped() && (await untilNotLocked(once)));
    }
    // What grows takes from the blocks behind it, which must have taken theirs; what shrinks gives to them.
    for (const block of firstBlocks.toReversed()) await move(block, 'down')
    for (const block of firstBlocks) await move(block, 'up')
  }
}

type Way = 'down' | 'up'

/** The ranks of the next records, the best or the worst first. */
async function ranksFrom(
  tx: Executor,
  resource: Resource,
  where: SQL,
  first: 'best' | 'worst',
  limit: number,
  offset = 0,
) {
  const { values } = comparedRank(resource)
  const order = first === 'best' ? indexedRank(resource) : list(values.map((value) => sql`${value} asc`))
  const rows = await tx.rows<{ rank: Rank }>(sql`select ${asTexts(values)} as rank
    from ${sql.identifier(resource.name)} r where r."Listed" and ${where} order by ${order} limit ${limit} offset ${offset}`)
  return rows.map(({ rank }) => rank)
}

const asTexts = (values: readonly SQLWrapper[]) => sql`array[${list(values.map((value) => sql`${value}::text`))}]`

interface Moved {
  block: number
  /** Where the mark is to be at last; none for a block that is not needed. */
  end: Rank | undefined
  portion: number
}

/** Milliseconds that a portion waits for who writes, and who writes at most for it. */
const longestWaitMs = 500
const attempts = 20

/** Tries again where it has waited too long. */
async function untilNotLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      // SQLSTATE lock_not_available.
      if (attempt === attempts || (error as { code?: unknown }).code !== '55P03') throw error
    }
  }
}

/** Moves a mark past the next records. False: it is where it is to be. */
async function movePortion(tx: Executor, resource: Resource, way: Way, moved: Moved): Promise<boolean> {
  const { name } = resource
  const table = sql.identifier(name)
  await tx.rows(sql.raw(`set local lock_timeout = ${longestWaitMs}`))
  const expected = await nextStep(tx, resource, way, moved)
  if (!expected) return false
  // As whoever writes does it: the rows first, then the right to rank them. What comes between is waited for.
  await tx.rows(sql`select 1 from ${table} r where ${expected.passed} order by r."Id" for no key update`)
  await tx.rows(sql`select pg_advisory_xact_lock(${lockOf(name)})`)
  const step = await nextStep(tx, resource, way, moved)
  if (!step) return false
  const { types, marks } = comparedRank(resource)
  await tx.rows(sql`delete from "rankMark" where "Source" = ${name} and "Block" = ${moved.block}`)
  if (step.next)
    await tx.rows(sql`insert into "rankMark" ("Source", "Block", ${names(marks)})
      values (${name}, ${moved.block}, ${typed(step.next, types)})`)
  const block = blockOf(resource, 'r')
  await tx.rows(
    sql`update ${table} r set "RankBlock" = ${block} where ${step.passed} and r."RankBlock" is distinct from ${block}`,
  )
  return step.next !== undefined
}

const typed = (rank: Rank, types: readonly string[]) => list(rank.map((one, at) => sql`${one}::${sql.raw(types[at]!)}`))

/** Where the mark comes next, none to take it away, and the records that it passes. Undefined: it stays. */
async function nextStep(tx: Executor, resource: Resource, way: Way, { block, end, portion }: Moved) {
  const { values, types, marks } = comparedRank(resource)
  const is = (operator: string, rank: Rank | undefined) =>
    rank ? sql`(${list(values)}) ${sql.raw(operator)} (${typed(rank, types)})` : sql`true`
  const [row] = await tx.rows<{ rank: Rank }>(sql`select ${asTexts(marks.map((one) => sql.identifier(one)))} as rank
    from "rankMark" where "Source" = ${resource.name} and "Block" = ${block}`)
  const mark = row?.rank
  if (way === 'down' ? !end : !mark) return undefined
  const ranks =
    way === 'down'
      ? await ranksFrom(tx, resource, sql`${is('<', mark)} and ${is('>=', end)}`, 'best', portion)
      : await ranksFrom(tx, resource, sql`${is('>', mark)} and ${is('<=', end)}`, 'worst', portion)
  const next = ranks.at(-1)
  if (!next && end) return undefined
  const [least, most] = way === 'down' ? [next, mark] : [mark, next]
  return { next, passed: sql`r."Listed" and ${is('>=', least)} and ${is('<=', most)}` }
}
