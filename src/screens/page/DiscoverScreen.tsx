import { useSearchParams } from 'react-router'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { withSentences } from '#src/navigation/lazyMui.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useMessages } from '#src/messages/index.ts'
import { withParameters } from '#src/providers/calls/search.ts'
import { prefetchList, prefetchOne, type PrefetchContext } from '#src/providers/queries.ts'
import { ViewChips } from '#src/resource/search/ViewChips.tsx'
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
import styles from './DiscoverScreen.module.css'

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
  const names: Readonly<Record<DiscoverView, string>> = {
    new: t.lists.newest,
    near: t.search.nearMe,
    open: t.search.openNow,
    rated: t.lists.bestRated,
  }
  return (
    <Screen wide>
      <ScreenTitle actions={<AddYours />}>{view === 'new' ? t.lists.newestPages : t.lists.discover}</ScreenTitle>
      <div className={styles.choices}>
        <ViewChips
          label={t.lists.views}
          shown={view}
          views={discoverViews.map((key) => ({
            key,
            name: names[key],
            to: { search: new URLSearchParams(viewQueries[key]).toString() },
            ...(key === 'near' && { state: tapped }),
          }))}
        />
        {view !== 'near' && <TownPlace choice={choice} />}
      </div>
      {view === 'near' ? <NearestBusinesses /> : <DiscoveredBusinesses view={view} choice={choice} />}
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
    const at = (town: number | null) => withParameters(search, { townId: String(town ?? everywhere) })
    // What stood here is written down, since from now on another township is remembered.
    if (asked === undefined && !remembered.isUnknown) setSearch(at(townId), { replace: true })
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
