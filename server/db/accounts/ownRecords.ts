import { sql, type SQL } from 'drizzle-orm'
import { fieldsOf, isEverAllowed, registry, type Resource } from '#resources'
import { suggestion } from '#resources/suggestion.ts'
import type { Executor } from '../connection/database.ts'
import { column } from '../records/projection.ts'
import { select, type Row } from '../records/records.ts'

interface Owner {
  profileId: number
  owns: readonly number[]
}
type Condition = (owner: Owner) => SQL

const byProfile =
  (idName: string): Condition =>
  ({ profileId }) =>
    sql`${column('r', idName)} = ${profileId}`
const underPages =
  (idName: string): Condition =>
  ({ owns }) =>
    sql`${column('r', idName)} = any(${sql.param(owns)}::integer[])`

/**
 * What makes a record this person's: it is their profile, it refers to that profile, more than as who did it, or a page of theirs owns it.
 * Nobody may read push tokens (docs/rules.md#who-may-do-what).
 */
function conditionsOf(resource: Resource): Condition[] {
  if (!isEverAllowed('read', resource)) return []
  const { name: source, ownedBy, under } = resource
  return [
    ...(source === 'profile' ? [byProfile('Id')] : []),
    ...fieldsOf(resource).flatMap(([name, field]) =>
      field.kind === 'reference' && field.to === 'profile' && field.whenDeleted !== 'keep'
        ? [byProfile(`${name}Id`)]
        : [],
    ),
    ...(ownedBy && under.includes(ownedBy) ? [underPages(`${ownedBy}Id`)] : []),
  ]
}

export const ownedResources = (): Resource[] =>
  [...registry.values(), suggestion].filter((resource) => conditionsOf(resource).length > 0)

/** All of this person's records of a resource, oldest first. Reads in batches, so no connection is held in between. */
export async function* ownRecords(db: Executor, resource: Resource, owner: Owner, batch = 500): AsyncGenerator<Row> {
  const conditions = conditionsOf(resource).map((condition) => condition(owner))
  if (conditions.length === 0) return
  for (let after = 0; ;) {
    const rows = await select(db, resource, {
      where: sql`(${sql.join(conditions, sql` or `)}) and r."Id" > ${after}`,
      order: sql`r."Id"`,
      limit: batch,
    })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.Id
  }
}
