import {
  count,
  time,
  type ChoiceField,
  type ChoicesField,
  type CountField,
  type Field,
  type Fields,
  type FileField,
  type Hours,
  type HoursField,
  type NumberField,
  type PhoneField,
  type PicturesField,
  type PlaceField,
  type ReferenceField,
  type ReferencesField,
  type StatusField,
} from './fields.ts'

/** The types of records in answers, derived from declarations. */

/** The fields of every record that are shown to people. */
export const systemFields = {
  Id: count({ label: { en: 'Id', my: 'အမှတ်စဉ်' } }),
  CreatedAt: time({ label: { en: 'Created', my: 'ထည့်သည့်အချိန်' } }),
  UpdatedAt: time({ label: { en: 'Changed', my: 'ပြင်သည့်အချိန်' } }),
} as const

/** The fields of every record. */
export interface SystemFields {
  Id: number
  /** ISO 8601 UTC */
  CreatedAt: string
  UpdatedAt: string
  /** Counts changes. A PATCH that sends it is refused after a concurrent change (docs/rules.md#concurrent-changes). */
  Version: number
}

type Nullable<T> = T | null
type AnswerFieldsOf<N extends string, F extends Field> =
  F extends ReferenceField<string, infer Absent>
    ? { [K in `${N}Id`]: Nullable<number> } & { [K in Absent]: boolean }
    : F extends ReferencesField<string, infer Names>
      ? { [K in `${N}Ids` | `${N}Name` | Names]: Nullable<string> }
      : F extends PlaceField
        ? { Latitude: number; Longitude: number }
        : F extends FileField
          ? { [K in `${N}URL` | `${N}Name`]: Nullable<string> }
          : F extends PhoneField
            ? { [K in N | `${N}E164`]: Nullable<string> }
            : F extends StatusField
              ? { [K in N]: number } & { Held: boolean }
              : F extends HoursField
                ? { [K in N]: Nullable<Hours> }
                : F extends PicturesField
                  ? { [K in N]: readonly string[] }
                  : F extends ChoicesField<infer V>
                    ? { [K in N]: readonly V[] }
                    : F extends CountField
                      ? { [K in N]: number }
                      : F extends NumberField
                        ? { [K in N]: Nullable<number> }
                        : F extends ChoiceField<infer V>
                          ? { [K in N]: Nullable<V> }
                          : { [K in N]: Nullable<string> }
/** What the joined fields that are no texts hold, by the name at the end of their path. */
interface JoinedTypes {
  Closure: 'none' | 'forAWhile' | 'forGood'
  Hours: Hours
  Latitude: number
  Longitude: number
  RatingAverage: number
  RatingCount: number
  FollowerCount: number
  Status: number
}
export type JoinedValue<Path> = Path extends `${string}.${infer Last extends keyof JoinedTypes}`
  ? JoinedTypes[Last]
  : string
type Flatten<T> = { [K in keyof T]: T[K] }
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never

/** A record of this declaration, as in answers. */
export type RecordOf<R extends { fields: Fields; joined: object }> = Flatten<
  SystemFields &
    UnionToIntersection<
      { [N in keyof R['fields'] & string]: AnswerFieldsOf<N, R['fields'][N]> }[keyof R['fields'] & string]
    > & {
      [K in keyof R['joined']]: Nullable<JoinedValue<R['joined'][K]>>
    }
>

/** A record of any declaration as a client has it: the fields of a card, or all of them. */
export type PartialRecord = { readonly Id: number } & Readonly<Record<string, unknown>>

/** A record of any declaration, for generic code. */
export type AnyRecord = SystemFields & Readonly<Record<string, unknown>>
