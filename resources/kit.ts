/**
 * The vocabulary in which the product is declared: field kinds, `resource()` and the types derived from a declaration.
 * Plain data only. What a kind *means* stands elsewhere, once per concern, in tables that are complete over `Kind`
 * (server/db/schema/tables.ts, server/api/schemas.ts, server/api/body.ts, src/providers/formData.ts, src/fields/…).
 */

import {
  calls,
  type About,
  type AccessRule,
  type Call,
  type CommentTarget,
  type ListRule,
  type MenuAction,
  type ReportType,
  type SearchRole,
  type View,
} from './facts.ts'
import type { Fields, Kind, Label } from './fields.ts'

export * from './fields.ts'
export * from './facts.ts'
export * from './record.ts'

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
  readonly about?: About
  /** People comment on it under this name. */
  readonly commentedAs?: CommentTarget
  /** People report it under this name. */
  readonly reportedAs?: ReportType
  /** Everybody may open a single record. */
  readonly view?: View
  readonly search: SearchRole
  /** A second name of its Id in answers, for clients that read that one (docs/rules.md#prefilled-forms). */
  readonly secondId?: `${string}Id`
  /** Points are given for it, and taken back when it goes. */
  readonly rewarded: boolean
  /** The calls that work as the declaration says, if its access rule knows them at all. */
  readonly calls: readonly Call[]
  readonly fields: Fields
  /** Answer fields taken from a referenced record: `PageName: 'Page.Name'`; paths may be longer. */
  readonly joined: Readonly<Record<string, string>>
  readonly lists: Readonly<Record<string, ListRule>>
  readonly menu: readonly MenuAction[]
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
  S extends SearchRole,
> {
  readonly name: N
  readonly label: Resource['label']
  /** NoInfer: a wrong title must not make itself right by being taken for a joined field. */
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
  readonly secondId?: `${string}Id`
  readonly rewarded?: boolean
  readonly calls?: readonly Call[]
  readonly fields: F
  readonly joined?: J
  readonly lists?: ListsOf<F>
  readonly menu?: readonly MenuAction[]
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
  const S extends SearchRole = Record<never, never>,
>(declared: Declared<N, F, J, A, V, S>) {
  return {
    under: [] as readonly string[],
    rewarded: false,
    calls: calls as readonly Call[],
    menu: [] as readonly MenuAction[],
    ownersOnly: [] as readonly string[],
    unique: [] as readonly (readonly string[])[],
    options: false,
    ...declared,
    view: declared.view as V,
    search: (declared.search ?? {}) as S,
    joined: declared.joined ?? ({} as J),
    lists: (declared.lists ?? {}) as Readonly<Record<string, ListRule>>,
  }
}
