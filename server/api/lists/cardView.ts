import type { FastifyRequest } from 'fastify'
import type { Resource } from '#resources'
import { cardFieldsOf, longestOnCard } from '#resources/cards.ts'
import { beginningOf } from '#resources/text/cutText.ts'
import { isAbsent } from '#resources/text/detect.ts'
import { refusal } from '#resources/refusals.ts'
import { pageIdNames } from '#resources/under.ts'
import type { Row } from '../../db/records/records.ts'
import { badField } from '../../errors.ts'
import { serializeRecord } from '../answer.ts'

/** `?view=card` of a list: its records with the fields that cards show, and no others (docs/rules.md#card-view). */

type WithQuery = Pick<FastifyRequest, 'query'>

/** The fields of a card, or of a result of a search, where cards are asked for. @throws ApiError 400 */
export function cardFields(resource: Resource, { query }: WithQuery, isFound = false): readonly string[] | undefined {
  const { view } = query as { view?: unknown }
  const fields = cardFieldsOf(resource, isFound)
  if (view === undefined || !fields) return undefined
  if (view !== 'card') throw badField('view', refusal.oneOf({ values: 'card' }))
  return fields
}

/** What is selected for the list: nothing for whole records, else also what blocks are compared with. @throws ApiError 400 */
export function selectedFields(resource: Resource, request: WithQuery, isFound = false): { only?: readonly string[] } {
  const fields = cardFields(resource, request, isFound)
  return fields ? { only: [...new Set([...fields, ...pageIdNames(resource)])] } : {}
}

export function serializeList(
  resource: Resource,
  rows: readonly Row[],
  request: Pick<FastifyRequest, 'query' | 'who'>,
  isFound = false,
): Record<string, unknown>[] {
  const fields = cardFields(resource, request, isFound)
  if (!fields) return rows.map((row) => serializeRecord(resource, row, request.who))
  const names = ['Id', ...fields]
  return rows.map((row) => ({
    ...Object.fromEntries(names.map((name) => [name, onCard(resource, name, row)])),
    ...('Match' in row && { Match: row['Match'] }),
  }))
}

/** Of a long text what a card shows, of a gallery the picture that stands for a missing thumbnail. */
function onCard({ fields }: Resource, name: string, row: Row): unknown {
  const value = row[name]
  if (fields[name]?.kind === 'longText') return typeof value === 'string' ? beginningOf(value, longestOnCard) : value
  if (name !== 'Pictures') return value
  return isAbsent(row['Thumbnail'] as string | null) ? (value as readonly string[]).slice(0, 1) : []
}
