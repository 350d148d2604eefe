/** Numbers for the people of a page (docs/rules.md#page-numbers). */

/** What visitors do with a page, or with something of it. */
export const actKinds = ['view', 'call', 'message', 'directions', 'save', 'share'] as const
export type ActKind = (typeof actKinds)[number]

/** What is counted by day: a view that began with a search counts as one that led here too. */
export const pageNumbers = [...actKinds, 'search'] as const
export type PageNumber = (typeof pageNumbers)[number]

/** Of what an act says, names and values together. */
export const maxActBytes = 200
/** Characters. A longer text was pasted, not typed. */
export const maxWordLength = 40
/** Searches from which on a word is told: fewer might tell who searched. */
export const fewestOfWord = 5
/** The longest time that is asked for at once. */
export const maxDaysAsked = 400
export const dayMs = 86_400_000

/** An act as it is sent. `source` and `id`: the post or product that it was about, if not the page itself. */
export interface Act {
  readonly pageId: number
  readonly kind: ActKind
  readonly source?: string | undefined
  readonly id?: number | undefined
  readonly word?: string | undefined
}

/** A day so many days later, both as `YYYY-MM-DD`. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Every day from one to another, both with it. */
export const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day)
  return days
}
