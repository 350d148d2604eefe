import { integer, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { ReferenceField } from '#resources/kit.ts'

const onDelete = { cascade: 'cascade', clear: 'set null', refuse: 'restrict' } as const

/** Builds columns that reference another table, looked up late because declarations refer to each other. */
export function foreignKeys(tables: ReadonlyMap<string, PgTable>) {
  return (to: string, whenDeleted: ReferenceField['whenDeleted']) => {
    if (whenDeleted === 'keep') return integer()
    return integer().references(
      (): AnyPgColumn => {
        const target = tables.get(to)
        if (!target) throw new Error(`A reference points at ${to}, which is not declared`)
        return (target as unknown as { Id: AnyPgColumn }).Id
      },
      { onDelete: onDelete[whenDeleted] },
    )
  }
}
