/**
 * The vocabulary in which the product is declared: field kinds, `resource()` and the types derived from a declaration.
 * Plain data only. What a kind *means* stands elsewhere, once per concern, in tables that are complete over `Kind`
 * (server/db/schema/tables.ts, server/api/schemas.ts, server/api/body.ts, src/providers/formData.ts, src/fields/…).
 */

import {
  calls,
  type AccessRule,
  type Call,
  type CommentTarget,
  type ListRule,
  type MenuAct,
  type ReportType,
  type SearchRole,
  type View,
} from './facts.ts'

export * from './facts.ts'

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
export const choice = <const V extends string>(
  values: readonly V[],
  options: Common & { initial?: NoInfer<V> },
): ChoiceField<V> => ({
  kind: 'choice',
  values,
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

/** A declaration to read. `resource()` returns a narrower type; this is what generic code takes. */
export interface Resource {
  readonly name: string
  /** What a record of it is called inside a sentence ("Create product"), and what a list of them is headed. */
  readonly label: { readonly one: Label; readonly many: Label }
  /** The answer field that names a record to a person: one of its own or a joined one. */
  readonly title: string
  /** The reference that says whose it is. */
  readonly ownedBy?: string
  readonly access: AccessRule
  /**
   * The references to the pages it stands under: hidden with them, gone with them. A create names the first of them, which is where
   * the record is. What others stand under, a page, stands under nothing.
   */
  readonly under: readonly string[]
  /** The reference that says where it is; what refers to it in turn is there too. */
  readonly locatedBy?: string
  /** People comment on it under this name. */
  readonly commentedAs?: CommentTarget
  /** People report it under this name. */
  readonly reportedAs?: ReportType
  /** Everybody may open a single record. */
  readonly view?: View
  readonly search: SearchRole
  /** A second name of its Id in answers, for clients that read that one. */
  readonly secondId?: `${string}Id`
  /** Points are given for it, and taken back when it goes. */
  readonly rewarded: boolean
  /** The calls that work as the declaration says, if its access rule knows them at all. */
  readonly calls: readonly Call[]
  readonly fields: Fields
  /** Answer fields taken from a referenced record: `PageName: 'Page.Name'`; paths may be longer. */
  readonly joined: Readonly<Record<string, string>>
  readonly lists: Readonly<Record<string, ListRule>>
  readonly menu: readonly MenuAct[]
  /** Joined fields only the record's own people and super admins see. */
  readonly ownersOnly: readonly string[]
  /** Fields of which no two records may have the same values. */
  readonly unique: readonly (readonly string[])[]
  /** Answers `[{Id, Name, Thumbnail}]` at its full list when asked as the options of a dropdown (docs/rules.md#options). */
  readonly options: boolean
}

type NamesOf<F extends Fields, K extends Kind> = {
  [N in keyof F & string]: F[N]['kind'] extends K ? N : never
}[keyof F & string]
type Titles<F extends Fields> = NamesOf<F, 'text' | 'longText' | 'email' | 'choice'>
type References<F extends Fields> = NamesOf<F, 'reference'>
type ListsOf<F extends Fields> = Readonly<
  Record<
    string,
    | NamesOf<F, 'reference' | 'references'>
    | readonly NamesOf<F, 'text' | 'longText'>[]
    | { readonly email: References<F> }
    | { readonly place: NamesOf<F, 'place'> }
    | { readonly match: readonly (keyof F & string)[] }
  >
>

interface Declared<
  N extends string,
  F extends Fields,
  J extends Readonly<Record<string, `${References<F>}.${string}`>>,
  A extends AccessRule,
  V extends View | undefined,
> {
  readonly name: N
  readonly label: Resource['label']
  /** NoInfer: a wrong title must not make itself right by being taken for a joined field. */
  readonly title: Titles<F> | (keyof NoInfer<J> & string)
  readonly ownedBy?: References<F>
  readonly access: A
  readonly under?: readonly References<F>[]
  readonly locatedBy?: References<F>
  readonly commentedAs?: CommentTarget
  readonly reportedAs?: ReportType
  readonly view?: V
  readonly search?: SearchRole
  readonly secondId?: `${string}Id`
  readonly rewarded?: boolean
  readonly calls?: readonly Call[]
  readonly fields: F
  readonly joined?: J
  readonly lists?: ListsOf<F>
  readonly menu?: readonly MenuAct[]
  readonly ownersOnly?: readonly (keyof NoInfer<J> & string)[]
  readonly unique?: readonly (readonly (keyof F & string)[])[]
  readonly options?: boolean
}

/** Checks a declaration and fills in what it leaves out. Wrong titles, joins and lists do not compile. */
export function resource<
  const N extends string,
  const F extends Fields,
  const J extends Readonly<Record<string, `${References<F>}.${string}`>> = Record<never, never>,
  const A extends AccessRule = AccessRule,
  const V extends View | undefined = undefined,
>(declared: Declared<N, F, J, A, V>) {
  return {
    under: [] as readonly string[],
    search: {} as SearchRole,
    rewarded: false,
    calls: calls as readonly Call[],
    menu: [] as readonly MenuAct[],
    ownersOnly: [] as readonly string[],
    unique: [] as readonly (readonly string[])[],
    options: false,
    ...declared,
    view: declared.view as V,
    joined: declared.joined ?? ({} as J),
    lists: (declared.lists ?? {}) as Readonly<Record<string, ListRule>>,
  }
}

/** Those of what every record carries that a person gets to see, whatever its declaration. */
export const systemFields = {
  Id: count({ label: { en: 'Id', my: 'အမှတ်စဉ်' } }),
  CreatedAt: time({ label: { en: 'Created', my: 'ထည့်သည့်အချိန်' } }),
  UpdatedAt: time({ label: { en: 'Changed', my: 'ပြင်သည့်အချိန်' } }),
} as const

/** What every record carries, whatever its declaration. */
export interface SystemFields {
  Id: number
  /** ISO 8601 UTC */
  CreatedAt: string
  UpdatedAt: string
  /** Counts changes; sent along with a PATCH it finds out concurrent ones (docs/rules.md#concurrent-changes). */
  Version: number
}

type Value<T> = T | null
type WireOf<N extends string, F extends Field> = F extends ReferenceField
  ? { [K in `${N}Id`]: Value<number> }
  : F extends ReferencesField<string, infer Names>
    ? { [K in `${N}Ids` | `${N}Name` | Names]: Value<string> }
    : F extends PlaceField
      ? { Latitude: number; Longitude: number }
      : F extends FileField
        ? { [K in `${N}URL`]: Value<string> }
        : F extends PhoneField
          ? { [K in N | `${N}E164`]: Value<string> }
          : F extends StatusField
            ? { [K in N]: number } & { Held: boolean }
            : F extends HoursField
              ? { [K in N]: Value<Hours> }
              : F extends CountField
                ? { [K in N]: number }
                : F extends NumberField
                  ? { [K in N]: Value<number> }
                  : F extends ChoiceField<infer V>
                    ? { [K in N]: Value<V> }
                    : { [K in N]: Value<string> }
type Flatten<T> = { [K in keyof T]: T[K] }
type Both<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never

/** The record of a declaration as the wire carries it. */
export type RecordOf<R extends { fields: Fields; joined: object }> = Flatten<
  SystemFields &
    Both<{ [N in keyof R['fields'] & string]: WireOf<N, R['fields'][N]> }[keyof R['fields'] & string]> & {
      [K in keyof R['joined']]: Value<string>
    }
>

/** Any record, for code that serves every declaration. */
export type AnyRecord = SystemFields & Readonly<Record<string, unknown>>

/** A resource's fields as pairs, in the order declared. */
export const fieldsOf = (resource: Pick<Resource, 'fields'>) => Object.entries(resource.fields)

/** The field that holds a record's standing (0/1/2), if it has one. */
export const hasStatus = (resource: Pick<Resource, 'fields'>) => resource.fields['Status']?.kind === 'status'
