import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { schemaTables } from '#server/db/schema/internalTables.ts'
import { columnOf } from './tables.ts'

/** What of the schema an engine that distributes by page would not have: `kind table (columns)`. */
export function refusedConstraints(): string[] {
  const refused: string[] = []
  for (const table of schemaTables().values()) {
    const { name, columns, primaryKeys, indexes, foreignKeys } = getTableConfig(table)
    const by = columnOf(name)
    const unique = [
      ...columns.filter((column) => column.primary).map((column) => [column.name]),
      ...primaryKeys.map((key) => key.columns.map((column) => column.name)),
      ...indexes
        .filter(({ config }) => config.unique)
        .map(({ config }) => config.columns.map((column) => ('name' in column ? String(column.name) : '?'))),
    ]
    if (by !== undefined)
      for (const key of unique) if (!key.includes(by)) refused.push(`unique ${name} (${key.join(', ')})`)
    for (const key of foreignKeys) {
      const { foreignTable, columns: from, foreignColumns } = key.reference()
      const target = getTableName(foreignTable)
      const targetBy = columnOf(target)
      if (targetBy === undefined) continue
      // Both have to lie on one server, by the very columns of the key.
      const isTogether = foreignColumns.some(
        (column, n) => column.name === targetBy && by !== undefined && from[n]!.name === by,
      )
      if (!isTogether) refused.push(`reference ${name} (${from.map((column) => column.name).join(', ')}) to ${target}`)
    }
  }
  return refused.toSorted()
}
