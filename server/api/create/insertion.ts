import { isByRole, may, type AccessFacts, type Resource } from '#resources'
import { isParent, isUnderPage, parentsOf } from '#resources/under.ts'
import type { RequestActor } from '../../auth/actor.ts'
import type { Executor } from '../../db/connection/database.ts'
import { sentTogether } from '../../db/connection/sentTogether.ts'
import { recordAct } from '../../db/audit/audit.ts'
import { insertRecord } from '../../db/writing/mutations.ts'
import { atThisMoment } from '../../db/writing/turning.ts'
import { findRecord, type Row } from '../../db/records/records.ts'
import { noLongerThere, recordExists } from '../../db/records/uses.ts'
import { forbidden } from '../../errors.ts'
import { serializeRecord, writeResponse } from '../answer.ts'
import type { BodyValues } from '../body/bodyIntake.ts'
import { requireKnownChoices } from '../choices.ts'
import { applyFieldDependencies } from '../fieldRules.ts'
import { pageId, requirePart } from '../body/textBody.ts'
import type { ReadValues } from '../values.ts'
import type { Properties } from '../schemas.ts'
import type { Services } from '../../http/services.ts'

/** Steps that one resource adds to its writes, such as the snapshot of a report. */
export interface WriteRules {
  /** Parts that belong to no field. */
  parts?: Properties
  /** Columns that the server sets on create; throws if the request is not allowed. */
  complete?: (
    tx: Executor,
    who: RequestActor | null,
    values: BodyValues,
    columns: Readonly<Record<string, unknown>>,
  ) => Promise<Record<string, unknown>>
  /** Runs in the transaction of a create or change, before the record is read for the response. */
  stored?: (tx: Executor, id: number, who: RequestActor | null, values: BodyValues) => Promise<void>
  /** One statement after a create or change, sent together with the reading of the record, so that nobody waits for it. */
  alongside?: (tx: Executor, id: number) => Promise<unknown>
  /** Runs in the transaction of a create, with the new record. */
  created?: (tx: Executor, row: Row, who: RequestActor | null) => Promise<void>
  /** Throws if the change is not allowed. */
  allowChange?: (who: RequestActor, values: BodyValues) => void
}

export interface WriteContext {
  services: Services
  resource: Resource
  rules: WriteRules
}

/** The creator of a page owns it, which the request could not know yet. */
const asOwnerOf = (resource: Resource, who: RequestActor | null, row: Row): RequestActor | null =>
  who && isParent(resource) ? { ...who, owns: [...who.owns, row.Id] } : who

export async function insert(
  tx: Executor,
  { resource, rules }: WriteContext,
  who: RequestActor | null,
  parts: BodyValues,
  values: ReadValues,
) {
  const page: { PageId?: number } = isUnderPage(resource) ? { PageId: requirePart(pageId, parts) } : {}
  await sentTogether(requireMayCreate(tx, resource, who, parts), requireKnownChoices(tx, resource, page.PageId, values))
  const { ownedBy, under } = resource
  const owner = ownedBy && !under.includes(ownedBy) ? { [`${ownedBy}Id`]: who?.profileId ?? null } : {}
  const serverColumns = (await rules.complete?.(tx, who, parts, values.columns)) ?? {}
  const known = { ...values.columns, ...owner, ...page, ...serverColumns }
  const columns = applyFieldDependencies(resource, await atThisMoment(tx, resource, known), null)
  const id = await insertRecord(tx, resource, { ...values, columns })
  if (who && isByRole(who, 'create', resource, page))
    await recordAct(tx, { by: who.profileId, act: 'create', about: resource, aboutId: id })
  await rules.stored?.(tx, id, who, parts)
  const [found] = await sentTogether(findRecord(tx, resource, id), rules.alongside?.(tx, id) ?? Promise.resolve())
  const row = found!
  await rules.created?.(tx, row, who)
  return writeResponse(id, serializeRecord(resource, row, asOwnerOf(resource, who, row)), 'Saved')
}

/** @throws ApiError 404, 403 */
export async function requireMayCreate(db: Executor, resource: Resource, who: RequestActor | null, values: BodyValues) {
  const [parent] = parentsOf(resource)
  const facts: AccessFacts = parent ? { PageId: requirePart(pageId, values) } : {}
  if (parent && !(await recordExists(db, parent.resource, facts.PageId!)))
    throw await noLongerThere(db, parent.resource, facts.PageId!)
  if (!may(who, 'create', resource, facts)) throw forbidden()
}
