import { sql, type SQL } from 'drizzle-orm'
import { fieldsOf, requireResource, type Resource } from '#resources'
import { isUnderPage, parentsOf } from '#resources/under.ts'
import { createFacts, sessionLock } from '../accounts/actors.ts'
import { given, newId, type Script, type Step } from '../connection/calls.ts'
import type { Columns, Database, Executor } from '../connection/database.ts'
import { keyInsert } from '../jobs/idempotency.ts'
import { isCounted, sharePages } from '../pages/counts.ts'
import { isInTown, type RelatedIds } from '../search/index/facets.ts'
import { nameFields } from '../search/index/vector.ts'
import { wordsInNames } from '../search/index/vocabulary.ts'
import { sendInsert } from './mutations.ts'
import { isPresent } from './presence.ts'
import { filled, selectInserted, type Row } from './records.ts'

/**
 * A create in one call of the database: locks, the look whether what was decided with is still so, the record, and what it is
 * answered with (docs/decisions/database.md#calls).
 */

/** Sends what a resource does on a create besides. */
type Inserted = (tx: Executor, id: number, who: { profileId: number }) => Promise<unknown>

/** Whether a create of this resource can be one call: nothing has to be looked up between its statements. */
export const isCreatedAtOnce = (resource: Resource): boolean =>
  !isCounted(resource) && !isInTown(resource) && parentsOf(resource).length <= 1

export interface NewRecord {
  resource: Resource
  inserted?: Inserted | undefined
  session: { profileId: number; sessionId: string }
  /** With which it was allowed: `createFacts`. */
  facts: string
  pageId: number | null
  columns: Columns
  relatedIds: RelatedIds
  /** Of an `Idempotency-Key`. */
  attempt: { key: string; bodyHash: string } | null
}

/**
 * Creates it. Undefined when it must be done step by step: the facts are others now, a choice is not there, the key is known,
 * or the database takes no calls. Then nothing has been done.
 * @param answered what else is done in the same transaction, with the record
 */
export async function createAtOnce(
  db: Database,
  { resource, inserted, session, facts, pageId, columns, relatedIds, attempt }: NewRecord,
  answered?: (tx: Executor, row: Row) => Promise<unknown>,
): Promise<Row | undefined> {
  const names = Object.keys(columns)
  const lists = [...relatedIds.keys()]
  const script = scriptOf({ resource, inserted, names, lists, hasKey: attempt !== null })
  if (!script) return undefined
  const values: Record<string, unknown> = {
    ...session,
    facts,
    pageId,
    words: wordsInNames(resource, [columns]),
    ...attempt,
    ...Object.fromEntries(names.map((name) => [columnValue(name), columns[name]])),
    ...Object.fromEntries([...relatedIds].map(([name, ids]) => [listValue(name), ids])),
  }
  let complete: Row | undefined
  const row = await db.call<Row>(
    script,
    values,
    answered &&
      (async (tx, made) => {
        complete = await filled(tx, resource, made)
        await answered(tx, complete)
      }),
  )
  return row && (complete ?? (await filled(db, resource, row)))
}

const columnValue = (name: string) => `column ${name}`
const listValue = (name: string) => `list ${name}`

interface Shape {
  resource: Resource
  inserted: Inserted | undefined
  /** Columns that are set. */
  names: readonly string[]
  /** Fields with several references. */
  lists: readonly string[]
  hasKey: boolean
}

/** Forms send the same fields each time. Who sends others in ever new combinations has them created step by step. */
const maxScripts = 100
const scripts = new Map<string, Script>()

function scriptOf(shape: Shape): Script | undefined {
  const key = [shape.resource.name, shape.hasKey, ...shape.names, '|', ...shape.lists].join(' ')
  const known = scripts.get(key)
  if (known || scripts.size >= maxScripts) return known
  const script = { name: `create_${shape.resource.name}_${scripts.size}`, steps: stepsOf(shape) }
  scripts.set(key, script)
  return script
}

function stepsOf({ resource, inserted, names, lists, hasKey }: Shape): Step[] {
  const who = { profileId: given<number>('profileId'), sessionId: given<string>('sessionId') }
  const pageId = given<number>('pageId')
  const columns = Object.fromEntries(names.map((name) => [name, given(columnValue(name))]))
  const relatedIds = new Map(lists.map((name) => [name, given<number[]>(listValue(name))]))
  const steps: Step[] = [{ run: sessionLock(who.sessionId) }]
  if (isUnderPage(resource)) steps.push({ run: sharePages([pageId]) })
  // After the locks, so that it is as it is at the commit.
  steps.push({ stopUnless: sql`select (${createFacts({ ...who, pageId })}) = ${given('facts')}::text` })
  if (hasKey) steps.push({ stopUnlessInserted: keyInsert({ ...who, key: given('key'), bodyHash: given('bodyHash') }) })
  steps.push(...choicesOf(resource, columns, relatedIds, pageId).map((stopUnless) => ({ stopUnless })))
  steps.push({ nextIdOf: resource.name })
  // What is sent one by one elsewhere is written down.
  const writer: Executor = {
    rows: (query) => {
      steps.push({ run: query })
      return Promise.resolve([])
    },
  }
  const words = nameFields(resource).some((name) => names.includes(name)) ? given<string[]>('words') : []
  const more = inserted && ((id: number) => inserted(writer, id, who))
  void sendInsert(writer, resource, { id: newId, columns, relatedIds, words, more })
  steps.push({ answer: selectInserted(resource, newId) })
  return steps
}

/** That all references are there, and on the same page where they must be. */
const choicesOf = (resource: Resource, columns: Columns, lists: RelatedIds, pageId: number): SQL[] =>
  fieldsOf(resource).flatMap(([name, field]) => {
    if (field.kind === 'references' && lists.has(name))
      return [
        sql`select not exists (select 1 from unnest(${sql.param(lists.get(name))}::integer[]) as wanted(id)
          where not exists (select 1 from ${sql.identifier(field.to)} t
            where t."Id" = wanted.id and ${isPresent(requireResource(field.to), 't')}))`,
      ]
    if (field.kind !== 'reference' || !(`${name}Id` in columns) || resource.under.includes(name)) return []
    const id = columns[`${name}Id`]
    const isOnPage = field.choicesFrom === 'byPageId' ? sql`and t."PageId" = ${pageId}` : sql``
    return [
      sql`select ${id}::integer is null or exists (select 1 from ${sql.identifier(field.to)} t
        where t."Id" = ${id}::integer ${isOnPage} and ${isPresent(requireResource(field.to), 't')})`,
    ]
  })
