/** The kinds of field, as plain data. Their meaning is in other tables, one for each concern (resources/kit.ts). */

/** An opening span, `['09:00', '17:30']`, in local time (Asia/Yangon). A span that ends before it starts runs past midnight. */
export type Span = readonly [open: string, close: string]
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
/** Opening hours by weekday. A missing day is closed. `exceptions` holds dates (`2026-04-13`) that differ from their weekday. */
export type Hours = { readonly [D in Weekday]?: readonly Span[] } & {
  readonly exceptions?: Readonly<Record<string, readonly Span[]>>
}

/** A label in both languages. `reviewed`: a native speaker has read the Burmese (docs/languages.md). */
export interface Label {
  readonly en: string
  readonly my: string
  readonly reviewed?: boolean
}

interface Common {
  /** Shown at its input, column and value. */
  readonly label: Label
  /** The heading of a section of long forms, which this field begins: it lasts until the next one. */
  readonly section?: Label
  /** Set by the server, never by a form (docs/rules.md#never-set-by-a-form). */
  readonly readOnly?: boolean
  /** Required by the server on create (docs/rules.md#required-on-create: Name or Title, descriptions, the owning page). */
  readonly required?: boolean
  /**
   * False: our forms leave it out, but the API accepts it (LinkedIn is not editable, spec 3.12). `admin`: only the admin area's
   * form has it, and only super admins write it (docs/rules.md#never-set-by-a-form).
   */
  readonly inForm?: boolean | 'admin'
  /** No public screen shows it, and its input says so. */
  readonly unseen?: boolean
  /** Whether the create form requires it. By default it requires text, number, email, textarea, file and map fields (spec 5.08). */
  readonly requiredInForm?: boolean
  /** Only the people of the record and super admins see it (docs/rules.md#accounts), or only moderators and super admins. */
  readonly ownersOnly?: boolean | 'moderators'
  /**
   * Applies only if other fields of the record have one of these values, or any value (`true`). Otherwise forms leave it out and
   * the server stores it empty.
   */
  readonly when?: Readonly<Record<string, readonly string[] | true>>
}

export interface TextField extends Common {
  readonly kind: 'text'
  /** In characters (code points), 500 unless said (docs/rules.md#text-lengths). */
  readonly maxLength?: number
  /** Holds the name of a resource, which screens show as people call it. */
  readonly namesSource?: boolean
}
export interface LongTextField extends Common {
  readonly kind: 'longText'
  /** In characters (code points), 20,000 unless said (docs/rules.md#text-lengths). */
  readonly maxLength?: number
  /** The time field that says since when it has read as it does. */
  readonly since?: string
}
export interface EmailField extends Common {
  readonly kind: 'email'
}
/** http or https, nothing else (docs/rules.md#links). */
export interface UrlField extends Common {
  readonly kind: 'url'
}
/** Stored as typed, and in E.164 form as `{Name}E164` (docs/rules.md#phones). */
export interface PhoneField extends Common {
  readonly kind: 'phone'
}
export interface NumberField extends Common {
  readonly kind: 'number'
  readonly min?: number
  readonly max?: number
  readonly integer?: boolean
  /** Sums of kyat are typed and shown as people write them: ၃.၅ သိန်း (docs/rules.md#prices). */
  readonly unit?: 'kyat'
  /** Not less than this other number field, if both have a value. */
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
  /**
   * Its record is in public lists from then on, or until then (docs/rules.md#offers). A resource has one of each at most. Forms have
   * it, other times are the server's.
   */
  readonly listed?: 'from' | 'until'
  /** Records are deleted some time after it (server/db/jobs/expiry.ts), so it has an index. */
  readonly expires?: boolean
  /** When this other field was last found to be true: a change of that empties it. */
  readonly of?: string
}
/** A day of the calendar, `2026-04-13`, in no time zone (docs/rules.md#dates). */
export interface DateField extends Common {
  readonly kind: 'date'
}
export interface ImageField extends Common {
  readonly kind: 'image'
}
/**
 * Several pictures in order, at most `maxPictures`. Parts `{name}` and `{name}Order` in, an array of stored names out
 * (docs/rules.md#galleries).
 */
