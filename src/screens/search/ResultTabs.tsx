import { useQuery } from '@tanstack/react-query'
import type { SearchCounts } from '#resources/recordReader.ts'
import { listSeparator } from '#src/fields/values/shownText.ts'
import { sourceTitle, useDigits, useLanguage, useMessages } from '#src/messages/index.ts'
import { useHere } from '#src/providers/device/here.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { narrowedNames } from '#resources/narrowing.ts'
import { countsQuery, countText } from '#src/resource/filters/countsQuery.ts'
import { inSource, useSearchAddress } from './searchAddress.ts'
import { TextTab, TextTabs } from '#src/resource/search/TextTabs.tsx'
import styles from './ResultTabs.module.css'

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
  const shownCount = (count: number) => formatDigits(countText(count))
  const counted = tabs.flatMap(({ label, count }) => (count === undefined ? [] : [`${label} ${shownCount(count)}`]))
  return (
    <>
      {/* Who does not see the results hears of them. */}
      <p className={styles.said} role="status">
        {counted.length > 0 && [t.lists.searchResults({ text }), ...counted].join(listSeparator[language])}
      </p>
      <TextTabs label={t.lists.results}>
        {tabs.map(({ one, label, count }) => (
          <TextTab key={one} to={{ search: inSource(search, one) }} isShown={one === name}>
            <span>{label}</span>
            {count !== undefined && <span>{` ${shownCount(count)}`}</span>}
          </TextTab>
        ))}
      </TextTabs>
    </>
  )
}
