import { may, type AccessFacts, type Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { isParent, isUnderPage, parentsOf } from '#resources/under.ts'
import type { CreateRights, RequestActor } from '../../auth/actor.ts'
import type { Executor } from '../../db/connection/database.ts'
import { sentTogether } from '../../db/connection/sentTogether.ts'
import { storeAnswer, type Attempt } from '../../db/jobs/idempotency.ts'
import { createAtOnce, isCreatedAtOnce } from '../../db/records/createCall.ts'
import { columnsOfNewRecord, insertRecord, prepareInsert, type PreparedInsert } from '../../db/records/mutations.ts'
import { findRecord, type Row } from '../../db/records/records.ts'
import { recordExists } from '../../db/records/uses.ts'
import { relatedIdsAt } from '../../db/search/index/relatedIds.ts'
import { forbidden, notFound } from '../../errors.ts'
import { serializeRecord, writeResponse, type WriteResponse } from '../answer.ts'
import type { BodyValues } from '../bodyIntake.ts'
import { requireKnownChoices } from '../choices.ts'
import { applyFieldDependencies } from '../fieldRules.ts'
import { pageId, requirePart } from '../textBody.ts'
import type { ReadValues } from '../values.ts'
import type { Properties } from '../schemas.ts'
import type { Services } from '../../services.ts'

/** What a resource does on writes beside what its declaration says. */
export interface WriteRules {
  /** Parts that belong to no field. */
  parts?: Properties
  /** Columns that the server sets on create; throws if the request is not allowed. */
  complete?: (tx: Executor, who: RequestActor | null, values: BodyValues) => Promise<Record<string, unknown>>
  /** Runs in the transaction of a create or change, before the record is read for the response. */
  stored?: (tx: Executor, id: number, who: RequestActor | null, values: BodyValues) => Promise<void>
  /** Sends what a create does besides, without waiting for its answers. */
  inserted?: (tx: Executor, id: number, who: Pick<RequestActor, 'profileId'> | null) => Promise<unknown>
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

/** What a create under a page asks of the database before it knows who creates. */
export interface Ahead {
  hasParent: boolean
  prepared: PreparedInsert | undefined
}

/** Sends it after the locks: then it is as it is at the commit. */
export async function sendAhead(
  tx: Executor,
  { resource, rules }: WriteContext,
  parts: BodyValues,
  values: ReadValues,
): Promise<Ahead | null> {
  const [parent] = parentsOf(resource)
  if (!parent || !isUnderPage(resource)) return null
  const PageId = requirePart(pageId, parts)
  const [hasParent, prepared] = await sentTogether(
    recordExists(tx, parent.resource, PageId),
    rules.complete
      ? Promise.resolve(undefined)
      : prepareInsert(tx, resource, { ...values, columns: { ...values.columns, PageId } }),
  )
  return { hasParent, prepared }
}

/** What a create stores besides what the body says, and which page it is under. */
function columnsFor(resource: Resource, who: RequestActor | null, parts: BodyValues, values: ReadValues) {
  const page: { PageId?: number } = isUnderPage(resource) ? { PageId: requirePart(pageId, parts) } : {}
  const { ownedBy, under } = resource
  const owner = ownedBy && !under.includes(ownedBy) ? { [`${ownedBy}Id`]: who?.profileId ?? null } : {}
  return { page, columns: { ...values.columns, ...owner, ...page } }
}

/** Whether creates of this resource need no rule of its own between their statements. */
export const isInsertedAtOnce = ({ resource, rules }: WriteContext): boolean =>
  isCreatedAtOnce(resource) && !rules.complete && !rules.stored && !rules.created

/** Creates the record in one call of the database. Undefined: it must be done step by step. */
export async function insertAtOnce(
  { services: { db }, resource, rules }: WriteContext,
  rights: CreateRights,
  parts: BodyValues,
  values: ReadValues,
  { key, bodyHash }: Pick<Attempt, 'key' | 'bodyHash'>,
): Promise<WriteResponse | undefined> {
  const { facts, who, location } = rights
  const { profileId, sessionId } = who
  const { page, columns } = columnsFor(resource, who, parts, values)
  const changes = { ...values, columns: applyFieldDependencies(resource, columns, null) }
  const answerWith = (row: Row) => writeResponse(row.Id, serializeRecord(resource, row, who), 'Saved')
  const row = await createAtOnce(
    db,
    {
      resource,
      inserted: rules.inserted,
      session: { profileId, sessionId },
      facts,
      pageId: page.PageId ?? null,
      columns: columnsOfNewRecord(resource, changes, relatedIdsAt(values.relatedIds, location)),
      relatedIds: values.relatedIds,
      attempt: key === undefined ? null : { key, bodyHash },
    },
    key === undefined ? undefined : (tx, made) => storeAnswer(tx, { profileId, key }, answerWith(made)),
  )
  return row && answerWith(row)
}

/** Inserts the record of a create, and answers with it. */
export async function insert(
  tx: Executor,
  { resource, rules }: WriteContext,
  who: RequestActor | null,
  parts: BodyValues,
  values: ReadValues,
  ahead: Ahead | null | undefined,
) {
  const { page, columns: known } = columnsFor(resource, who, parts, values)
  await sentTogether(
    requireMayCreate(tx, resource, who, parts, ahead?.hasParent),
    requireKnownChoices(tx, resource, page.PageId, values),
  )
  const serverColumns = (await rules.complete?.(tx, who, parts)) ?? {}
  const columns = applyFieldDependencies(resource, { ...known, ...serverColumns }, null)
  let row: Row | undefined
  const readBack = async (id: number) => {
    ;[row] = await sentTogether(findRecord(tx, resource, id), rules.inserted?.(tx, id, who) ?? Promise.resolve())
  }
  const id = await insertRecord(
    tx,
    resource,
    { ...values, columns },
    { prepared: ahead?.prepared, more: rules.stored ? undefined : readBack },
  )
  if (rules.stored) {
    await rules.stored(tx, id, who, parts)
    await readBack(id)
  }
  await rules.created?.(tx, row!, who)
  return writeResponse(id, serializeRecord(resource, row!, asOwnerOf(resource, who, row!)), 'Saved')
}

/** @throws ApiError 404, 403 */
export async function requireMayCreate(
  db: Executor,
  resource: Resource,
  who: RequestActor | null,
  values: BodyValues,
  hasParent?: boolean,
) {
  const [parent] = parentsOf(resource)
  const facts: AccessFacts = parent ? { PageId: requirePart(pageId, values) } : {}
  if (parent && !(hasParent ?? (await recordExists(db, parent.resource, facts.PageId!))))
    throw notFound(refusal.doesNotExist(parent.resource))
  if (!may(who, 'create', resource, facts)) throw forbidden()
}
