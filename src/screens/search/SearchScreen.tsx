import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams, type To } from 'react-router'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import { ListBulletedRoundedIcon, MapOutlinedIcon } from '#src/elements/icons/map.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { lazyWithSentences } from '#src/layout/lazyMui.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { withParameters } from '#src/providers/calls/search.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { listParams, prefetchList, type ListPage, type ListQuery, type PrefetchContext } from '#src/resource/queries.ts'
import { correctionsQuery, DidYouMean, useSpellingCorrections } from '#src/resource/search/DidYouMean.tsx'
import { FilterBar } from '#src/resource/filters/FilterBar.tsx'
import { FilteredPages, FilteredPosts, FilteredProducts } from '#src/resource/filters/FilteredLists.tsx'
import { chosenOrder, ordersOf, type NarrowedName } from '#resources/narrowing.ts'
import { narrowedQuery } from '#src/resource/filters/narrowedQuery.ts'
import { useSearchFilters } from '#src/resource/filters/useSearchFilters.ts'
import { TownLine } from '#src/resource/town/TownLine.tsx'
import { useTownChoice } from '#src/resource/town/useTownChoice.ts'
import { NothingFound } from '#src/resource/search/NothingFound.tsx'
import { SearchField } from '#src/resource/search/SearchField.tsx'
import type { ScreenModule } from '#src/screen.tsx'
import { PartResults, partQuery } from './PartResults.tsx'
import { isPartOf } from './partsOfText.ts'
import { countsQuery, ResultTabs } from './ResultTabs.tsx'
import { readSearchAddress, useSearchAddress } from './searchAddress.ts'
import { categories, SearchOpening } from './SearchOpening.tsx'
import styles from './SearchScreen.module.css'

/** The results, their numbers and other spellings. What is near somebody only their browser asks for. */
async function prefetch(request: PrefetchContext): Promise<unknown> {
  const { text, name, filters, order, as, isOpening } = readSearchAddress(request.search)
  const { client, provider } = request
  if (isOpening) return prefetchList(request, categories)
  if (filters.near) return
  const narrowing = { text, filters, order: chosenOrder(ordersOf(name, as, filters), order) }
  const query = narrowedQuery(name, narrowing)
  await Promise.all([
    prefetchList(request, query),
    text && client.prefetchQuery(countsQuery(provider, name, narrowing)),
    text && client.prefetchQuery(correctionsQuery(provider, text)),
  ])
  if (!text || hasFound(client, query)) return
  const offered = client.getQueryData<readonly string[]>(correctionsQuery(provider, text).queryKey) ?? []
  const parts = offered.filter((one) => isPartOf(text, one))
  await Promise.all(parts.map((part) => prefetchList(request, partQuery(name, narrowing, part))))
}

const hasFound = (client: QueryClient, query: ListQuery & { name: NarrowedName }) =>
  (client.getQueryData<InfiniteData<ListPage>>(queryKeys.infiniteList(query.name, listParams(query)))?.pages[0]?.data
    .length ?? 1) > 0

/** The public search (docs/rules.md#public-search). */
function SearchScreen() {
  const t = useAllMessages()
  const navigate = useNavigate()
  const { search, text, name, as, isMap, isOpening } = useSearchAddress()
  useHead({ title: text ? t.lists.searchResults({ text }) : t.lists.search })
  return (
    <Screen wide>
      <ScreenTitle actions={!isOpening && <MapSwitch />}>{t.lists.search}</ScreenTitle>
      <div className={styles.search}>
        <SearchField
          key={text}
          label={t.lists.searchEverything}
          initial={text}
          action={paths.search()}
          search={(typed) => void navigate({ search: withParameters(search, { q: typed }).toString() })}
        />
      </div>
      <AskTown />
      {isOpening ? (
        <SearchOpening />
      ) : (
        <>
          <ResultTabs />
          <FilterBar tools={tools[name]} {...(!isMap && { ordered: { name, as } })} />
          <Results />
        </>
      )}
    </Screen>
  )
}

/** Asks which township lists are to look in, who has not said and has not set a place. */
function AskTown() {
  const { filters, isOpening } = useSearchAddress()
  const { change } = useSearchFilters()
  const { isUnknown, choose, chooseEverywhere } = useTownChoice()
  const rest = useRef<HTMLDivElement>(null)
  const isAsked = isUnknown && (filters.townId ?? filters.region ?? filters.near) === undefined
  const [wasAsked] = useState(isAsked)
  // What had the focus is gone with the answer.
  useEffect(() => {
    if (wasAsked && !isAsked && document.activeElement === document.body) rest.current?.focus()
  }, [wasAsked, isAsked])
  if (!isAsked) return wasAsked && <div ref={rest} tabIndex={-1} style={{ outline: 'none' }} />
  return (
    <div style={{ marginTop: 12 }}>
      <TownLine
        choose={(town, region) => {
          choose(town, region)
          if (!isOpening) change({ townId: String(town) })
        }}
        chooseEverywhere={chooseEverywhere}
      />
    </div>
  )
}

/** To the same results on the map, or back. It is a link, so Back undoes it. */
function MapSwitch() {
  const t = useAllMessages()
  const { search, isMap } = useSearchAddress()
  return (
    <Button
      to={{ search: withParameters(search, { show: isMap ? undefined : 'map' }).toString() }}
      startIcon={isMap ? <ListBulletedRoundedIcon /> : <MapOutlinedIcon />}
      variant="outlined"
      size="small"
    >
      {isMap ? t.map.listView : t.lists.mapView}
    </Button>
  )
}

const tools = {
  page: ['near', 'openNow', 'township', 'kindOfPage', 'rated'],
  product: ['near', 'openNow', 'township', 'kind', 'price', 'rated'],
  post: ['near', 'openNow', 'township', 'kindOfPage', 'rated'],
} as const

const ResultMap = lazyWithSentences(async () => (await import('./ResultMap.tsx')).ResultMap)

const lists = { page: FilteredPages, product: FilteredProducts, post: FilteredPosts }

function Results() {
  const t = useAllMessages()
  const [search] = useSearchParams()
  const { text, name, as, isMap } = useSearchAddress()
  const isHydrated = useIsHydrated()
  const List = lists[name]
  const linkTo = (other: string): To => ({ search: withParameters(search, { q: other }).toString() })
  // Waited for together with the results, so that nothing moves when the corrections come.
  const { isPending, data: offered = [] } = useSpellingCorrections(text)
  const hasParts = offered.some((one) => isPartOf(text, one))
  return (
    <>
      {text && isMap && <DidYouMean text={text} to={linkTo} />}
      {!isMap ? (
        <List
          text={text}
          as={as}
          // Short, so that the parts are seen at once.
          empty={hasParts ? <Text color="muted">{t.lists.noResultsFound}</Text> : <NothingFound />}
          {...(text && {
            offered: (isEmpty) => (
              <DidYouMean text={text} to={linkTo} {...(isEmpty && { except: (one) => isPartOf(text, one) })} />
            ),
            partly: (narrowing) => <PartResults name={name} narrowing={{ ...narrowing, text }} to={linkTo} />,
          })}
          isWaiting={text !== '' && isPending}
        />
      ) : isHydrated ? (
        <Suspense fallback={<ScreenLoading />}>
          <ResultMap name={name} text={text} as={as} empty={<NothingFound />} />
        </Suspense>
      ) : (
        <ScreenLoading />
      )}
    </>
  )
}

export const screen: ScreenModule = { Screen: SearchScreen, prefetch }
