import type { AccessRule, Resource } from './kit.ts'

/** A signed-in person with their rights. `owns` and `administers` hold ids of pages. */
export interface Actor {
  readonly profileId: number
  readonly superAdmin: boolean
  readonly moderator: boolean
  readonly editor: boolean
  readonly owns: readonly number[]
  readonly administers: readonly number[]
}
/** What a person may be beside a member: each word names a flag of the actor. */
export const roles = ['moderator', 'editor', 'superAdmin'] as const
export type Role = (typeof roles)[number]

/** The roles that somebody has by now; a super admin has the others too. */
export const rolesOf = (actor: Actor): Role[] => roles.filter((role) => actor[role])

/** Whether somebody sees who has which role, and gives or withdraws them (docs/rules.md#roles). */
export const mayGiveRoles = (actor: MaybeActor): boolean => actor?.superAdmin ?? false

/** `null` is a visitor. */
export type MaybeActor = Actor | null

/**
 * `seeHidden`: read a record that is hidden (status 0 or held). `seePrivate`: read the fields that only its owners see. `hide`: hide another person's record. `moderate`: hold, lift a
 * hold, verify.
 */
export type Action = 'read' | 'seeHidden' | 'seePrivate' | 'create' | 'change' | 'hide' | 'delete' | 'moderate'

/** The fields of a record on which rights depend. On create: those of the new record. */
export interface AccessFacts {
  readonly Id?: number
  readonly PageId?: number | null
  readonly OwnerId?: number | null
  readonly ProfileId?: number | null
  /** of a comment: the page of the record it is about */
  readonly TargetPageId?: number | null
}

type Condition = (actor: MaybeActor, record: AccessFacts) => boolean

const everybody: Condition = () => true
const nobody: Condition = () => false
const signedIn: Condition = (actor) => actor !== null
const superAdmin: Condition = (actor) => actor?.superAdmin ?? false
const moderator: Condition = (actor) => actor?.moderator ?? false
const editor: Condition = (actor) => actor?.editor ?? false
const ownProfile: Condition = (actor, record) => actor !== null && record.Id === actor.profileId
const ownRecord: Condition = (actor, record) =>
  actor !== null && record.ProfileId != null && record.ProfileId === actor.profileId
const isOwner = (actor: MaybeActor, pageId: number | null | undefined) =>
  actor !== null && pageId != null && actor.owns.includes(pageId)
const isInTeam = (actor: MaybeActor, pageId: number | null | undefined) =>
  actor !== null && pageId != null && (actor.owns.includes(pageId) || actor.administers.includes(pageId))
const pageOwner: Condition = (actor, record) => isOwner(actor, record.Id)
const pageTeam: Condition = (actor, record) => isInTeam(actor, record.Id)
const parentPageOwner: Condition = (actor, record) => isOwner(actor, record.PageId)
const parentPageTeam: Condition = (actor, record) => isInTeam(actor, record.PageId)
const targetPageTeam: Condition = (actor, record) => isInTeam(actor, record.TargetPageId)
const notParentPageTeam: Condition = (actor, record) => actor !== null && !isInTeam(actor, record.PageId)
const anyOf =
  (...conditions: Condition[]): Condition =>
  (actor, record) =>
    conditions.some((condition) => condition(actor, record))

