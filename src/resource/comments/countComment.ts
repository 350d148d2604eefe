import type { QueryClient } from '@tanstack/react-query'
import type { Comment } from '#resources'
import type { Counted } from '#resources/cards.ts'
import { requireCommented } from '#resources/targets.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'

type Card = { readonly Id: number } & Partial<Counted>
interface Feed {
  readonly pages: readonly { readonly data: readonly Card[] }[]
}

/** What one has said, deleted, hidden or shown is counted on the cards that are kept too: Back leads to them. */
export function countComment(
  cache: QueryClient,
  { TypeName, TypeId }: Pick<Comment, 'TypeName' | 'TypeId'>,
  by: 1 | -1,
): void {
  if (TypeName === null) return
  const counted = (card: Card): Card =>
    card.Id === TypeId && card.CommentCount !== undefined
      ? { ...card, CommentCount: Math.max(0, card.CommentCount + by) }
      : card
  const lists = cache.getQueryCache().findAll({ queryKey: queryKeys.allInfiniteLists(requireCommented(TypeName).name) })
  for (const { queryKey, state } of lists) {
    const feed = state.data as Feed | undefined
    if (!feed?.pages.some(({ data }) => data.some(({ Id }) => Id === TypeId))) continue
    const pages = feed.pages.map((page) => ({ ...page, data: page.data.map(counted) }))
    // As old as it was: the list may be asked for anew all the same.
    cache.setQueryData<Feed>(queryKey, { ...feed, pages }, { updatedAt: state.dataUpdatedAt })
  }
}

/** The same, and the comments themselves are asked for anew. */
export function renewComments(cache: QueryClient, comment: Pick<Comment, 'TypeName' | 'TypeId'>, by: 1 | -1) {
  countComment(cache, comment, by)
  return cache.invalidateQueries({ queryKey: ['comment'] })
}
