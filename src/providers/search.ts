import type { Page, Post, Product } from '#resources'
import { httpClient } from './api.ts'

export interface Found {
  pages: readonly Page[]
  products: readonly Product[]
  posts: readonly Post[]
}

/** GET /search/api/{text}: pages, products and posts, best first (contract section 1). */
export async function searchAll(text: string, signal?: AbortSignal): Promise<Found> {
  const { json } = await httpClient(`/search/api/${encodeURIComponent(text)}`, { signal: signal ?? null })
  return json as Found
}
