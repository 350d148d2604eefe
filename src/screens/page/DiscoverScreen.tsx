import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#src/elements/Button.tsx'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { withParameters } from '#src/providers/calls/search.ts'
import { askHere, useHere } from '#src/providers/device/here.ts'
import { BusinessCard, BusinessCardSkeleton } from '#src/resource/cards/BusinessCard.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { useFeed } from '#src/resource/list/useList.ts'
import { prefetchList, prefetchOne, type PrefetchContext } from '#src/resource/queries.ts'
import { ViewChips } from '#src/resource/search/ViewChips.tsx'
import {
  chooseEverywhere,
  rememberTown,
  useTownChoice,
  useTownName,
  type TownControl,
} from '#src/resource/town/useTownChoice.ts'
import { useTownQuestion } from '#src/resource/town/useTownQuestion.tsx'
import { lazyPart, type ScreenModule } from '#src/screen.tsx'
import {
  discoverList,
  discoverViews,
  everywhere,
  townIn,
  viewOf,
  viewQueries,
  type DiscoverView,
} from './discoverList.ts'
import styles from './DiscoverScreen.module.css'

/** Number of skeleton rows (spec 9.04). */
const skeletons = 10

const TownPlace = lazyPart(async () => (await import('#src/resource/town/TownPlace.tsx')).TownPlace)

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
  const t = useAllMessages()
  useHead({ title: t.lists.discover })
  const [search] = useSearchParams()
  const view = viewOf(search)
  const choice = useDiscoverTown()
  const names: Readonly<Record<DiscoverView, string>> = {
    new: t.places.newest,
    near: t.search.nearMe,
    open: t.search.openNow,
    rated: t.places.bestRated,
  }
  return (
    <Screen wide>
      <ScreenTitle actions={<AddYours />}>{view === 'new' ? t.lists.newestPages : t.lists.discover}</ScreenTitle>
      <div className={styles.choices}>
        <ViewChips
          label={t.places.views}
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
      {view === 'near' ? <Nearest /> : <Pages view={view} choice={choice} />}
    </Screen>
  )
}

function AddYours() {
  const t = useAllMessages()
  return (
    <Button to={paths.create('page')} variant="outlined" size="small">
      {t.lists.addYours}
    </Button>
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

interface PagesProps {
  view: DiscoverView
  choice: Pick<TownControl, 'townId' | 'chooseEverywhere'>
  near?: string
}

function Pages({ view, choice: { townId, chooseEverywhere }, near }: PagesProps) {
  const t = useAllMessages()
  const list = useFeed(discoverList(view, { townId, near: near ?? null }))
  const town = useTownName(townId)
  const { place } = useHere(false)
  return (
    <Feed
      list={list}
      columns="rows"
      card={(page) => <BusinessCard page={page} from={near ?? place} />}
      skeleton={<BusinessCardSkeleton />}
      skeletons={skeletons}
      empty={
        town && view !== 'near' ? (
          <EmptyState
            text={t.lists.noResults}
            hint={t.places.nothingIn({ town })}
            action={
              <Button variant="contained" onClick={chooseEverywhere}>
                {t.places.everywhere}
              </Button>
            }
          />
        ) : (
          <EmptyState text={t.lists.noResults} action={<AddYours />} />
        )
      }
    />
  )
}

/** Says that the chip has been tapped: the device's location is asked for then, never before. */
const tapped = { isTapped: true }

/** What is near is near, whichever township it is in. */
const nowhere = { townId: null, chooseEverywhere: () => {} }

function Nearest() {
  const t = useAllMessages()
  const wasTapped = (useLocation().state as Partial<typeof tapped> | null)?.isTapped === true
  const { state, place: near } = useHere(true)
  useEffect(() => {
    if (wasTapped && state === 'unknown') askHere()
  }, [wasTapped, state])
  if (near !== null) return <Pages view="near" near={near} choice={nowhere} />
  if (state === 'asking') return <EmptyState text={t.search.locating} />
  if (state === 'refused') return <WithoutPlace />
  return (
    <EmptyState
      text={t.places.nearHint}
      action={
        <Button variant="contained" onClick={() => askHere()}>
          {t.places.useMine}
        </Button>
      }
    />
  )
}

/** The phone does not say where it is: it is asked again, or a township is chosen, whose newest businesses are shown. */
function WithoutPlace() {
  const t = useAllMessages()
  const navigate = useNavigate()
  const show = (townId: string) => void navigate({ search: new URLSearchParams({ townId }).toString() })
  const { openSheet, below } = useTownQuestion({
    choose(town, region) {
      rememberTown(town, region)
      show(String(town))
    },
    chooseEverywhere() {
      chooseEverywhere()
      show(everywhere)
    },
  })
  return (
    <>
      <EmptyState
        text={t.search.noPlace}
        action={
          <>
            <Button variant="contained" onClick={() => askHere()}>
              {t.lists.retry}
            </Button>
            <Button variant="outlined" aria-haspopup="dialog" onClick={openSheet}>
              {t.places.choose}
            </Button>
          </>
        }
      />
      {below}
    </>
  )
}

export const screen: ScreenModule = { Screen: DiscoverScreen, prefetch }
