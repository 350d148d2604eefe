import type { PageRating } from '#resources'
import { httpClient } from '../httpClient.ts'
import { plainForm, saidAsTyped } from '../formData.ts'
import { postOnce } from './postOnce.ts'

/** GET /pageRating/api/own/{pageId}: what I gave this page; null when nothing yet. */
export async function findOwnRating(pageId: number, signal?: AbortSignal): Promise<PageRating | null> {
  const { json } = await httpClient(`/pageRating/api/own/${pageId}`, { signal: signal ?? null })
  const record: unknown = Array.isArray(json) ? json[0] : null
  return typeof record === 'object' && record !== null ? (record as PageRating) : null
}

interface Given {
  stars: number
  description: string
  /** the words are no Zawgyi, their writer says */
  asTyped: boolean
}
/** Rates a page, or changes what one gave it: one a person and page (docs/rules.md#ratings). */
export function saveRating(pageId: number, known: PageRating | null, { stars, description, asTyped }: Given) {
  const given = { stars, description, ...saidAsTyped('Description', asTyped) }
  return known
    ? httpClient('/pageRating/api', { method: 'PATCH', body: plainForm({ id: known.Id, ...given }) })
    : postOnce('/pageRating/api', { pageId, ...given })
}

export const deleteRating = (id: number) => httpClient(`/pageRating/api/${id}`, { method: 'DELETE' })

/** PATCH /pageRating/api {id, answer}: the owner's, once. */
export const answerRating = (id: number, answer: string, asTyped: boolean) =>
  httpClient('/pageRating/api', { method: 'PATCH', body: plainForm({ id, answer, ...saidAsTyped('Answer', asTyped) }) })
