import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { rememberedFor } from './rememberedFor.ts'

/**
 * How common the lexemes of a source are, as `analyze` has counted them: about a thousand for each vector. They are what the planner
 * estimates with, so a process that remembers them for a while need not ask it about each search.
 */
export interface LexemeStatistics {
  records: number
  SearchName: Frequencies
  Search: Frequencies
}

/** Shares of the records. */
export interface Frequencies {
  byLexeme: ReadonlyMap<string, number>
  /** Of a lexeme that is not among them. */
  ofOthers: number
}

/** What the planner takes for the share of a lexeme where it knows nothing. */
const mostOfOthers = 0.005

const rememberedForMs = 5 * 60_000
const columns = ['SearchName', 'Search'] as const

/** Null where nothing was analyzed yet. */
export const lexemeStatistics = rememberedFor(rememberedForMs, readStatistics)

interface Row {
  name: string
  records: number
  lexemes: readonly string[] | null
  shares: readonly number[] | null
}

async function readStatistics(db: Executor, { name }: Resource): Promise<LexemeStatistics | null> {
  const rows = await db.rows<Row>(
    sql`select s.attname::text as name, c.reltuples::float8 as records,
      to_json(s.most_common_elems::text::text[]) as lexemes, to_json(s.most_common_elem_freqs) as shares
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_stats s on s.schemaname = n.nspname and s.tablename = c.relname and not s.inherited
      where c.oid = ${`"${name}"`}::regclass and s.attname in ('SearchName', 'Search')`,
    'read',
  )
  const byColumn = new Map(rows.map((row) => [row.name, row]))
  const [inNames, inAll] = columns.map((column) => frequenciesOf(byColumn.get(column)))
  const records = rows[0]?.records ?? 0
  return records > 0 && inNames && inAll ? { records, SearchName: inNames, Search: inAll } : null
}

/** The last two shares are the least and the greatest. */
function frequenciesOf(row: Row | undefined): Frequencies | undefined {
  if (!row?.lexemes || !row.shares) return undefined
  const { lexemes, shares } = row
  const byLexeme = new Map(lexemes.map((lexeme, at) => [lexeme, shares[at]!]))
  return { byLexeme, ofOthers: Math.min(mostOfOthers, (shares[lexemes.length] ?? mostOfOthers) / 2) }
}
