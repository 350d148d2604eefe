import { sql, type SQL } from 'drizzle-orm'
import { hasStatus, may, type Actor, type Resource } from '#resources'
import { attachedTo, targetsOf } from '#resources/targets.ts'
import { childrenOf, isParent, pageIdNames, parentsOf, type Child } from '#resources/under.ts'
import { column } from './projection.ts'
import type { Executor } from '../connection/database.ts'

/** The person a list is for, with what filters it. `null` is a visitor. */
export type Viewer = (Actor & { readonly blocks: readonly number[] }) | null

const intArray = (ids: readonly number[]) => sql`${sql.param(ids)}::integer[]`

/** Excludes records under a page that this person blocks. A visitor blocks nothing. */
export function notBlocked(resource: Resource, viewer: Viewer): SQL {
  const columns = pageIdNames(resource)
  if (!viewer || viewer.blocks.length === 0 || columns.length === 0) return sql`true`
  // A person's block list must show the blocked pages.
  if (resource.access === 'own') return sql`true`
  return sql.join(
    columns.map((name) => sql`coalesce(${column('r', name)} <> all(${intArray(viewer.blocks)}), true)`),
    sql` and `,
  )
}

/**
 * What this person may find in a named list: listed records, and hidden ones under their own pages
 * (docs/rules.md#named-lists, #hidden-records).
 */
export function findable(resource: Resource, viewer: Viewer): SQL {
  if (!viewer) return sql`r."Listed"`
  if (may(viewer, 'seeHidden', resource)) return sql`true`
  const ownStatus = [...viewer.owns, ...viewer.administers]
  const columns = pageIdNames(resource)
  if (ownStatus.length === 0 || columns.length === 0) return sql`r."Listed"`
  const isUnderOwnPage = columns.map((name) => sql`${column('r', name)} = any(${intArray(ownStatus)})`)
  return sql`(r."Listed" or ${sql.join(isUnderOwnPage, sql` or `)})`
}

/** Whether row `r` should appear in public lists, by its own status and that of its parents and its target. */
function shouldBeListed(resource: Resource): SQL {
  const ownStatus = hasStatus(resource) ? sql`r."Status" <> 0 and not r."Held"` : sql`true`
  const parentsListed = parentsOf(resource).map(
    ({ idName, resource: { name } }) =>
      sql`coalesce((select p."Listed" from ${sql.identifier(name)} p where p."Id" = ${column('r', idName)}), true)`,
  )
  return sql.join([ownStatus, ...parentsListed, ...isTargetListed(resource)], sql` and `)
}

/** The same for the target of a comment or rating. A target that is a page is already checked as a parent. */
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

/** Recomputes `Listed` of a record under which there is nothing yet, in the transaction that inserts it. */
export const refreshOwnListed = (tx: Executor, resource: Resource, id: number) =>
  tx.rows(setListed(resource, sql`r."Id" = ${id}`), 'write')

/** Recomputes `Listed` of a record and of everything under it. Call it in the transaction that changes the record. */
export async function refreshListed(tx: Executor, resource: Resource, id: number): Promise<void> {
  await refreshOwnListed(tx, resource, id)
  for (const child of targetsFirst(childrenOf(resource))) {
    const under = child.idNames.map((name) => sql`${column('r', name)} = ${id}`)
    await tx.rows(setListed(child.resource, sql`(${sql.join(under, sql` or `)})`))
  }
  if (isParent(resource)) return
  for (const { resource: attached, about, name } of attachedTo(resource)) {
    await tx.rows(setListed(attached, sql`${column('r', about.type)} = ${name} and ${column('r', about.id)} = ${id}`))
  }
}

/** Comment targets come before comments, whose `Listed` depends on theirs. */
const targetsFirst = (children: readonly Child[]) =>
  [...children].sort((a, b) => Number(a.resource.about !== undefined) - Number(b.resource.about !== undefined))
