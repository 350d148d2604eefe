import type { SuggestedField, Suggestion } from '#resources/suggestion.ts'
import { httpClient } from '../httpClient.ts'
import { asTypedParts, plainForm } from '../plainForm.ts'

/** What people suggest for a page, and what becomes of it (docs/rules.md#suggestions). */

type Values = Readonly<Record<string, unknown>>
export interface Suggested {
  readonly Id: number
  readonly PageId: number
  readonly PageName: string | null
  readonly Field: SuggestedField
  readonly CreatedAt: string
  /** columns of the page, and the names of its town */
  readonly Values: Values
}
export interface OpenSuggestion extends Suggested {
  readonly Count: number
  /** the page has another value than when it was suggested */
  readonly Changed: boolean
  readonly Notes: readonly string[]
  readonly Present: Values
}
export type OwnSuggestion = Suggested & { readonly State: NonNullable<Suggestion['State']> }

interface NewSuggestion {
  readonly pageId: number
  readonly field: SuggestedField
  readonly value: string
  readonly note: string
  /** the note is no Zawgyi, though it looks like it */
  readonly asTyped: boolean
}

/** POST /suggestion/api, open to everybody. The same once more is one. */
export const sendSuggestion = ({ asTyped, ...suggestion }: NewSuggestion) =>
  httpClient('/suggestion/api', {
    method: 'POST',
    body: plainForm({ ...suggestion, ...asTypedParts('Note', asTyped) }),
  })

/** The query keys of what waits: for the people of a page, for moderators, and of one's own. */
export const suggestionKeys = {
  all: ['suggestion'],
  ofPage: (id: number) => ['suggestion', 'page', id],
  overdue: ['suggestion', 'overdue'],
  own: (email: string | undefined) => ['suggestion', 'own', email],
} as const

const read = async <T>(path: string, signal: AbortSignal) =>
  (await httpClient(`/suggestion/api/${path}`, { signal })).json as T
export const findSuggestions = (pageId: number, signal: AbortSignal) =>
  read<OpenSuggestion[]>(`byPageId/${pageId}`, signal)
export const findOverdue = (signal: AbortSignal) => read<OpenSuggestion[]>('overdue', signal)
export const findOwnSuggestions = (signal: AbortSignal) => read<OwnSuggestion[]>('own', signal)

export const answerSuggestion = (id: number, take: boolean) =>
  httpClient('/suggestion/api/answer', { method: 'POST', body: plainForm({ id, take: take ? 1 : 0 }) })
export const undoSuggestion = (id: number) =>
  httpClient('/suggestion/api/undo', { method: 'POST', body: plainForm({ id }) })
