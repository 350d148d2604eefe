import { useNavigate, useSearchParams } from 'react-router'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { withSentences } from '#src/navigation/lazyMui.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { HeadLine, ListHead } from '#src/layout/frame/ListHead.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useMessages } from '#src/messages/index.ts'
import { withParameters } from '#src/providers/calls/search.ts'
import { prefetchList, prefetchOne, type PrefetchContext } from '#src/providers/queries.ts'
import bar from '#src/resource/filters/FilterBar.module.css'
import { MapLink } from '#src/resource/search/MapLink.tsx'
import { SearchBox } from '#src/resource/search/SearchBox.tsx'
import { TextTab, TextTabs } from '#src/resource/search/TextTabs.tsx'
import { useTownChoice, type TownControl } from '#src/resource/town/useTownChoice.ts'
import { lazyPart, type ScreenModule } from '#src/navigation/lazy.tsx'
import { AddYours, DiscoveredBusinesses } from './DiscoveredBusinesses.tsx'
import {
  discoverList,
  discoverViews,
  everywhere,
  tapped,
  townIn,
  viewOf,
  viewQueries,
  type DiscoverView,
} from './discoverList.ts'

const TownPlace = lazyPart(() =>
  withSentences(async () => (await import('#src/resource/town/TownPlace.tsx')).TownPlace, ['browsing']),
)
const NearestBusinesses = lazyPart(
  () => withSentences(async () => (await import('./NearestBusinesses.tsx')).NearestBusinesses, ['browsing']),
  <ScreenLoading />,
)

async function prefetch(request: PrefetchContext): Promise<void> {
  const view = viewOf(request.search)
  const asked = townIn(request.search)
  const townId = asked === undefined ? (typeof request.town === 'number' ? request.town : null) : asked
  await Promise.all([
    view !== 'near' && prefetchList(request, discoverList(view, { townId, near: null })),
    townId !== null && prefetchOne(request, 'town', String(townId)),
  ])
}

/** The newest businesses (/page/new, docs/rules.md#discover), and what is near, open now or rated best. */
function DiscoverScreen() {
  const t = useMessages()
  useHead({ title: t.lists.discover })
  const [search] = useSearchParams()
  const view = viewOf(search)
  const choice = useDiscoverTown()
  const navigate = useNavigate()
  const isNear = view === 'near'
  const addressOf = (key: DiscoverView) => ({ search: new URLSearchParams(viewQueries[key]).toString() })
  const names: Readonly<Record<DiscoverView, string>> = {
    new: t.lists.newest,
    near: t.lists.nearest,
    open: t.search.openNow,
    rated: t.lists.bestRated,
  }
  return (
    <Screen wide>
      <ListHead>
        <HeadLine>
          <SearchBox
            source="page"
            heading={view === 'new' ? t.lists.newestPages : t.lists.discover}
            end={<MapLink />}
          />
        </HeadLine>
        <TextTabs label={t.lists.views}>
          {discoverViews
            // What is near takes the place of what is new: it is chosen by the place.
            .filter((key) => key !== (isNear ? 'new' : 'near'))
            .map((key) => (
              <TextTab key={key} to={addressOf(key)} replace preventScrollReset isShown={key === view}>
                {names[key]}
              </TextTab>
            ))}
        </TextTabs>
        <div className={bar.bar} data-filters>
          <TownPlace
            choice={choice}
            near={{ isOn: isNear, show: () => void navigate(addressOf('near'), { state: tapped }) }}
          />
          <AddYours />
        </div>
      </ListHead>
      {isNear ? <NearestBusinesses /> : <DiscoveredBusinesses view={view} choice={choice} />}
    </Screen>
  )
}

/** Where Discover looks: what the address says, else the remembered township. A choice is a step of its own, which Back takes back. */
function useDiscoverTown(): TownControl {
  const [search, setSearch] = useSearchParams()
  const remembered = useTownChoice()
  const asked = townIn(search)
  const townId = asked === undefined ? remembered.townId : asked
  const step = (to: number | null) => {
    const at = (town: number | null) => withParameters(search, { near: undefined, townId: String(town ?? everywhere) })
    // What stood here is written down, since from now on another township is remembered.
    if (asked === undefined && !remembered.isUnknown && !search.has('near')) setSearch(at(townId), { replace: true })
    setSearch(at(to))
  }
  return {
    townId,
    isUnknown: asked === undefined && remembered.isUnknown,
    choose(town, region) {
      step(town)
      remembered.choose(town, region)
    },
    chooseEverywhere() {
      step(null)
      remembered.chooseEverywhere()
    },
  }
}

export const screen: ScreenModule = { Screen: Object.assign(DiscoverScreen, { prefetch }) }
