import { sql, type SQL } from 'drizzle-orm'
import { hasStatus, may, type Actor, type Resource } from '#resources'
import { attachedTo, targetsOf } from '#resources/targets.ts'
import { childrenOf, isParent, pageIdNames, parentsOf, type Child } from '#resources/under.ts'
import { column } from './projection.ts'
import type { Executor } from '../connection/database.ts'

/** Who is asking, with what filters every list of theirs. `null` is a visitor. */
export type Viewer = (Actor & { readonly blocks: readonly number[] }) | null

const intArray = (ids: readonly number[]) => sql`${sql.param(ids)}::integer[]`

/** Not under a page this person blocks; a visitor blocks nothing. */
export function notBlocked(resource: Resource, viewer: Viewer): SQL {
  const columns = pageIdNames(resource)
  if (!viewer || viewer.blocks.length === 0 || columns.length === 0) return sql`true`
  // One's own block list must show what it lists.
  if (resource.access === 'own') return sql`true`
  return sql.join(
    columns.map((name) => sql`coalesce(${column('r', name)} <> all(${intArray(viewer.blocks)}), true)`),
    sql` and `,
  )
}

/** What this person may find in a named list: the listed, and what is hidden but theirs (docs/rules.md#named-lists, #hidden-records). */
export function findable(resource: Resource, viewer: Viewer): SQL {
  if (!viewer) return sql`r."Listed"`
  if (may(viewer, 'seeHidden', resource)) return sql`true`
  const own = [...viewer.owns, ...viewer.administers]
  const columns = pageIdNames(resource)
  if (own.length === 0 || columns.length === 0) return sql`r."Listed"`
  const theirs = columns.map((name) => sql`${column('r', name)} = any(${intArray(own)})`)
  return sql`(r."Listed" or ${sql.join(theirs, sql` or `)})`
}

/** Whether a row of `r` should stand in public lists: by its own status, and that of what it stands under or is about. */
function shouldBeListed(resource: Resource): SQL {
  const own = hasStatus(resource) ? sql`r."Status" <> 0 and not r."Held"` : sql`true`
  const above = parentsOf(resource).map(
    ({ idName, resource: { name } }) =>
      sql`coalesce((select p."Listed" from ${sql.identifier(name)} p where p."Id" = ${column('r', idName)}), true)`,
  )
  return sql.join([own, ...above, ...isTargetListed(resource)], sql` and `)
}

/** The same of what it is about. A page is asked already, as what it stands under. */
function isTargetListed(resource: Resource): SQL[] {
  const { about } = resource
  if (about?.whenDeleted !== 'cascade') return []
  const cases = targetsOf(resource)
    .filter(({ target }) => !isParent(target))
    .map(
      ({ target, name }) => sql`when ${name} then coalesce((select t."Listed" from ${sql.identifier(target.name)} t
        where t."Id" = ${column('r', about.id)}), false)`,
    )
  return cases.length > 0 ? [sql`case ${column('r', about.type)} ${sql.join(cases, sql` `)} else true end`] : []
}

const setListed = (resource: Resource, where: SQL) =>
  sql`update ${sql.identifier(resource.name)} r set "Listed" = ${shouldBeListed(resource)} where ${where} and r."Listed" is distinct from (${shouldBeListed(resource)})`

/** Brings `Listed` of one record, and of all that stands under it, in line with its standing. Call in its transaction. */
export async function refreshListed(tx: Executor, resource: Resource, id: number): Promise<void> {
  await tx.rows(setListed(resource, sql`r."Id" = ${id}`))
  for (const child of targetsFirst(childrenOf(resource))) {
    const under = child.idNames.map((name) => sql`${column('r', name)} = ${id}`)
    await tx.rows(setListed(child.resource, sql`(${sql.join(under, sql` or `)})`))
  }
  if (isParent(resource)) return
  for (const { resource: attached, about, name } of attachedTo(resource)) {
    await tx.rows(setListed(attached, sql`${column('r', about.type)} = ${name} and ${column('r', about.id)} = ${id}`))
  }
}

/** What may be commented on before the comments, which are listed if it is. */
const targetsFirst = (children: readonly Child[]) =>
  [...children].sort((a, b) => Number(a.resource.about !== undefined) - Number(b.resource.about !== undefined))
