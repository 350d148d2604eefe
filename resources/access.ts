import type { AccessRule, Resource } from './kit.ts'

/** Who is asking, as far as rights go. `null` is a visitor. Pages are named by id. */
export interface Actor {
  readonly profileId: number
  readonly superAdmin: boolean
  readonly moderator: boolean
  readonly editor: boolean
  readonly owns: readonly number[]
  readonly administers: readonly number[]
}
export type Who = Actor | null

/**
 * What somebody may want to do. `seeHidden`: read a record that is hidden (status 0 or held). `hide`: take somebody else's
 * record out of sight. `moderate`: hold, lift a hold, verify.
 */
export type Action = 'read' | 'seeHidden' | 'create' | 'change' | 'hide' | 'delete' | 'moderate'

/** The facts of a record that rights depend on. On create: those of the record to be. */
export interface Subject {
  readonly Id?: number
  readonly PageId?: number | null
  readonly OwnerId?: number | null
  readonly ProfileId?: number | null
  /** comments: the page whose thing is commented on */
  readonly TargetPageId?: number | null
}

type Sentence = (who: Who, record: Subject) => boolean

const everybody: Sentence = () => true
const nobody: Sentence = () => false
const signedIn: Sentence = (who) => who !== null
const superAdmin: Sentence = (who) => who?.superAdmin ?? false
const moderator: Sentence = (who) => who?.moderator ?? false
const editor: Sentence = (who) => who?.editor ?? false
const themselves: Sentence = (who, record) => who !== null && record.Id === who.profileId
const itsPerson: Sentence = (who, record) =>
  who !== null && record.ProfileId != null && record.ProfileId === who.profileId
const ownerOf = (who: Who, pageId: number | null | undefined) =>
  who !== null && pageId != null && who.owns.includes(pageId)
const runs = (who: Who, pageId: number | null | undefined) =>
  who !== null && pageId != null && (who.owns.includes(pageId) || who.administers.includes(pageId))
const owner: Sentence = (who, record) => ownerOf(who, record.Id)
const pagePeople: Sentence = (who, record) => runs(who, record.Id)
const ownerOfPage: Sentence = (who, record) => ownerOf(who, record.PageId)
const peopleOfPage: Sentence = (who, record) => runs(who, record.PageId)
const peopleOfTarget: Sentence = (who, record) => runs(who, record.TargetPageId)
const notOfPage: Sentence = (who, record) => who !== null && !runs(who, record.PageId)
const anyOf =
  (...sentences: Sentence[]): Sentence =>
  (who, record) =>
    sentences.some((sentence) => sentence(who, record))

/** The table of docs/rules.md#who-may-do-what, as sentences. */
const rules: Record<AccessRule, Record<Exclude<Action, 'moderate'>, Sentence>> = {
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
    seeHidden: anyOf(pagePeople, superAdmin, moderator),
    create: signedIn,
    change: anyOf(pagePeople, superAdmin),
    hide: anyOf(pagePeople, superAdmin),
    delete: anyOf(owner, superAdmin),
  },
  underPage: {
    read: everybody,
    seeHidden: anyOf(peopleOfPage, superAdmin, moderator),
    create: peopleOfPage,
    change: anyOf(peopleOfPage, superAdmin),
    hide: anyOf(peopleOfPage, superAdmin),
    delete: anyOf(peopleOfPage, superAdmin),
  },
  comment: {
    read: everybody,
    seeHidden: anyOf(peopleOfPage, peopleOfTarget, superAdmin, moderator),
    create: peopleOfPage,
    change: peopleOfPage,
    hide: anyOf(peopleOfTarget, superAdmin),
    delete: anyOf(peopleOfPage, superAdmin),
  },
  rating: {
    read: everybody,
    seeHidden: anyOf(itsPerson, superAdmin, moderator),
    create: notOfPage,
    change: itsPerson,
    hide: nobody,
    delete: itsPerson,
  },
  own: { read: itsPerson, seeHidden: itsPerson, create: signedIn, change: nobody, hide: nobody, delete: itsPerson },
  profile: {
    read: anyOf(themselves, superAdmin),
    seeHidden: anyOf(themselves, superAdmin),
    create: nobody,
    change: themselves,
    hide: nobody,
    delete: anyOf(themselves, superAdmin),
  },
  report: {
    read: anyOf(itsPerson, superAdmin, moderator),
    seeHidden: anyOf(itsPerson, superAdmin, moderator),
    create: everybody,
    change: anyOf(superAdmin, moderator),
    hide: nobody,
    delete: nobody,
  },
  token: { read: nobody, seeHidden: nobody, create: everybody, change: nobody, hide: nobody, delete: itsPerson },
  pageAdmin: {
    read: anyOf(peopleOfPage, superAdmin),
    seeHidden: anyOf(peopleOfPage, superAdmin),
    create: ownerOfPage,
    change: nobody,
    hide: nobody,
    delete: anyOf(ownerOfPage, itsPerson),
  },
  transfer: {
    read: anyOf(ownerOfPage, superAdmin),
    seeHidden: anyOf(ownerOfPage, superAdmin),
    create: ownerOfPage,
    change: nobody,
    hide: nobody,
    delete: ownerOfPage,
  },
  adminOnly: {
    read: anyOf(superAdmin, editor),
    seeHidden: anyOf(superAdmin, editor),
    create: nobody,
    change: nobody,
    hide: nobody,
    delete: nobody,
  },
  systemIssued: { read: itsPerson, seeHidden: itsPerson, create: nobody, change: nobody, hide: nobody, delete: nobody },
}

/** The rules whose lists are for everybody; the lists of all others are private (401 to a visitor, 403 to others). */
export const isPublic = (resource: Pick<Resource, 'access'>) => rules[resource.access].read === everybody

/** Whether a record is there at all is told to nobody who may not read all of them: who has an account (docs/rules.md#questions-about-others). */
export const hidesExistence = ({ access }: Pick<Resource, 'access'>) => access === 'profile'

/** May this person do that to this record of this resource? The one answer for server and screens (docs/rules.md#who-may-do-what). */
export function may(who: Who, action: Action, resource: Pick<Resource, 'access'>, record: Subject = {}): boolean {
  if (action === 'moderate') return superAdmin(who, record) || moderator(who, record)
  return rules[resource.access][action](who, record)
}

/** Whose records the people of a page write on screens of their own: /{name}, /{name}/create, /{name}/update. */
export type ManagedRule = Extract<AccessRule, 'page' | 'underPage'>
export const isManaged = ({ access }: Pick<Resource, 'access'>) => access === 'page' || access === 'underPage'

/** Is there anybody at all who may, e.g. is there a create route? */
export const isEver = (action: Exclude<Action, 'moderate'>, resource: Pick<Resource, 'access'>) =>
  rules[resource.access][action] !== nobody