/** Who may do what (docs/rules.md#who-may-do-what). */
type DeclaredAction = Exclude<Action, 'moderate' | 'seePrivate'>
/** Who may see what is hidden sees what is private, too, unless it is said. */
const rules: Record<AccessRule, Record<DeclaredAction, Condition> & { readonly seePrivate?: Condition }> = {
  contents: {
    read: everybody,
    seeHidden: anyOf(superAdmin, editor),
    create: anyOf(superAdmin, editor),
    change: anyOf(superAdmin, editor),
    hide: anyOf(superAdmin, editor),
    delete: anyOf(superAdmin, editor),
  },
  page: {
    read: everybody,
    seeHidden: anyOf(pageTeam, superAdmin, moderator),
    // The owner's address is not for moderators (docs/rules.md#accounts).
    seePrivate: anyOf(pageTeam, superAdmin),
    create: signedIn,
    change: anyOf(pageTeam, superAdmin),
    hide: anyOf(pageTeam, superAdmin),
    delete: anyOf(pageOwner, superAdmin),
  },
  underPage: {
    read: everybody,
    seeHidden: anyOf(parentPageTeam, superAdmin, moderator),
    create: parentPageTeam,
    change: anyOf(parentPageTeam, superAdmin),
    hide: anyOf(parentPageTeam, superAdmin),
    delete: anyOf(parentPageTeam, superAdmin),
  },
  comment: {
    read: everybody,
    seeHidden: anyOf(parentPageTeam, targetPageTeam, superAdmin, moderator),
    create: parentPageTeam,
    change: parentPageTeam,
    hide: anyOf(targetPageTeam, superAdmin),
    delete: anyOf(parentPageTeam, superAdmin),
  },
  rating: {
    read: everybody,
    seeHidden: anyOf(ownRecord, superAdmin, moderator),
    create: notParentPageTeam,
    change: ownRecord,
    hide: nobody,
    delete: ownRecord,
  },
  own: { read: ownRecord, seeHidden: ownRecord, create: signedIn, change: nobody, hide: nobody, delete: ownRecord },
  profile: {
    read: anyOf(ownProfile, superAdmin),
    seeHidden: anyOf(ownProfile, superAdmin),
    create: nobody,
    change: ownProfile,
    hide: nobody,
    delete: anyOf(ownProfile, superAdmin),
  },
  report: {
    read: anyOf(ownRecord, superAdmin, moderator),
    seeHidden: anyOf(ownRecord, superAdmin, moderator),
    create: everybody,
    change: anyOf(superAdmin, moderator),
    hide: nobody,
    delete: nobody,
  },
  token: { read: nobody, seeHidden: nobody, create: everybody, change: nobody, hide: nobody, delete: ownRecord },
  pageAdmin: {
    read: anyOf(parentPageTeam, superAdmin),
    seeHidden: anyOf(parentPageTeam, superAdmin),
    create: parentPageOwner,
    change: nobody,
    hide: nobody,
    delete: anyOf(parentPageOwner, ownRecord),
  },
  transfer: {
    read: anyOf(parentPageOwner, superAdmin),
    seeHidden: anyOf(parentPageOwner, superAdmin),
    create: parentPageOwner,
    change: nobody,
    hide: nobody,
    delete: parentPageOwner,
  },
  adminOnly: {
    read: anyOf(superAdmin, editor),
    seeHidden: anyOf(superAdmin, editor),
    create: nobody,
    change: nobody,
    hide: nobody,
    delete: nobody,
  },
  superAdminOnly: {
    read: superAdmin,
    seeHidden: superAdmin,
    create: nobody,
    change: nobody,
    hide: nobody,
    delete: nobody,
  },
  systemIssued: { read: ownRecord, seeHidden: ownRecord, create: nobody, change: nobody, hide: nobody, delete: nobody },
}

/** Whether the existence of a record is secret: an answer must not reveal who has an account (docs/rules.md#questions-about-others). */
export const hidesExistence = ({ access }: Pick<Resource, 'access'>) => access === 'profile'

/** Decides every right, on the server and in the screens (docs/rules.md#who-may-do-what). */
export function may(
  actor: MaybeActor,
  action: Action,
  resource: Pick<Resource, 'access'>,
  record: AccessFacts = {},
): boolean {
  if (action === 'moderate') return superAdmin(actor, record) || moderator(actor, record)
  const rule = rules[resource.access]
  const decide = action === 'seePrivate' ? (rule.seePrivate ?? rule.seeHidden) : rule[action]
  return decide(actor, record)
}

/** Whether the rule allows the action to anybody. If not, there is no route for it. */
export const isEverAllowed = (action: DeclaredAction, resource: Pick<Resource, 'access'>) =>
  rules[resource.access][action] !== nobody

/** Whether somebody may do this by a role, whosever the record is. */
export const mayByRole = (actor: Actor, action: Action, resource: Pick<Resource, 'access'>) =>
  may({ ...actor, profileId: 0, owns: [], administers: [] }, action, resource)

/** Whether a deletion by a role can be undone for some minutes (docs/rules.md#deletion). An account that has ended does not come back. */
export const isRestorable = ({ access }: Pick<Resource, 'access'>) => access !== 'rating' && hasHistory({ access })

/** Whether it is kept who changed what of its records (docs/rules.md#history). */
export const hasHistory = ({ access }: Pick<Resource, 'access'>) =>
  access === 'contents' || access === 'comment' || access === 'rating' || access === 'page' || access === 'underPage'

/**
 * Whether nobody sorts or filters by a field, but for what is their own: who wrote a record about something is not for the people of that, whatever role they have
 * (docs/rules.md#cases).
 */
export const isUntold = ({ about, ownedBy }: Pick<Resource, 'about' | 'ownedBy'>, name: string) =>
  about?.copiedIn !== undefined && name === ownedBy

/** Changes of one record that an answer names, the newest. */
export const maxEdits = 200

/** Whose people may change a record see its history, and whoever judges what people write. */
export const maySeeHistory = (actor: Actor, resource: Pick<Resource, 'access'>, record: AccessFacts) =>
  may(actor, 'change', resource, record) || (resource.access !== 'contents' && may(actor, 'moderate', resource, record))

/** Whether it is only by a role that somebody may do this, and so an act that is recorded (docs/rules.md#audit-log). */
export const isByRole = (actor: Actor, action: Action, resource: Pick<Resource, 'access'>, record: AccessFacts = {}) =>
  !may({ ...actor, superAdmin: false, moderator: false, editor: false }, action, resource, record)
