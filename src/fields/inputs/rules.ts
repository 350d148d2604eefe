import type { Field } from '#resources'
import { contactKind, isAbsent, isBlank, phoneHref, safeUrl } from '#resources/text/index.ts'
import type { Messages } from '#src/messages/index.ts'

/** What one tap on "none" stores: present for the form, absent for every reader (docs/rules.md#empty-values). */
export const none = '-'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' ? isBlank(value) : Number.isNaN(value))

function numberFault(field: Extract<Field, { kind: 'number' }>, value: number, t: Messages) {
  if (!Number.isFinite(value)) return field.unit === 'kyat' ? t.forms.invalidPrice : t.forms.invalidNumber
  if (field.integer && !Number.isInteger(value)) return t.forms.wholeNumber
  if (field.min !== undefined && value < field.min) return t.forms.tooSmall({ min: field.min })
  if (field.max !== undefined && value > field.max) return t.forms.tooBig({ max: field.max })
  return undefined
}

/** A number that must not be less than another of the same form (`atLeast`). */
export function orderFault(field: Field, value: unknown, values: Readonly<Record<string, unknown>>, t: Messages) {
  const least = field.kind === 'number' && field.atLeast ? values[field.atLeast] : undefined
  return typeof value === 'number' && typeof least === 'number' && value < least
    ? t.forms.tooSmall({ min: least })
    : undefined
}

/**
 * What is wrong with a field's value, as a sentence; undefined where nothing is (spec 5.08 to 5.12, docs/rules.md#required-on-create). The server
 * judges again: this spares people the way there.
 */
export function faultOf(field: Field, value: unknown, required: boolean, t: Messages): string | undefined {
  if (isEmpty(value)) return required || field.required ? t.forms.required : undefined
  const text = String(value)
  if (isAbsent(text)) return field.required ? t.forms.required : undefined
  if (field.kind === 'email' && contactKind(text) !== 'email') return t.forms.invalidEmail
  if (field.kind === 'url' && safeUrl(text) === null) return t.forms.invalidUrl
  if (field.kind === 'phone' && contactKind(text) !== 'phone' && phoneHref(text) === null) return t.forms.invalidPhone
  if (field.kind === 'number') return numberFault(field, Number(value), t)
  return undefined
}

/** People leave out `https://`: an address that only lacks it gets it; anything else stays as typed. */
export function withScheme(typed: string): string {
  const trimmed = typed.trim()
  if (isAbsent(trimmed) || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) || !/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(trimmed))
    return typed
  return safeUrl(`https://${trimmed}`) ?? typed
}
