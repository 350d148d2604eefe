import type { Field, Kind } from '#resources'
import { readEmail } from '#resources/emailAddress.ts'
import { isAbsent, readUrl } from '#resources/text/detect.ts'
import { readDay } from '#resources/text/date.ts'
import { isBlank } from '#resources/text/store.ts'
import { phoneHref } from '#resources/text/phoneShown.ts'
import type { AllMessages } from '#src/messages/working.ts'
import { validateLength } from './textLength.ts'

/** Stored by a tap on "none": a value for the form, but absent for every reader (docs/rules.md#empty-values). */
export const none = '-'

/**
 * Kinds that a create form requires: text, number, email, textarea, file and map fields (spec 5.08); links and phones
 * are text fields in the specification.
 */
export const requiredKinds: readonly Kind[] = ['text', 'longText', 'email', 'url', 'phone', 'number', 'file', 'place']

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' ? isBlank(value) : Number.isNaN(value))

function validateNumber(field: Extract<Field, { kind: 'number' }>, value: number, t: AllMessages) {
  if (!Number.isFinite(value)) return field.unit === 'kyat' ? t.forms.invalidPrice : t.forms.invalidNumber
  if (field.integer && !Number.isInteger(value)) return t.forms.wholeNumber
  if (field.min !== undefined && value < field.min) return t.forms.tooSmall({ min: field.min })
  if (field.max !== undefined && value > field.max) return t.forms.tooBig({ max: field.max })
  return undefined
}

/** Checks a number that must not be less than another field of the form (`atLeast`). */
export function validateAtLeast(
  field: Field,
  value: unknown,
  values: Readonly<Record<string, unknown>>,
  t: AllMessages,
) {
  const minimum = field.kind === 'number' && field.atLeast ? values[field.atLeast] : undefined
  return typeof value === 'number' && typeof minimum === 'number' && value < minimum
    ? t.forms.tooSmall({ min: minimum })
    : undefined
}

/**
 * The error message for a field's value; undefined when it is valid (spec 5.08 to 5.12,
 * docs/rules.md#required-on-create). The server validates again; this saves the round trip.
 */
export function validateField(field: Field, value: unknown, required: boolean, t: AllMessages): string | undefined {
  // Before any pattern reads the value.
  const lengthError = typeof value === 'string' ? validateLength(field, value, t) : undefined
  if (lengthError !== undefined) return lengthError
  if (isEmpty(value)) return required || field.required ? t.forms.required : undefined
  const text = String(value)
  if (isAbsent(text)) return field.required ? t.forms.required : undefined
  if (field.kind === 'email' && readEmail(text) === null) return t.forms.invalidEmail
  if (field.kind === 'url' && readUrl(text) === null) return t.forms.invalidUrl
  if (field.kind === 'phone' && phoneHref(text) === null) return t.forms.invalidPhone
  if (field.kind === 'date' && readDay(text) === null) return t.forms.invalidDate
  if (field.kind === 'number') return validateNumber(field, Number(value), t)
  return undefined
}
