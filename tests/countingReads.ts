import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../server/db/connection/database.ts'

interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: readonly PlanNode[]
}

/** For tests: an executor that adds up the rows and index entries which its statements read, as PostgreSQL reports them. */
export function countingReads(db: Executor): Executor & { rowsRead(): number; statements(): number } {
  let read = 0
  let statements = 0
  return {
    rows: async <T extends object>(query: SQL) => {
      statements += 1
      if (!isExplained(query)) {
        const [row] = await db.rows<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>(
          sql`explain (analyze, format json) ${query}`,
        )
        read += rowsReadBy(row!['QUERY PLAN'][0].Plan)
      }
      return db.rows<T>(query)
    },
    rowsRead: () => read,
    statements: () => statements,
  }
}

const isExplained = (query: SQL) => JSON.stringify(query.queryChunks[0]).includes('explain')

const rowsReadBy = (node: PlanNode): number =>
  (node['Node Type'].includes('Scan') && node['Node Type'] !== 'Subquery Scan'
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, plan) => sum + rowsReadBy(plan), 0)
