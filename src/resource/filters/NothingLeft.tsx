import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { nearbyKm, wellRated } from '#resources/searchOrders.ts'
import { Button } from '#src/elements/Button.tsx'
import { useNow } from '#src/fields/hours/useNow.ts'
import { useDigits, useLanguage, type Writing } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import type { FilterName, SearchFilters } from '#src/providers/calls/search.ts'
import { pageSize } from '#src/providers/httpReader.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { EmptyState } from '../list/ListStates.tsx'
import { listParams, prefetchList, type ListPage } from '#src/providers/queries.ts'
import type { NarrowedName } from '#resources/narrowing.ts'
import { chosenWords, openAtWords } from './chosenFilters.ts'
import { narrowedQuery, type Narrowing } from './narrowedQuery.ts'
import { partsSet, useSearchFilters } from './useSearchFilters.ts'
import styles from '../search/NothingFound.module.css'

interface NothingLeftProps {
  name: NarrowedName
  /** what was asked for */
  narrowing: Narrowing
  /** the filters that the person has set */
  filters: SearchFilters
  /** where no filter is set */
  otherwise: ReactElement
  /** what may help besides */
  help: ReactElement | undefined
}

/** A list that filters have emptied: it says which of them to lift, and a tap lifts it. */
export function NothingLeft({ name, narrowing, filters, otherwise, help }: NothingLeftProps) {
  const t = useBrowsingMessages()
  const formatDigits = useDigits()
  const writing = useLanguage()
  const now = useNow()
  const { change, clear } = useSearchFilters()
  const set = partsSet(filters)
  const { data: helping } = useHelping(name, narrowing, set)
  if (set.length === 0) return otherwise
  const lift = (names: readonly FilterName[]) => change(Object.fromEntries(names.map((one) => [one, undefined])))
  return (
    <EmptyState
      text={narrowing.text ? t.lists.noResultsFound : t.lists.noResults}
      {...(helping && helping.length > 0 && { hint: t.filters.tooNarrow })}
      action={
        <div className={styles.acts}>
          {help}
          {helping?.map(({ names, count }) => (
            <Button key={names[0]} variant="outlined" onClick={() => lift(names)}>
              {t.filters.withoutGives({ filter: labelOf(names, filters, now, t, writing), count: formatDigits(count) })}
            </Button>
          ))}
          {helping && (set.length > 1 || helping.length === 0) && (
            <Button onClick={clear}>{t.filters.clearFilters}</Button>
          )}
        </div>
      }
    />
  )
}

const labelOf = (
  [name]: readonly FilterName[],
  filters: SearchFilters,
  now: Date | null,
  t: ReturnType<typeof useBrowsingMessages>,
  writing: Writing,
): string => {
  if (name === 'pays' || name === 'has') return chosenWords(filters, name, t, writing)
  const labels: Partial<Record<FilterName, string>> = {
    near: t.filters.within({ km: nearbyKm }),
    openNow: t.search.openNow,
    openAt: filters.openAt && t.filters.openAt({ time: openAtWords(filters.openAt, now, t, writing) }),
    rated: t.filters.wellRated({ stars: wellRated }),
    priceFrom: t.filters.price,
    condition: t.filters.condition,
    categoryId: t.filters.category,
    townId: t.filters.town,
  }
  return (name && labels[name]) ?? ''
}

/** The filters without which there is something, and how much. What is found so is there at once when one of them is lifted. */
function useHelping(name: NarrowedName, narrowing: Narrowing, set: readonly (readonly FilterName[])[]) {
  const client = useQueryClient()
  const provider = useDataProvider()
  return useQuery({
    queryKey: ['search', 'without', name, narrowing],
    enabled: set.length > 0,
    queryFn: async () => {
      const found = await Promise.all(
        set.map(async (names) => {
          const left = Object.entries(narrowing.filters).filter(([one]) => !names.includes(one as FilterName))
          const query = narrowedQuery(name, { ...narrowing, filters: Object.fromEntries(left) })
          await prefetchList({ client, provider }, query)
          const key = queryKeys.infiniteList(name, listParams(query))
          const found = client.getQueryData<InfiniteData<ListPage>>(key)?.pages[0]?.data.length ?? 0
          return { names, count: found < pageSize ? String(found) : `${found}+` }
        }),
      )
      return found.filter(({ count }) => count !== '0')
    },
  })
}
