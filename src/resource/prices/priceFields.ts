import { fieldsOf, isApplicable, type AnyRecord, type Field, type FieldOf, type Resource } from '#resources'
import { formFields } from '../form/formFields.ts'

type KyatField = FieldOf<'number'>

/**
 * The fields that are amounts of money and that a record has, in declared order. A record that is older than a choice counts as
 * having its initial value.
 */
export function applicablePrices(
  resource: Pick<Resource, 'fields'>,
  record: AnyRecord,
): readonly (readonly [string, KyatField])[] {
  const fields = fieldsOf(resource)
  const initial = fields.flatMap(([name, field]) =>
    field.kind === 'choice' && record[name] == null ? [[name, field.initial] as const] : [],
  )
  const values = { ...record, ...Object.fromEntries(initial) }
  return fields.flatMap(([name, field]) =>
    isKyat(field) && isApplicable(field, values) ? [[name, field] as const] : [],
  )
}

export const hasPrices = (resource: Pick<Resource, 'fields'>) => fieldsOf(resource).some(([, field]) => isKyat(field))

const isKyat = (field: Field): field is KyatField => field.kind === 'number' && field.unit === 'kyat'

/**
 * The prices that are missing although the create form requires them. What a record never had is not asked for, unless it is
 * the least of another price.
 */
export function missingPrices(
  resource: Pick<Resource, 'fields'>,
  record: AnyRecord,
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  const isGiven = (value: unknown) => typeof value === 'number'
  const prices = applicablePrices(resource, record)
  const isLeast = (name: string) => prices.some(([other, { atLeast }]) => atLeast === name && isGiven(values[other]))
  return formFields(resource, 'create').flatMap(({ name, required }) =>
    required && name in values && !isGiven(values[name]) && (isGiven(record[name]) || isLeast(name)) ? [name] : [],
  )
}

/** Puts the focus into the next price, as Enter does in a table. */
export function focusNextPrice(from: HTMLElement): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-price-row] input')]
  const next = boxes[boxes.indexOf(from as HTMLInputElement) + 1]
  next?.focus()
  next?.select()
  return next !== undefined
}
