import { sql, type SQL } from 'drizzle-orm'
import { declarations, fieldsOf, hasStatus, may, type Actor, type Resource } from '#resources'
import { column } from './projection.ts'
import type { Executor } from '../connection/database.ts'

/** Who is asking, with what filters every list of theirs. `null` is a visitor. */
export type Viewer = (Actor & { readonly blocks: readonly number[] }) | null

/** The columns of a record that name a page it stands under: hidden with it, gone with it. */
export const pageColumns = (resource: Resource): string[] =>
  resource.name === 'page'
    ? ['Id']
    : fieldsOf(resource)
        .filter(([, field]) => field.kind === 'reference' && field.to === 'page' && field.whenDeleted === 'cascade')
        .map(([name]) => `${name}Id`)

const intArray = (ids: readonly number[]) => sql`${sql.param(ids)}::integer[]`

/** Not under a page this person blocks; a visitor blocks nothing. */
export function notBlocked(resource: Resource, viewer: Viewer): SQL {
  const columns = pageColumns(resource)
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
  if (own.length === 0 || pageColumns(resource).length === 0) return sql`r."Listed"`
  const theirs = pageColumns(resource).map((name) => sql`${column('r', name)} = any(${intArray(own)})`)
  return sql`(r."Listed" or ${sql.join(theirs, sql` or `)})`
}

/** Whether a row of `r` should stand in public lists, from its own standing and that of what it stands under. */
function shouldBeListed(resource: Resource): SQL {
  const own = hasStatus(resource) ? sql`r."Status" <> 0 and not r."Held"` : sql`true`
  if (resource.name === 'page') return own
  const above = pageColumns(resource).map(
    (name) => sql`coalesce((select p."Listed" from "page" p where p."Id" = ${column('r', name)}), true)`,
  )
  if (resource.name === 'comment') {
    above.push(sql`case r."TypeName"
      when 'Post' then coalesce((select t."Listed" from "post" t where t."Id" = r."TypeId"), false)
      when 'Product' then coalesce((select t."Listed" from "product" t where t."Id" = r."TypeId"), false)
      else true end`)
  }
  return sql.join([own, ...above], sql` and `)
}

const setListed = (resource: Resource, where: SQL) =>
  sql`update ${sql.identifier(resource.name)} r set "Listed" = ${shouldBeListed(resource)} where ${where} and r."Listed" is distinct from (${shouldBeListed(resource)})`

/** Everything that can stand under a page, what may be commented on before the comments. */
const underPages: readonly Resource[] = Object.values(declarations as Record<string, Resource>)
  .filter((resource) => resource.name !== 'page' && pageColumns(resource).length > 0)
  .sort((a, b) => Number(a.name === 'comment') - Number(b.name === 'comment'))

/** Brings `Listed` of one record, and of all that stands under it, in line with its standing. Call in its transaction. */
export async function refreshListed(tx: Executor, resource: Resource, id: number): Promise<void> {
  await tx.rows(setListed(resource, sql`r."Id" = ${id}`))
  if (resource.name === 'page') {
    for (const child of underPages) {
      const under = pageColumns(child).map((name) => sql`${column('r', name)} = ${id}`)
      await tx.rows(setListed(child, sql`(${sql.join(under, sql` or `)})`))
    }
  }
  if (resource.name === 'post' || resource.name === 'product') {
    const typeName = resource.name === 'post' ? 'Post' : 'Product'
    await tx.rows(setListed(declarations.comment, sql`r."TypeName" = ${typeName} and r."TypeId" = ${id}`))
  }
}
