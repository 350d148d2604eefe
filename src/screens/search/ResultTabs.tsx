import { useQuery } from '@tanstack/react-query'
import type { DataProvider } from 'ra-core'
import { Link } from 'react-router'
import type { SearchCounts } from '#resources/recordReader.ts'
import { maxCounted } from '#resources/searchOrders.ts'
import { listSeparator } from '#src/fields/values/shownText.ts'
import { sourceTitle, useDigits, useLanguage, useMessages } from '#src/messages/index.ts'
import { useHere } from '#src/providers/device/here.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { readerOf } from '#src/resource/search/DidYouMean.tsx'
import { narrowedNames, type NarrowedName } from '#resources/narrowing.ts'
import { wireFilters, type Narrowing } from '#src/resource/filters/narrowedQuery.ts'
import { inSource, useSearchAddress } from './searchAddress.ts'
import styles from './ResultTabs.module.css'

const nothing = { status: 0, body: null }

/** How many of each source are found, up to a hundred. Prices count for products alone. */
export function countsQuery(provider: DataProvider, name: NarrowedName, { text = '', ...narrowing }: Narrowing) {
  const query = wireFilters(name, { text, ...narrowing })
  return {
    queryKey: ['search', 'count', text, query],
    // Without the numbers the tabs still serve.
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<SearchCounts> => {
      const { status, body } = await readerOf(provider)
        .countSearch(text, query, signal)
        .catch(() => nothing)
      return status === 200 ? (body as SearchCounts) : {}
    },
  }
}

/** Pages, products and posts, each with how many there are. They are links, so each has an address and a place in the history. */
export function ResultTabs() {
  const t = useMessages()
  const formatDigits = useDigits()
  const { language } = useLanguage()
  const { search, text, name, filters } = useSearchAddress()
  const { place } = useHere(filters.near !== undefined)
  const isCounted = text !== '' && (!filters.near || place !== null)
  const { data } = useQuery({ ...countsQuery(useDataProvider(), name, { text, filters, place }), enabled: isCounted })
  const counts: SearchCounts = (isCounted && data) || {}
  const isPriced = name === 'product' && (filters.priceFrom ?? filters.priceTo ?? filters.condition) !== undefined
  const tabs = narrowedNames.map((one) => ({
    one,
    // To visitors a page is a business (docs/languages.md).
    label: one === 'page' ? t.lists.businesses : sourceTitle(t, one),
    count: isPriced && one !== 'product' ? undefined : counts[one],
  }))
  const countText = (count: number) => formatDigits(count >= maxCounted ? `${maxCounted}+` : count)
  const counted = tabs.flatMap(({ label, count }) => (count === undefined ? [] : [`${label} ${countText(count)}`]))
  return (
    <>
      {/* Who does not see the results hears of them. */}
      <p className={styles.said} role="status">
        {counted.length > 0 && [t.lists.searchResults({ text }), ...counted].join(listSeparator[language])}
      </p>
      <nav className={styles.tabs} aria-label={t.lists.results}>
        {tabs.map(({ one, label, count }) => (
          <Link
            key={one}
            className={styles.tab}
            to={{ search: inSource(search, one) }}
            aria-current={one === name ? 'page' : undefined}
          >
            <span>{label}</span>
            {count !== undefined && <span>{` ${countText(count)}`}</span>}
          </Link>
        ))}
      </nav>
    </>
  )
}
