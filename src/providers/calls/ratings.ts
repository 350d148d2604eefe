import type { PageRating } from '#resources'
import { httpClient } from '../httpClient.ts'
import { plainForm, asTypedParts } from '../plainForm.ts'
import { postOnce } from './postOnce.ts'

/** GET /pageRating/api/own/{pageId}: the person's own rating of this page; null when there is none. */
export async function findOwnRating(pageId: number, signal?: AbortSignal): Promise<PageRating | null> {
  const { json } = await httpClient(`/pageRating/api/own/${pageId}`, { signal: signal ?? null })
  const record: unknown = Array.isArray(json) ? json[0] : null
  return typeof record === 'object' && record !== null ? (record as PageRating) : null
}

/** GET /pageRating/api/stars/{pageId}: how many ratings of each number of stars it has. */
export async function countStars(pageId: number, signal: AbortSignal): Promise<ReadonlyMap<number, number>> {
  const { json } = await httpClient(`/pageRating/api/stars/${pageId}`, { signal })
  return new Map((json as readonly { Stars: number; Count: number }[]).map(({ Stars, Count }) => [Stars, Count]))
}

interface RatingValues {
  stars: number
  description: string
  /** the writer confirmed that the text is not Zawgyi */
  asTyped: boolean
}
/** Creates or changes the person's rating of a page; each person has at most one per page (docs/rules.md#ratings). */
export function saveRating(pageId: number, existing: PageRating | null, { stars, description, asTyped }: RatingValues) {
  const values = { stars, description, ...asTypedParts('Description', asTyped) }
  return existing
    ? httpClient('/pageRating/api', { method: 'PATCH', body: plainForm({ id: existing.Id, ...values }) })
    : postOnce('/pageRating/api', { pageId, ...values })
}

export const deleteRating = (id: number) => httpClient(`/pageRating/api/${id}`, { method: 'DELETE' })

/** PATCH /pageRating/api {id, answer}: the owner's answer, which can be given once. */
export const answerRating = (id: number, answer: string, asTyped: boolean) =>
  httpClient('/pageRating/api', {
    method: 'PATCH',
    body: plainForm({ id, answer, ...asTypedParts('Answer', asTyped) }),
  })
