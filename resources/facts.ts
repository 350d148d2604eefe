/** Everything a declaration states about its records besides their fields. */

import type { Label } from './fields.ts'

/** Actions in the item menu of a list, besides View (spec 2.136 to 2.139). */
export type MenuAction = 'edit' | 'delete' | 'duplicate' | 'dates' | 'toggleActive' | 'toggleSold' | 'toggleBlock'

/** The rule that decides who may do what (resources/access.ts). */
export type AccessRule =
  | 'contents'
  | 'page'
  | 'underPage'
  | 'comment'
  | 'rating'
  | 'own'
  | 'profile'
  | 'report'
  | 'token'
  | 'pageAdmin'
  | 'transfer'
  | 'systemIssued'
  | 'adminOnly'
  | 'superAdminOnly'

const publicRules: readonly AccessRule[] = ['contents', 'page', 'underPage', 'comment', 'rating']
/**
 * Whether everybody may read the lists. Private lists answer 401 to a visitor and 403 to others. It stands apart from the other rights,
 * which no first load needs (docs/performance.md#first-load).
 */
export const isPublic = ({ access }: { readonly access: AccessRule }): boolean => publicRules.includes(access)

/** The rules of resources that a page's team manages at /{name}, /{name}/create and /{name}/update. */
export type ManagedRule = Extract<AccessRule, 'page' | 'underPage'>
/** The routes are made by this alone, so it stands apart, too. */
export const isManaged = ({ access }: { readonly access: AccessRule }): boolean =>
  access === 'page' || access === 'underPage'

/** The generic calls. Other calls have a route file (server/routes). */
export const calls = ['read', 'create', 'change', 'delete'] as const
export type Call = (typeof calls)[number]

/** The names by which a comment or a report refers to the type of its target. */
export const commentTargets = ['Page', 'Post', 'Product'] as const
export type CommentTarget = (typeof commentTargets)[number]
export const reportTypes = ['Post', 'Product', 'Page', 'Comment', 'PageRating', 'Article', 'Profile'] as const
export type ReportType = (typeof reportTypes)[number]

/** A reference to a record of any of several resources. `type` and `id` are the fields that hold the type's name and the Id. */
export interface About<Type extends string = string, Id extends string = string> {
  readonly as: 'commentedAs' | 'reportedAs'
  readonly type: Type
  readonly id: Id
  /** `cascade`: hidden and deleted with its target. */
  readonly whenDeleted: 'cascade' | 'keep'
  /** The field with a copy of the record it is about, as JSON. Nobody reads more of the copy than of the record. */
  readonly copiedIn?: string
}

/** The public screen of a single record, /{name}/view/{Id}. */
export interface View {
  /** Search engines may index it, and the sitemap lists it. */
  readonly indexed: boolean
  /** People can share its link and earn points for each new person who opens it. */
  readonly shareable: boolean
  /** Its schema.org type. A view without one has breadcrumbs as its only structured data. */
  readonly schemaType?: 'LocalBusiness' | 'Product' | 'SocialMediaPosting' | 'Article'
}

/** How records take part in search, besides being found by their own text. */
export interface SearchRole {
  /** Records that refer to it are found by its name as well. */
  readonly facet?: true
  /** The common search, over several resources, includes it. */
  readonly common?: true
  /** Its rank among suggestions while typing. Few records are `first`; `last` only fill the remaining places. */
  readonly suggested?: 'first' | 'often' | 'seldom' | 'last'
}

/** How tables of records are imported (docs/rules.md#import). Contents are without it, by their names alone. */
export interface Imports<F extends string = string> {
  /** A row with one of these changes the record that has it. */
  readonly codes?: readonly F[]
  /** Phone fields: several numbers of a cell go on in the next one. A row with a number that a record has is its double. */
  readonly numbers?: readonly F[]
  /** Those of one name are doubles where this reference is the same. */
  readonly within?: F
  /** A row needs one of these beside its name. */
  readonly needs?: readonly F[]
  /** References whose records are made where they are missing. */
  readonly makes?: readonly F[]
}

/**
 * Records that somebody should look after, each a filter of the admin area's table that an index finds (docs/rules.md#upkeep): those
 * without all of these fields, with this one, or for a year neither changed nor found to be true, as this time says.
 */
export type Upkeep<F extends string = string> = { readonly label: Label } & (
  | { readonly without: readonly F[] }
  | { readonly with: F }
  | { readonly untouched: F }
)

/** Fields that no two records share; with `where`, no two records that have these values. */
export type Unique<F extends string = string> =
  | readonly F[]
  | { readonly fields: readonly F[]; readonly where: Readonly<Partial<Record<F, string>>> }

/** How a named list (`/{name}/api/{list}/{value}`) finds its records. */
export type ListRule<F extends string = string> =
  /** a reference: the value is the target's id */
  | F
  /** text fields: the value is a search text */
  | readonly F[]
  /** a reference to a profile: the value is its e-mail address */
  | { readonly email: F }
  /** all records that have a place, with the answer fields that a map shows; no value in the path */
  | { readonly place: F; readonly fields: readonly string[]; readonly narrowedBy?: string }
  /** several values, a path segment each */
  | { readonly match: readonly F[] }
  /** all that a search's filters leave, in the order asked for; no value in the path */
  | { readonly filtered: true }
  /** those that listed records of this resource name, the most named first; no value in the path */
  | { readonly usedBy: string }

/** Whether a named list is in the order of time, the newest first. */
export const isInOrderOfTime = (rule: ListRule): boolean =>
  typeof rule === 'string' || (!Array.isArray(rule) && 'match' in rule)

/** Whether a named list goes on after a record that its reader has seen (docs/rules.md#after). */
export const goesOnAfter = (rule: ListRule, { byHand }: { readonly byHand: boolean }): boolean =>
  (isInOrderOfTime(rule) && !(byHand && typeof rule === 'string')) ||
  Array.isArray(rule) ||
  (typeof rule !== 'string' && 'filtered' in rule)
