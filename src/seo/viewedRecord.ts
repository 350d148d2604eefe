import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { isAllDay, readableHours } from '#resources/openingHours.ts'
import { digitsIn } from '#resources/text/digits.ts'
import { firstNumber, showPhone } from '#resources/text/phoneShown.ts'
import { isClosed } from '#src/fields/hours/ClosedMark.tsx'
import { isEveryDay, spansText } from '#src/fields/hours/openingHours.ts'
import { findResource, requireResource, sold, type Product, type RecordNamed, type ViewedName } from '#resources'
import { categoryNamesIn, shownNames, shownText, townNameIn } from '#src/fields/values/shownText.ts'
import type { Language, Messages, Writing } from '#src/messages/index.ts'
import { paths, routePatterns as at } from '#src/paths.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { priceText } from '#src/price/priceText.ts'

/** The record shown by a public view. */
export type ViewedRecord = { [S in ViewedName]: { source: S; record: RecordNamed<S> } }[ViewedName]

/** Whether search engines may index a screen and the record it shows. */
export const isIndexed = (route: { isIndexed: boolean }, viewed: ViewedRecord | null) =>
  route.isIndexed && (viewed === null || (requireResource(viewed.source).view?.indexed === true && !isOver(viewed)))

/** Sold, or closed for good: nobody should find it any more, and whoever has its address reads what it was. */
export function isOver({ record }: ViewedRecord): boolean {
  const { Status, Closure }: { Status?: unknown; Closure?: unknown } = record as object
  return Status === sold || Closure === 'forGood'
}

/** The record shown at an address, from the prefetched data; null for addresses without one. */
export function findViewedRecord(pathname: string, queryClient: QueryClient): ViewedRecord | null {
  const short = matchPath(at.categoryShort, pathname)?.params
  const { source = '', id } = matchPath(at.itemView, pathname)?.params ?? { source: 'category', id: short?.id }
  const record = findResource(source)?.view && id && queryClient.getQueryData(queryKeys.record(source, id))
  return record ? ({ source, record } as ViewedRecord) : null
}

/** The canonical address of what is shown at a route's pattern, since several addresses may lead there (spec 2.89). */
export function canonicalPath(pathname: string, pattern: string, viewed: ViewedRecord | null): string {
  if (viewed) return paths.view(viewed.source, viewed.record.Id)
  // Capitals and a slash at the end lead to the same screen.
  return /[:*]/.test(pattern) ? pathname : pattern
}

/** The record as a product, if it is one: only products have prices. */
const offered = ({ source, record }: ViewedRecord): Product | null =>
  requireResource(source).view?.schemaType === 'Product' ? (record as Product) : null

/** Previews show the price before the description, as the screens do (docs/experience.md#look). */
export function priceOf(viewed: ViewedRecord, t: Messages, writing: Writing): string | null {
  const product = offered(viewed)
  return product && (product.Price !== null || product.PriceKind === 'call') ? priceText(product, { t, writing }) : null
}

/** The amount of a product with a single price, for previews that show it (Open Graph's product vocabulary). */
export function openGraphPrice(viewed: ViewedRecord): [name: string, content: string | number][] {
  const { Price = null, PriceKind } = offered(viewed) ?? {}
  return Price !== null && PriceKind !== 'call' && PriceKind !== 'fromTo'
    ? [
        ['product:price:amount', Price],
        ['product:price:currency', 'MMK'],
      ]
    : []
}

/** The Open Graph type: articles and posts are articles, everything else is a website. */
export const openGraphType = (viewed: ViewedRecord | null) =>
  viewed && ['Article', 'SocialMediaPosting'].includes(requireResource(viewed.source).view?.schemaType ?? '')
    ? 'article'
    : 'website'

/** A preview line for records without a description: category and address, product category and page, or the other name. */
export function descriptionOf({ record: viewed }: ViewedRecord, language: Language): string | null {
  const record: Readonly<Record<string, unknown>> = { ...viewed }
  const parts =
    'Address' in record
      ? [categoryNamesIn(record, language)[0], record['Address'], townNameIn(record, language)]
      : 'PageName' in record
        ? [record['ProductCategoryName'], record['PageName']]
        : [shownNames(record, language).second]
  return parts.map(shownText).filter(Boolean).join(' · ') || null
}

/** What whoever is sent a business wants to know at once: its hours where they are the same each day, town, rating and number. */
export function factsOf({ source, record }: ViewedRecord, t: Messages, writing: Writing): string[] {
  if (source !== 'page') return []
  const { Closure: closure, PhoneOne, RatingAverage, RatingCount } = record
  // What is closed is not open at any hour.
  const hours = !isClosed(closure) && record.Hours && readableHours(record.Hours)
  const everyDay = (hours && isEveryDay(hours) && hours.mon) || []
  const times = everyDay.length > 0 && spansText(everyDay, t, writing)
  const parts = [
    times && (everyDay.some(isAllDay) ? times : `${t.page.open} ${times}`),
    townNameIn(record, writing.language),
    RatingCount > 0 && `★${digitsIn(writing.digits, RatingAverage.toFixed(1))}`,
    shownText(PhoneOne) && showPhone(firstNumber(PhoneOne ?? ''), writing.digits),
  ]
  return parts.filter((part): part is string => Boolean(part))
}
