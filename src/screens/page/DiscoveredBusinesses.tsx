import { Button, Press } from '#src/elements/Button.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useHere } from '#src/providers/device/here.ts'
import { ListWithPane } from '#src/resource/beside/ListWithPane.tsx'
import { BusinessCard, BusinessCardSkeleton } from '#src/resource/cards/BusinessCard.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { useFeed } from '#src/resource/list/useList.ts'
import { useTownName, type TownControl } from '#src/resource/town/useTownChoice.ts'
import { discoverList, type DiscoverView } from './discoverList.ts'
import chip from '#src/resource/filters/FilterChip.module.css'

/** Number of skeleton rows (spec 9.04). */
const skeletons = 10

interface Props {
  view: DiscoverView
  choice: Pick<TownControl, 'townId' | 'chooseEverywhere'>
  near?: string
}

/** The businesses of a view of Discover. */
export function DiscoveredBusinesses({ view, choice: { townId, chooseEverywhere }, near }: Props) {
  const t = useMessages()
  const list = useFeed(discoverList(view, { townId, near: near ?? null }))
  const town = useTownName(townId)
  const { place } = useHere(false)
  return (
    <ListWithPane>
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
              hint={t.lists.nothingIn({ town })}
              action={
                <Button variant="contained" onClick={chooseEverywhere}>
                  {t.lists.everywhere}
                </Button>
              }
            />
          ) : (
            <EmptyState text={t.lists.noResults} action={<AddYours />} />
          )
        }
      />
    </ListWithPane>
  )
}

export function AddYours() {
  const t = useMessages()
  return (
    <Press to={paths.create('page')} className={chip.chip}>
      {t.lists.addYours}
    </Press>
  )
}
