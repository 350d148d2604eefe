import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams, type To } from 'react-router'
import { Text } from '#src/elements/Text.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { useFocusOnChange } from '#src/navigation/useFocusOnChange.ts'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useMessages } from '#src/messages/index.ts'
import { withParameters } from '#src/providers/calls/search.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { DidYouMean, useSpellingCorrections } from '#src/resource/search/DidYouMean.tsx'
import { FilterBar } from '#src/resource/filters/FilterBar.tsx'
import { FilteredPages, FilteredPosts, FilteredProducts } from '#src/resource/filters/FilteredLists.tsx'
import { useSearchFilters } from '#src/resource/filters/useSearchFilters.ts'
import { TownLine } from '#src/resource/town/TownLine.tsx'
import { useTownChoice } from '#src/resource/town/useTownChoice.ts'
import { useWasAsked } from '#src/resource/town/useWasAsked.ts'
import { NothingFound } from '#src/resource/search/NothingFound.tsx'
import { PartResults } from './PartResults.tsx'
import { isPartOf } from './partsOfText.ts'
import { ResultTabs } from './ResultTabs.tsx'
import { useSearchAddress } from './searchAddress.ts'
import { SearchOpening } from './SearchOpening.tsx'

/** What stands below the search field: what was found with its filters, or what there is to begin with. */
export function SearchBody() {
  const { name, as, isMap, isOpening, text } = useSearchAddress()
  // With another text the field is a new one, and what had the focus is gone.
  useFocusOnChange(text)
  return (
    <>
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
    </>
  )
}

/** Asks people who have not chosen a township or a place which township lists should look in. */
function AskTown() {
  const { filters, isOpening } = useSearchAddress()
  const { change } = useSearchFilters()
  const { isUnknown, choose, chooseEverywhere } = useTownChoice()
  const rest = useRef<HTMLDivElement>(null)
  const isAsked = isUnknown && (filters.townId ?? filters.region ?? filters.near) === undefined
  const wasAsked = useWasAsked(isAsked)
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

const tools = {
  page: ['near', 'openNow', 'township', 'kindOfPage', 'rated'],
  product: ['near', 'openNow', 'township', 'kind', 'price', 'condition', 'rated'],
  post: ['near', 'openNow', 'township', 'kindOfPage', 'rated'],
} as const

const ResultMap = lazyWithSentences(async () => (await import('./ResultMap.tsx')).ResultMap, ['browsing'])

const lists = { page: FilteredPages, product: FilteredProducts, post: FilteredPosts }

function Results() {
  const t = useMessages()
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
