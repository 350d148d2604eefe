import { sql, type SQL } from 'drizzle-orm'
import type { Unique } from '#resources'
import type { Executor } from '../connection/database.ts'
import { column } from '../connection/statements.ts'
import type { ReferenceTo } from '../records/uses.ts'

/** What there is only one of where two records become one: of a person's two ratings the newer stays (docs/rules.md#merging). */

/** The condition that row `t` names `to` and that row `r` could not name it, too. */
function areTwins({ resource, name }: ReferenceTo, to: number): SQL {
  const columnOf = (field: string) => (resource.fields[field]?.kind === 'reference' ? `${field}Id` : field)
  const rules = resource.unique
    .map((rule: Unique) => ('fields' in rule ? rule : { fields: rule, where: {} }))
    .filter(({ fields }) => fields.includes(name))
    .map(({ fields, where }) =>
      sql.join(
        [...fields.filter((field) => field !== name), ...Object.keys(where)].map(
          (field) => sql`${column('t', columnOf(field))} = ${column('r', columnOf(field))}`,
        ),
        sql` and `,
      ),
    )
  if (rules.length === 0) return sql`false`
  return sql`${column('t', `${name}Id`)} = ${to} and (${sql.join(rules, sql` or `)})`
}

export const hasNewerTwin = (reference: ReferenceTo, to: number): SQL =>
  sql`exists (select 1 from ${sql.identifier(reference.resource.name)} t where ${areTwins(reference, to)}
    and (t."UpdatedAt", t."Id") > (r."UpdatedAt", r."Id"))`

export async function findTwin(tx: Executor, reference: ReferenceTo, id: number, to: number) {
  const table = sql.identifier(reference.resource.name)
  const [twin] = await tx.rows<{ Id: number }>(sql`select t."Id" from ${table} r, ${table} t
    where r."Id" = ${id} and ${areTwins(reference, to)}`)
  return twin?.Id
}
