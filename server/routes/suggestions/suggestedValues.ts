import { answerNames, declarations, weekdays, type Hours } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { suggestedFields, suggestedNames, type SuggestedField } from '#resources/suggestion.ts'
import type { Columns } from '../../db/connection/database.ts'
import { ApiError, badField } from '../../errors.ts'
import { readUnwritten } from '../../api/values.ts'

/** What is suggested for a page, read by the validators of its own form (docs/rules.md#suggestions). */

const { page } = declarations

export const isNumber = (name: SuggestedField) => page.fields[suggestedFields[name][0]].kind === 'phone'
export const numbersOf = (row: Columns) =>
  suggestedNames
    .filter(isNumber)
    .flatMap((name) => answerNames(suggestedFields[name][0], page.fields.PhoneOne).map((column) => row[column]))

/** Errors of the page's own parts stand at `value`, those of a place at its parts. */
export async function atItsField<T>(name: SuggestedField, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const [why] = error instanceof ApiError && error.status === 400 ? Object.values(error.fields ?? {}) : []
    if (!why || name === 'place') throw error
    throw badField('value', why)
  }
}

/** The columns of a page that are suggested, read as the page's own form is. @throws ApiError 400 */
export async function readSuggested(name: SuggestedField, said: string): Promise<Columns> {
  const { columns } = await atItsField(name, () =>
    readUnwritten(
      page,
      suggestedFields[name],
      name === 'place' ? placeParts(said) : new Map([[name.toLowerCase(), said]]),
    ),
  )
  const filled = Object.entries(columns).flatMap(([column, one]) => {
    const known = column === 'Hours' && one ? weekOf(one as Hours) : one
    return known === null || known === 0 || (column === 'Hours' && Object.keys(known as Hours).length === 0)
      ? []
      : [[column, known] as const]
  })
  if (filled.every(([column]) => column.endsWith('E164'))) throw badField('value', refusal.missing)
  return Object.fromEntries(filled)
}

/** `{"townId": 4, "address": "…", "latitude": 16.8, "longitude": 96.1}`: what is left out stays. */
function placeParts(said: string): Map<string, string> {
  let parsed: unknown
  try {
    parsed = JSON.parse(said)
  } catch {
    parsed = null
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw badField('value', refusal.suggestedPlace)
  return new Map(Object.entries(parsed).map(([part, one]) => [part.toLowerCase(), String(one ?? '')]))
}

/** Without special days, which the page's people know alone. */
const weekOf = (hours: Hours): Hours =>
  Object.fromEntries(weekdays.flatMap((day) => ((hours[day]?.length ?? 0) > 0 ? [[day, hours[day]]] : [])))
export const comparableValue = (name: string, one: unknown) =>
  name === 'Hours' && one ? weekOf(one as Hours) : (one ?? null)
/** A number in any spelling is the same. */
export const comparable = (columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([name]) => typeof columns[`${name}E164`] !== 'string')
      .sort(([one], [other]) => one.localeCompare(other)),
  )
