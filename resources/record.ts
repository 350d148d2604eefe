import {
  count,
  time,
  type ChoiceField,
  type CountField,
  type Field,
  type Fields,
  type FileField,
  type Hours,
  type HoursField,
  type NumberField,
  type PhoneField,
  type PlaceField,
  type ReferenceField,
  type ReferencesField,
  type StatusField,
} from './fields.ts'

/** Records as requests and answers carry them, derived from declarations. */

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
