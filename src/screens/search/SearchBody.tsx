import { Suspense } from 'react'
import { useSearchParams, type To } from 'react-router'
import { Text } from '#src/elements/Text.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { useFocusOnChange } from '#src/navigation/useFocusOnChange.ts'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useMessages } from '#src/messages/index.ts'
import { withParameters } from '#src/providers/calls/search.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { DidYouMean, useSpellingCorrections } from '#src/resource/search/DidYouMean.tsx'
import { FilteredPages, FilteredPosts, FilteredProducts } from '#src/resource/filters/FilteredLists.tsx'
import { NothingFound } from '#src/resource/search/NothingFound.tsx'
import { useWide } from '#src/resource/beside/useWide.ts'
import { ListWithMap } from './ListWithMap.tsx'
import { PartResults } from './PartResults.tsx'
import { isPartOf } from './partsOfText.ts'
import { useSearchAddress } from './searchAddress.ts'
import { SearchOpening } from './SearchOpening.tsx'

/** What stands below the search field: what was found, or what there is to begin with. */
export function SearchBody() {
  const { isOpening, text } = useSearchAddress()
  // With another text the field is a new one, and what had the focus is gone.
  useFocusOnChange(text)
  return isOpening ? <SearchOpening /> : <Results />
}

const ResultMap = lazyWithSentences(async () => (await import('./ResultMap.tsx')).ResultMap, ['browsing'])

const lists = { page: FilteredPages, product: FilteredProducts, post: FilteredPosts }

function Results() {
  const t = useMessages()
  const [search] = useSearchParams()
  const { text, name, as, isMap } = useSearchAddress()
  const isHydrated = useIsHydrated()
  // A desktop shows businesses as a list and on the map at once.
  const isBeside = useWide() && name === 'page'
  const List = lists[name]
  const linkTo = (other: string): To => ({ search: withParameters(search, { q: other }).toString() })
  // Waited for together with the results, so that nothing moves when the corrections come.
  const { isPending, data: offered = [] } = useSpellingCorrections(text)
  const hasParts = offered.some((one) => isPartOf(text, one))
  return (
    <>
      {text && isMap && !isBeside && <DidYouMean text={text} to={linkTo} />}
      {!isMap || isBeside ? (
        <ListWithMap name={name} text={text} as={as}>
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
        </ListWithMap>
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
