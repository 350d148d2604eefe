import { sql } from 'drizzle-orm'
import { isPublic, requireResource, type Resource, type Setting } from '#resources'
import type { Case } from '#resources/case.ts'
import { isParent } from '#resources/under.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { findRecord } from '../records/records.ts'
import { findOpenCase, makeCase, pageBehind } from './cases.ts'
import { findRelated } from './related.ts'

/** What waits for a look by rule, while everybody sees it (docs/rules.md#waiting-for-a-look). */

type Rules = Pick<Setting, 'LookAtFirstPages' | 'LookAtSeenBefore'>

const findRules = async (tx: Executor) =>
  (
    await tx.rows<Rules>(sql`select "LookAtFirstPages", "LookAtSeenBefore" from "setting"
      where 'on' in ("LookAtFirstPages", "LookAtSeenBefore") limit 1`)
  )[0]

export const isLookedAt = (resource: Resource) => resource.reportedAs !== undefined && isPublic(resource)

/** After a record was written, if anything is looked at. What is looked for takes longer than who writes should wait. */
export const enqueueLook = (tx: Executor, { name }: Resource, id: number) =>
  tx.rows(sql`insert into "job" ("Kind", "Payload")
    select 'lookAt', ${JSON.stringify({ source: name, id })}::jsonb
    where exists (select 1 from "setting" where 'on' in ("LookAtFirstPages", "LookAtSeenBefore"))`)

/** Opens a case of what a rule catches, once for each rule. */
export async function lookAt(tx: Executor, { source, id }: { source: string; id: number }): Promise<void> {
  const resource = requireResource(source)
  const [rules, row] = [await findRules(tx), (await findRecord(tx, resource, id)) as Columns | undefined]
  const because = rules && row && (await reasonFor(tx, rules, resource, row))
  if (!because) return
  const of = { Type: resource.reportedAs!, ContentId: id, PageId: pageBehind(resource, row) }
  const open = await findOpenCase(tx, of)
  const [looked] = await tx.rows(sql`select 1 from "case" where "Type" = ${of.Type} and "ContentId" = ${id}
    and "Because" = ${because}`)
  if (looked) return
  const Id = open ?? (await makeCase(tx, of, 'open'))
  await tx.rows(sql`update "case" set "Because" = ${because}, "Weight" = greatest("Weight", 1) where "Id" = ${Id}`)
}

async function reasonFor(tx: Executor, rules: Rules, resource: Resource, row: Columns): Promise<Case['Because']> {
  if (rules.LookAtFirstPages === 'on' && isParent(resource) && (await isFirst(tx, resource, row))) return 'firstPage'
  const isSeen = async () => (await findRelated(tx, [[resource, row]], { onlyHeld: true })).some(isByWords)
  return rules.LookAtSeenBefore === 'on' && (await isSeen()) ? 'seenBefore' : null
}

const isByWords = ({ By }: { readonly By: readonly string[] }) => By.includes('number') || By.includes('link')

/** Made today by somebody who had none. */
const isFirst = async (tx: Executor, { name, ownedBy }: Resource, { Id, CreatedAt }: Columns) => {
  const owner = sql.identifier(`${ownedBy}Id`)
  const [other] = await tx.rows(sql`select 1 from ${sql.identifier(name)} o where o."Id" = ${Id}
    and (${CreatedAt}::timestamptz < now() - interval '1 day' or o.${owner} is null or exists (
      select 1 from ${sql.identifier(name)} e where e.${owner} = o.${owner} and e."Id" < o."Id"))`)
  return other === undefined
}
