import { hasStatus, type MenuAction, type Resource } from './kit.ts'

/** Stored are 0, 1 and 2. Answers show 9 for an active page that is verified (spec 4.26 to 4.29, docs/rules.md#status). */
export const hidden = 0
export const active = 1
export const sold = 2
export const verified = 9

export type StatusName = 'Inactive' | 'Active' | 'Sold' | 'Verified' | 'Unknown'

/** The name shown on a record's badge (spec 4.26 to 4.30). */
export function statusName(status: number | null | undefined): StatusName {
  if (status === hidden) return 'Inactive'
  if (status === active) return 'Active'
  if (status === sold) return 'Sold'
  if (status === verified) return 'Verified'
  return 'Unknown'
}

/** The stored status behind a shown one. Toggles treat a verified record as active (docs/rules.md#toggles). */
export const asStored = (status: number) => (status === verified ? active : status)

/** Set Inactive / Set Active, Block / Unblock: 1 becomes 0, otherwise 1 (spec 4.31, 4.32). */
export const toggleActive = (status: number) => (asStored(status) === active ? hidden : active)

/** The available/sold action: flips between 1 and 2 (spec 4.34). */
export const toggleAvailable = (status: number) => (status === sold ? active : sold)

/** The specification's other sold toggle: 1 becomes 0, otherwise 1 (spec 4.33). Not in use, because it hides an item that is for sale (docs/rules.md#toggles). */
export const toggleSoldHiding = (status: number) => (asStored(status) === active ? hidden : active)

/** Whether what is hidden is a draft. */
export const hasDrafts = ({ fields: { Status } }: Pick<Resource, 'fields'>): boolean =>
  Status?.kind === 'status' && Status.drafts === true
export const isDraft = (resource: Pick<Resource, 'fields'>, record: Readonly<Record<string, unknown>>): boolean =>
  hasDrafts(resource) && record['Status'] === hidden

/** @param drafts what is hidden is a draft */
export const nameOfStatus = (status: number | null | undefined, drafts = false) =>
  drafts ? (status === hidden ? 'Draft' : 'Published') : statusName(status)

/** Whether records of a source can be marked as sold. */
export const canBeSold = ({ menu }: Pick<Resource, 'menu'>): boolean => menu.includes('toggleSold')

export type StatusAction = Extract<MenuAction, 'toggleActive' | 'toggleSold' | 'toggleBlock'>
export type StatusLabel = 'Set Inactive' | 'Set Active' | 'Mark as Sold' | 'Mark as Unsold' | 'Block' | 'Unblock'

/** For each action of an item menu: the status it sets, and its label for the current status. */
export const statusActions: Record<
  StatusAction,
  { next: (status: number) => number; label: (status: number) => StatusLabel }
> = {
  toggleActive: {
    next: toggleActive,
    label: (status) => (asStored(status) === active ? 'Set Inactive' : 'Set Active'),
  },
  toggleSold: { next: toggleAvailable, label: (status) => (status === sold ? 'Mark as Unsold' : 'Mark as Sold') },
  toggleBlock: { next: toggleActive, label: (status) => (asStored(status) === active ? 'Block' : 'Unblock') },
}

/** A page stands for somebody, and that is what is verified; what it publishes is not (docs/rules.md#status). */
export const isVerifiable = ({ access }: Pick<Resource, 'access'>) => access === 'page'

/** The fields whose change ends a verification: what a moderator has verified is who this is (docs/rules.md#status). */
export const verifiedNames = (resource: Pick<Resource, 'title' | 'fields'>): readonly string[] =>
  hasStatus(resource) ? [resource.title, 'BurmeseName'].filter((name) => name in resource.fields) : []
