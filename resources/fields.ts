/** The kinds of field, plain data; what a kind means stands elsewhere, once per concern (resources/kit.ts). */

/** A day's opening spans, `['09:00', '17:30']`, local time (Asia/Yangon); a span that ends before it starts runs past midnight. */
export type Span = readonly [open: string, close: string]
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
/** Opening hours by weekday. A day that is absent is closed. `exceptions` holds dates (`2026-04-13`) that differ from their weekday. */
export type Hours = { readonly [D in Weekday]?: readonly Span[] } & {
  readonly exceptions?: Readonly<Record<string, readonly Span[]>>
}

/** What something is called. `reviewed`: somebody who grew up with Burmese has read that half (docs/languages.md). */
export interface Label {
  readonly en: string
  readonly my: string
  readonly reviewed?: boolean
}

interface Common {
  /** Stands at its input, its column and its value. */
  readonly label: Label
  /** Set by the server, never by a form (docs/rules.md#never-set-by-a-form). */
  readonly readOnly?: boolean
  /** Required by the server on create (docs/rules.md#required-on-create: Name or Title, descriptions, the owning page). */
  readonly required?: boolean
  /** False: no form of ours shows it, the call still takes it (LinkedIn is not editable, spec 3.12). */
  readonly inForm?: boolean
  /** Whether the create form requires it, where that differs from the specification (all text, number, email, textarea, file and map fields, spec 5.08). */
  readonly requiredInForm?: boolean
  /** Only the record's own people and super admins get to see it (docs/rules.md#accounts). */
  readonly ownersOnly?: boolean
  /**
   * Has a meaning only beside these values of other fields of the record: one of the listed ones, or any at all (`true`).
   * Otherwise forms do not show it and the server stores it empty.
   */
  readonly when?: Readonly<Record<string, readonly string[] | true>>
}

export interface TextField extends Common {
  readonly kind: 'text'
}
export interface LongTextField extends Common {
  readonly kind: 'longText'
}
export interface EmailField extends Common {
  readonly kind: 'email'
}
/** http or https, nothing else (docs/rules.md#links). */
export interface UrlField extends Common {
  readonly kind: 'url'
}
/** Kept as typed; its E.164 form stands beside it as `{Name}E164` (docs/rules.md#phones). */
export interface PhoneField extends Common {
  readonly kind: 'phone'
}
export interface NumberField extends Common {
  readonly kind: 'number'
  readonly min?: number
  readonly max?: number
  readonly integer?: boolean
  /** Sums of kyat are typed and read as people write them: ၃.၅ သိန်း (docs/rules.md#prices). */
  readonly unit?: 'kyat'
  /** Not less than this other number of the record, where both are there. */
  readonly atLeast?: string
}
/** A number the server counts: rating average, followers. */
export interface CountField extends Common {
  readonly kind: 'count'
  readonly readOnly: true
}
/** A moment, ISO 8601 UTC. */
export interface TimeField extends Common {
  readonly kind: 'time'
}
export interface ImageField extends Common {
  readonly kind: 'image'
}
/** Any file up to 500 MB. Part `{name}` in, `{Name}URL` out (docs/rules.md#form-parts). */
export interface FileField extends Common {
  readonly kind: 'file'
}
export interface ChoiceField<V extends string = string> extends Common {
  readonly kind: 'choice'
  readonly values: readonly V[]
  readonly valueLabels: Readonly<Record<V, Label>>
  readonly initial?: V
}
/** 0 hidden, 1 active, 2 sold; verification and the moderation hold stand beside it in columns of their own (resources/status.ts). */
export interface StatusField extends Common {
  readonly kind: 'status'
}
/** Latitude and Longitude in degrees, WGS 84; 0/0 means no place (docs/rules.md#places). */
export interface PlaceField extends Common {
  readonly kind: 'place'
}
export interface HoursField extends Common {
  readonly kind: 'hours'
}
/** Declared without `Id`; column, wire and record add it. */
export interface ReferenceField<To extends string = string> extends Common {
  readonly kind: 'reference'
  readonly to: To
  /** The named list that offers the choices, by the form's page; without it all records of `to` are offered. */
  readonly choicesFrom?: string
  /** What deleting the target does to this record. */
  readonly whenDeleted: 'cascade' | 'clear' | 'refuse'
}
/** Several targets, in order. `{Name}Ids` is "1,4"; `names` and `burmeseNames` are the answer fields that spell them out. */
export interface ReferencesField<To extends string = string, Names extends string = string> extends Common {
  readonly kind: 'references'
  readonly to: To
  readonly names: Names
  readonly burmeseNames?: Names
  readonly whenDeleted: 'refuse'
}

export type Field =
  | TextField
  | LongTextField
  | EmailField
  | UrlField
  | PhoneField
  | NumberField
  | CountField
  | TimeField
  | ImageField
  | FileField
  | ChoiceField
  | StatusField
  | PlaceField
  | HoursField
  | ReferenceField
  | ReferencesField
export type Kind = Field['kind']
export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>
export type Fields = Readonly<Record<string, Field>>

export const text = <const O extends Common>(options: O) => ({ kind: 'text', ...options }) as const satisfies TextField
export const longText = (options: Common) => ({ kind: 'longText', ...options }) as const satisfies LongTextField
export const email = (options: Common) => ({ kind: 'email', ...options }) as const satisfies EmailField
export const url = (options: Common) => ({ kind: 'url', ...options }) as const satisfies UrlField
export const phone = (options: Common) => ({ kind: 'phone', ...options }) as const satisfies PhoneField
export const number = (options: Omit<NumberField, 'kind'>) =>
  ({ kind: 'number', ...options }) as const satisfies NumberField
export const count = (options: Common) => ({ kind: 'count', ...options, readOnly: true }) as const satisfies CountField
export const time = (options: Common) => ({ kind: 'time', ...options }) as const satisfies TimeField
export const image = (options: Common) => ({ kind: 'image', ...options }) as const satisfies ImageField
export const file = (options: Common) => ({ kind: 'file', ...options }) as const satisfies FileField
/** `choice({ red: { en: 'Red', my: 'အနီ' }, … }, { label })`: the values in their order, each with its label. */
export const choice = <const V extends string>(
  valueLabels: Readonly<Record<V, Label>>,
  options: Common & { initial?: NoInfer<V> },
): ChoiceField<V> => ({
  kind: 'choice',
  values: Object.keys(valueLabels) as V[],
  valueLabels,
  ...options,
})
export const status = () =>
  ({ kind: 'status', label: { en: 'Status', my: 'အခြေအနေ' }, inForm: false }) as const satisfies StatusField
export const place = (options: Common) => ({ kind: 'place', ...options }) as const satisfies PlaceField
export const hours = (options: Common) => ({ kind: 'hours', ...options }) as const satisfies HoursField
export const reference = <const To extends string>(
  to: To,
  options: Common & { choicesFrom?: string; whenDeleted?: ReferenceField['whenDeleted'] },
): ReferenceField<To> => ({ kind: 'reference', to, whenDeleted: 'clear', ...options })
export const references = <const To extends string, const Names extends string>(
  to: To,
  options: Common & { names: Names; burmeseNames?: Names },
): ReferencesField<To, Names> => ({ kind: 'references', to, whenDeleted: 'refuse', ...options })

/** A resource's fields as pairs, in the order declared. */
export const fieldsOf = (resource: { readonly fields: Fields }) => Object.entries(resource.fields)

/** The field that holds a record's standing (0/1/2), if it has one. */
export const hasStatus = (resource: { readonly fields: Fields }) => resource.fields['Status']?.kind === 'status'
