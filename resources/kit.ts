/**
 * The vocabulary of declarations: field kinds, `resource()` and the types derived from a declaration. Plain data only.
 * The meaning of each kind is in other tables, one for each concern, which must cover every `Kind` to compile
 * (server/db/schema/tables.ts, server/api/schemas.ts, server/api/values.ts, src/providers/formData.ts, src/fields/…).
 */

import {
  calls,
  type About,
  type AccessRule,
  type Call,
  type CommentTarget,
  type Imports,
  type ListRule,
  type MenuAction,
  type ReportType,
  type SearchRole,
  type Unique,
  type Upkeep,
  type View,
} from './facts.ts'
import type { Fields, Kind, Label } from './fields.ts'

export * from './fields.ts'
export * from './facts.ts'
export * from './record.ts'

/** A declaration as generic code reads it. `resource()` returns a narrower type. */
export interface Resource {
  readonly name: string
  /**
   * `one` for use inside a sentence ("Create product"), `many` for the heading of a list, `searchedAs` for what somebody who looks for
   * it calls it, if that is another word: a visitor looks for a business, whose owner has a page.
   */
  readonly label: { readonly one: Label; readonly many: Label; readonly searchedAs?: Label }
  /** The answer field shown as a record's name: a field of its own or a joined one. */
  readonly title: string
  /** The reference to its owner. */
  readonly ownedBy?: string
  readonly access: AccessRule
  /**
   * References to its parent pages. A record is hidden and deleted with them. A create names the first of them. Pages themselves
   * have no parents.
   */
  readonly under: readonly string[]
  /** The reference that gives its location. Records that refer to it are located there too. */
  readonly locatedBy?: string
  readonly about?: About
  /** Its name as a target of comments. */
  readonly commentedAs?: CommentTarget
  /** Its name as a target of reports. */
  readonly reportedAs?: ReportType
  /** The public screen of a single record, if there is one. */
  readonly view?: View
  readonly search: SearchRole
  /** A second name of `Id` in answers, which existing clients read (docs/rules.md#prefilled-forms). */
  readonly idAlias?: `${string}Id`
  /** Earns points, which are withdrawn when the record is deleted. */
  readonly rewarded: boolean
  /** The generic calls it has, as far as its access rule allows them to anybody. */
  readonly calls: readonly Call[]
  readonly fields: Fields
  /** Answer fields taken from a referenced record: `PageName: 'Page.Name'`. A path may follow several references. */
  readonly joined: Readonly<Record<string, string>>
  readonly lists: Readonly<Record<string, ListRule>>
  readonly menu: readonly MenuAction[]
  /** Joined fields that only the people of the record and super admins see. */
  readonly ownersOnly: readonly string[]
  readonly unique: readonly Unique[]
  readonly imports?: Imports
  readonly upkeep?: Readonly<Record<string, Upkeep>>
  /** By what else than the order of creation any number of its records is sorted, the highest first: each has an index. */
  readonly sorts?: readonly string[]
  /** What is sorted by this number is sorted by how long it waits as well: a day counts as one of it, so that nothing waits for ever. */
  readonly agesBy?: string
  /** Its full list serves as the options of a dropdown, `[{Id, Name, Thumbnail}]` (docs/rules.md#options). */
  readonly options: boolean
  /** Its people put its records in order by hand, in the field `Order`; lists of all of them follow it (docs/rules.md#order). */
  readonly byHand: boolean
  /** Two of its records can be made one (docs/rules.md#merging). */
  readonly mergeable: boolean
  /** Every state of its records is kept for good (docs/rules.md#policies). */
  readonly keepsHistory: boolean
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
    | {
        readonly place: NamesOf<F, 'place'>
        readonly fields: readonly string[]
        readonly narrowedBy?: NamesOf<F, 'references'>
      }
    | { readonly match: readonly (keyof F & string)[] }
    | { readonly filtered: true }
    | { readonly usedBy: string }
  >
>

interface Declared<
  N extends string,
  F extends Fields,
  J extends Readonly<Record<string, `${References<F>}.${string}`>>,
  A extends AccessRule,
  V extends View | undefined,
  S extends SearchRole,
> {
  readonly name: N
  readonly label: Resource['label']
  /** NoInfer: otherwise a misspelled title would be inferred as the name of a joined field. */
  readonly title: Titles<F> | (keyof NoInfer<J> & string)
  readonly ownedBy?: References<F>
  readonly access: A
  readonly under?: readonly References<F>[]
  readonly locatedBy?: References<F>
  readonly about?: About<NamesOf<F, 'choice'>, NamesOf<F, 'number'>>
  readonly commentedAs?: CommentTarget
  readonly reportedAs?: ReportType
  readonly view?: V
  readonly search?: S
  readonly idAlias?: `${string}Id`
  readonly rewarded?: boolean
  readonly calls?: readonly Call[]
  readonly fields: F
  readonly joined?: J
  readonly lists?: ListsOf<F>
  readonly menu?: readonly MenuAction[]
  readonly ownersOnly?: readonly (keyof NoInfer<J> & string)[]
  readonly unique?: readonly Unique<keyof F & string>[]
  readonly imports?: Imports<keyof F & string>
  readonly upkeep?: Readonly<Record<string, Upkeep<keyof F & string>>>
  readonly sorts?: readonly string[]
  readonly agesBy?: keyof F & string
  readonly options?: boolean
  readonly byHand?: boolean
  readonly mergeable?: boolean
  readonly keepsHistory?: boolean
}

/** Checks a declaration and adds defaults. Wrong titles, joins and lists do not compile. */
export function resource<
  const N extends string,
  const F extends Fields,
  const J extends Readonly<Record<string, `${References<F>}.${string}`>> = Record<never, never>,
  const A extends AccessRule = AccessRule,
  const V extends View | undefined = undefined,
  const S extends SearchRole = Record<never, never>,
>(declared: Declared<N, F, J, A, V, S>) {
  return {
    under: [] as readonly string[],
    rewarded: false,
    calls: calls as readonly Call[],
    menu: [] as readonly MenuAction[],
    ownersOnly: [] as readonly string[],
    unique: [] as readonly Unique[],
    options: false,
    byHand: false,
    mergeable: false,
    keepsHistory: false,
    ...declared,
    view: declared.view as V,
    search: (declared.search ?? {}) as S,
    joined: declared.joined ?? ({} as J),
    lists: (declared.lists ?? {}) as Readonly<Record<string, ListRule>>,
  }
}
