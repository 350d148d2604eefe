import { useNavigate } from 'react-router'
import { IconButton } from '#src/elements/Button.tsx'
import { ListBulletedRoundedIcon, MapOutlinedIcon } from '#src/elements/icons/map.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { withSentences } from '#src/navigation/lazyMui.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { BackButton } from '#src/layout/frame/ScreenTitle.tsx'
import { HeadLine, ListHead } from '#src/layout/frame/ListHead.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { withParameters } from '#src/providers/calls/search.ts'
import { SearchField } from '#src/resource/search/SearchField.tsx'
import { lazyPart, type Prefetch, type ScreenModule } from '#src/navigation/lazy.tsx'
import { useSearchAddress } from './searchAddress.ts'

/** Tabs and filters, results with their cards: the server has drawn them, and the field answers first (docs/performance.md#first-load). */
const SearchTools = lazyPart(
  () => withSentences(async () => (await import('./SearchTools.tsx')).SearchTools, ['browsing']),
  // Keeps their space.
  <div style={{ height: 90 }} data-filters />,
)
const SearchBody = lazyPart(
  () => withSentences(async () => (await import('./SearchBody.tsx')).SearchBody, ['browsing']),
  <ScreenLoading />,
)

/** The public search (docs/rules.md#public-search). */
function SearchScreen() {
  const t = useMessages()
  const navigate = useNavigate()
  const { search, text, name, isOpening } = useSearchAddress()
  useHead({ title: text ? t.lists.searchResults({ text }) : t.lists.search })
  return (
    // Businesses have the map beside them.
    <Screen wide style={isOpening || name !== 'page' ? undefined : { maxWidth: 'none' }}>
      <ListHead>
        <HeadLine>
          <SearchField
            key={text}
            heading={t.lists.search}
            start={<BackButton />}
            end={!isOpening && <MapSwitch />}
            label={t.lists.searchEverything}
            initial={text}
            action={paths.search()}
            search={(typed) => void navigate({ search: withParameters(search, { q: typed }).toString() })}
          />
        </HeadLine>
        {!isOpening && <SearchTools />}
      </ListHead>
      <SearchBody />
    </Screen>
  )
}

/** To the same results on the map, or back. It is a link, so Back undoes it. */
function MapSwitch() {
  const t = useMessages()
  const { search, isMap } = useSearchAddress()
  const name = isMap ? t.lists.listView : t.lists.mapView
  return (
    <IconButton
      to={{ search: withParameters(search, { show: isMap ? undefined : 'map' }).toString() }}
      aria-label={name}
      title={name}
    >
      {isMap ? <ListBulletedRoundedIcon /> : <MapOutlinedIcon />}
    </IconButton>
  )
}

// Only the server asks ahead.
const prefetch: Prefetch = async (request) => (await import('./prefetchSearch.ts')).prefetchSearch(request)
export const screen: ScreenModule = { Screen: Object.assign(SearchScreen, { prefetch }) }
