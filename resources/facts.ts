/** The words in which a declaration says what is true of its records beside their fields. */

/** Acts a list's item menu offers beside View (spec 2.136 to 2.139). */
export type MenuAction = 'edit' | 'delete' | 'toggleActive' | 'toggleSold' | 'toggleBlock'

/** Whose it is, which decides who may do what (resources/access.ts has the sentences). */
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

/** The calls a declaration can say completely. Others stand in a route file of their own. */
export const calls = ['read', 'create', 'change', 'delete'] as const
export type Call = (typeof calls)[number]

/** A comment's word for what it is about, and a report's. */
export const commentTargets = ['Page', 'Post', 'Product'] as const
export type CommentTarget = (typeof commentTargets)[number]
export const reportTypes = ['Post', 'Product', 'Page', 'Comment', 'Profile'] as const
export type ReportType = (typeof reportTypes)[number]

/** What a record is about, where that may be of several resources: the fields that hold the other's name and its Id. */
export interface About<Type extends string = string, Id extends string = string> {
  readonly as: 'commentedAs' | 'reportedAs'
  readonly type: Type
  readonly id: Id
  /** `cascade`: it is hidden with the other and goes with it. */
  readonly whenDeleted: 'cascade' | 'keep'
}

/** The screen of a single record that everybody may open, /{name}/view/{Id}. */
export interface View {
  /** Search engines may keep it, and the sitemap names it. */
  readonly indexed: boolean
  /** Whoever gives its link away earns by every new person who follows it. */
  readonly shareable: boolean
  /** Its type at schema.org; a view without one tells search engines only what it stands below. */
  readonly schemaType?: 'LocalBusiness' | 'Product' | 'SocialMediaPosting' | 'Article'
}

/** What a record does for searches, beside being found by its own words. */
export interface SearchRole {
  /** Records that refer to it are found by its name as well. */
  readonly facet?: true
  /** It is looked through when everything is searched at once. */
  readonly common?: true
  /** How soon it is suggested while somebody types: `first` are few and come before all others, `last` fill what room is left. */
  readonly suggested?: 'first' | 'often' | 'seldom' | 'last'
}

/** How a named list (`/{name}/api/{list}/{value}`) finds its records. */
export type ListRule<F extends string = string> =
  /** a reference: the value is the target's id */
  | F
  /** text fields: the value is a search text */
  | readonly F[]
  /** a reference to a profile: the value is its e-mail address */
  | { readonly email: F }
  /** all records that have a place; no value in the path */
  | { readonly place: F }
  /** several values, a path segment each */
  | { readonly match: readonly F[] }
