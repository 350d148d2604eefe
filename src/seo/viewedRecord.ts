import type { QueryClient } from '@tanstack/react-query'
import type { RecordNamed } from '#resources'
import { shownNames, townNameIn, categoryNamesIn } from '#src/fields/values/shownText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import type { Language, Messages, Writing } from '#src/messages/index.ts'
import { paths, routePatterns as at } from '#src/paths.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { priceText } from '#src/resource/price/priceText.ts'

/** Sources whose records have a public view. */
type ViewedSource = 'page' | 'product' | 'post' | 'article' | 'category' | 'productCategory'
/** The record shown by a public view. */
export type ViewedRecord = { [S in ViewedSource]: { source: S; record: RecordNamed<S> } }[ViewedSource]

const views: Readonly<Record<string, ViewedSource>> = {
  [at.page]: 'page',
  [at.product]: 'product',
  [at.post]: 'post',
  [at.article]: 'article',
  [at.category]: 'category',
  [at.categoryShort]: 'category',
  [at.productCategory]: 'productCategory',
}

/** Public, but useless in search results: actions, result lists, screens that are not open yet. */
const unindexed: readonly string[] = [
  at.login,
  at.search,
  at.report,
  at.profileDelete,
  at.listingDetail,
  at.reward,
  at.chatGroup,
]

/** Whether search engines may index a screen. */
export const isIndexed = ({ path, isProtected }: { path: string; isProtected: boolean }) =>
  !isProtected && !unindexed.includes(path)

/** The record shown by a route, from the prefetched data; null for routes without one. */
export function findViewedRecord(path: string, id: string | undefined, queryClient: QueryClient): ViewedRecord | null {
  const source = views[path]
  const record = source && id && queryClient.getQueryData(queryKeys.record(source, id))
  return record ? ({ source, record } as ViewedRecord) : null
}

/** The canonical address of what is shown, since several addresses may lead there (spec 2.89). */
export function canonicalPath(pathname: string, viewed: ViewedRecord | null): string {
  return viewed ? paths.view(viewed.source, viewed.record.Id) : pathname
}

/** Previews show the price before the description, as the screens do (docs/experience.md#look). */
export const priceOf = ({ source, record }: ViewedRecord, t: Messages, writing: Writing): string | null =>
  source === 'product' && (record.Price !== null || record.PriceKind === 'call')
    ? priceText(record, { t, writing })
    : null

/** The amount of a product with a single price, for previews that show it (Open Graph's product vocabulary). */
export const openGraphPrice = ({ source, record }: ViewedRecord): [name: string, content: string | number][] =>
  source === 'product' && record.Price !== null && record.PriceKind !== 'call' && record.PriceKind !== 'fromTo'
    ? [
        ['product:price:amount', record.Price],
        ['product:price:currency', 'MMK'],
      ]
    : []

/** A preview line for records without a description. */
export function descriptionOf(viewed: ViewedRecord, language: Language): string | null {
  const parts = ({ source, record }: ViewedRecord) => {
    if (source === 'page') return [categoryNamesIn(record, language)[0], record.Address, townNameIn(record, language)]
    if (source === 'product') return [record.ProductCategoryName, record.PageName]
    if (source === 'post' || source === 'productCategory') return [record.PageName]
    return source === 'category' ? [shownNames(record, language).second] : []
  }
  return parts(viewed).map(shownText).filter(Boolean).join(' · ') || null
}