export interface PicturesField extends Common {
  readonly kind: 'pictures'
  /** The image field that stands before them: forms show both as one list, whose first picture is that one. */
  readonly first?: string
}
/** Any file up to 500 MiB. Part `{name}` in, `{Name}URL` and `{Name}Name`, as its sender calls it, out (docs/rules.md#form-parts). */
export interface FileField extends Common {
  readonly kind: 'file'
}
export interface ChoiceField<V extends string = string> extends Common {
  readonly kind: 'choice'
  readonly values: readonly V[]
  readonly valueLabels: Readonly<Record<V, Label>>
  readonly initial?: V
}
/** Several of a fixed set of values, in the declared order. Part `{name}`, their names joined by commas; an array out (docs/rules.md#form-parts). */
export interface ChoicesField<V extends string = string> extends Common {
  readonly kind: 'choices'
  readonly values: readonly V[]
  readonly valueLabels: Readonly<Record<V, Label>>
  /** The name of the filter that leaves the records with all that are asked for, and what is under them (docs/rules.md#search-filters). */
  readonly filter?: string
  /** Of what has been given no others. */
  readonly initial?: readonly V[]
  /** Kept in the order that was given: the first comes first. */
  readonly ordered?: boolean
}
/** 0 hidden, 1 active, 2 sold. Verification and the moderation hold have their own columns (resources/status.ts). */
export interface StatusField extends Common {
  readonly kind: 'status'
  /** Who is verified is so until the record's `VerifiedUntil` (docs/rules.md#verification). */
  readonly lapses?: boolean
  /** What is hidden is a draft: it counts as created when it is published first (docs/rules.md#drafts). */
  readonly drafts?: boolean
}
/** Latitude and Longitude in degrees, WGS 84; 0 means no place (docs/rules.md#places). */
export interface PlaceField extends Common {
  readonly kind: 'place'
}
export interface HoursField extends Common {
  readonly kind: 'hours'
}
/** Declared without `Id`: `Page` is `PageId` in the column, on the wire and in the record. */
export interface ReferenceField<To extends string = string, Absent extends string = string> extends Common {
  readonly kind: 'reference'
  readonly to: To
  /** The answer field that says to everybody whether there is none, whoever may see which it is. */
  readonly absentAs?: Absent
  /** The named list of choices, filtered by the form's page. Without it, all records of `to` are offered. */
  readonly choicesFrom?: string
  /** The effect on this record when the target is deleted. `keep`: none, the number stays. */
  readonly whenDeleted: 'cascade' | 'clear' | 'refuse' | 'keep'
}
/** Several targets, in order. `{Name}Ids` is "1,4"; `names` and `burmeseNames` are the answer fields with their names. */
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
  | DateField
  | ImageField
  | PicturesField
  | FileField
  | ChoiceField
  | ChoicesField
  | StatusField
  | PlaceField
  | HoursField
  | ReferenceField
  | ReferencesField
export type Kind = Field['kind']
export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>
export type Fields = Readonly<Record<string, Field>>

export const text = <const O extends Omit<TextField, 'kind'>>(options: O) =>
  ({ kind: 'text', ...options }) as const satisfies TextField
export const longText = (options: Omit<LongTextField, 'kind'>) =>
  ({ kind: 'longText', ...options }) as const satisfies LongTextField
export const email = (options: Common) => ({ kind: 'email', ...options }) as const satisfies EmailField
export const url = (options: Common) => ({ kind: 'url', ...options }) as const satisfies UrlField
export const phone = (options: Common) => ({ kind: 'phone', ...options }) as const satisfies PhoneField
export const number = (options: Omit<NumberField, 'kind'>) =>
  ({ kind: 'number', ...options }) as const satisfies NumberField
export const count = (options: Common) => ({ kind: 'count', ...options, readOnly: true }) as const satisfies CountField
export const time = (options: Common & Pick<TimeField, 'expires' | 'of' | 'listed'>) =>
  ({ kind: 'time', ...options }) as const satisfies TimeField
export const date = (options: Common) => ({ kind: 'date', ...options }) as const satisfies DateField
export const image = (options: Common) => ({ kind: 'image', ...options }) as const satisfies ImageField
export const pictures = (options: Omit<PicturesField, 'kind'>) =>
  ({ kind: 'pictures', ...options }) as const satisfies PicturesField
export const file = (options: Common) => ({ kind: 'file', ...options }) as const satisfies FileField
/** `choice({ red: { en: 'Red', my: 'အနီ' }, … }, { label })`: the values in order, each with its label. */
export const choice = <const V extends string>(
  valueLabels: Readonly<Record<V, Label>>,
  options: Common & { initial?: NoInfer<V> },
): ChoiceField<V> => ({
  kind: 'choice',
  values: Object.keys(valueLabels) as V[],
  valueLabels,
  ...options,
})
export const choices = <const V extends string>(
  valueLabels: Readonly<Record<V, Label>>,
  options: Common & Pick<ChoicesField<NoInfer<V>>, 'filter' | 'initial' | 'ordered'>,
): ChoicesField<V> => ({ kind: 'choices', values: Object.keys(valueLabels) as V[], valueLabels, ...options })
export const status = (options: Pick<StatusField, 'lapses' | 'drafts'> = {}) =>
  ({ kind: 'status', label: { en: 'Status', my: 'အခြေအနေ' }, inForm: false, ...options }) as const satisfies StatusField
export const place = (options: Common) => ({ kind: 'place', ...options }) as const satisfies PlaceField
export const hours = (options: Common) => ({ kind: 'hours', ...options }) as const satisfies HoursField
export const reference = <const To extends string, const Absent extends string = never>(
  to: To,
  options: Common & { absentAs?: Absent; choicesFrom?: string; whenDeleted?: ReferenceField['whenDeleted'] },
): ReferenceField<To, NoInfer<Absent>> => ({ kind: 'reference', to, whenDeleted: 'clear', ...options })
export const references = <const To extends string, const Names extends string>(
  to: To,
  options: Common & { names: Names; burmeseNames?: Names },
): ReferencesField<To, Names> => ({ kind: 'references', to, whenDeleted: 'refuse', ...options })

/** A resource's fields as pairs of name and field, in the declared order. */
export const fieldsOf = (resource: { readonly fields: Fields }) => Object.entries(resource.fields)

/** The fields between whose times a record is in public lists. */
export function listedTimes(resource: { readonly fields: Fields }): {
  readonly from?: string
  readonly until?: string
} {
  const named = fieldsOf(resource).flatMap(([name, field]) =>
    field.kind === 'time' && field.listed ? [[field.listed, name] as const] : [],
  )
  return Object.fromEntries(named)
}

/** Whether records have a status (0, 1 or 2). */
export const hasStatus = (resource: { readonly fields: Fields }) => resource.fields['Status']?.kind === 'status'
