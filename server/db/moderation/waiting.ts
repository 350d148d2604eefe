import { sql } from 'drizzle-orm'
import { hidden, isPublic, requireResource, type Resource, type Setting } from '#resources'
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

/** Opens a case of what a rule catches, once for each rule. What is hidden is looked at when it is shown, which is a change. */
export async function lookAt(tx: Executor, { source, id }: { source: string; id: number }): Promise<void> {
  const resource = requireResource(source)
  const [rules, row] = [await findRules(tx), (await findRecord(tx, resource, id)) as Columns | undefined]
  if (!rules || !row || row['Status'] === hidden) return
  const of = { Type: resource.reportedAs!, ContentId: id, PageId: pageBehind(resource, row) }
  const open = await findOpenCase(tx, of)
  const looked = await tx.rows<{ by: Case['Because'] }>(sql`select "Because" as by from "case"
    where "Type" = ${of.Type} and "ContentId" = ${id} and "Because" is not null`)
  const because = await reasonFor(tx, rules, [resource, row], new Set(looked.map(({ by }) => by)))
  if (!because) return
  const Id = open ?? (await makeCase(tx, of, 'open'))
  await tx.rows(sql`update "case" set "Because" = ${because}, "Weight" = greatest("Weight", 1) where "Id" = ${Id}`)
}

/** By a rule by which it was not looked at. A first page that was looked at for something else was looked at. */
async function reasonFor(tx: Executor, rules: Rules, thing: readonly [Resource, Columns], looked: Set<unknown>) {
  const isSeen = async () => (await findRelated(tx, [thing], { onlyHeld: true })).some(isByWords)
  if (rules.LookAtSeenBefore === 'on' && !looked.has('seenBefore') && (await isSeen())) return 'seenBefore'
  const mayBeFirst = rules.LookAtFirstPages === 'on' && looked.size === 0 && isParent(thing[0])
  return mayBeFirst && (await isFirst(tx, ...thing)) ? 'firstPage' : null
}

const isByWords = ({ By }: { readonly By: readonly string[] }) => By.includes('number') || By.includes('link')

/** Made or shown today by somebody who had none. */
const isFirst = async (tx: Executor, { name, ownedBy }: Resource, { Id, CreatedAt }: Columns) => {
  const owner = sql.identifier(`${ownedBy}Id`)
  const [other] = await tx.rows(sql`select 1 from ${sql.identifier(name)} o where o."Id" = ${Id}
    and (${CreatedAt}::timestamptz < now() - interval '1 day' and not exists (
        select 1 from "edit" where "Source" = ${name} and "RecordId" = ${Id} and "Values" ? 'Status'
          and "CreatedAt" > now() - interval '1 day') or o.${owner} is null or exists (
      select 1 from ${sql.identifier(name)} e where e.${owner} = o.${owner} and e."Id" < o."Id"))`)
  return other === undefined
}
