import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { shownNames } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useHead, useIsEmpty } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ListHead, TitleLine } from '#src/layout/frame/ListHead.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { ListWithPane } from '#src/resource/beside/ListWithPane.tsx'
import { BusinessCard, BusinessCardSkeleton } from '#src/resource/cards/BusinessCard.tsx'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { asCards, prefetchList, prefetchOne, type ListQuery, type PrefetchContext } from '#src/providers/queries.ts'
import { FilterBar, FilteredPages, isNarrowed, loadPrefetch } from '#src/resource/filters/lazyFilters.tsx'
import { useFeed } from '#src/resource/list/useList.ts'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { useTownName } from '#src/resource/town/useTownChoice.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { Button } from '#src/elements/Button.tsx'
import { MapLink } from '#src/resource/search/MapLink.tsx'
import { CategoryAbout } from './CategoryAbout.tsx'
import { TownLinks, townIdOf } from './TownLinks.tsx'

const pagesIn = (id: string, townId: string | undefined) =>
  ({
    name: 'page',
    filter: {
      ...(townId ? { byFilter: true, categoryId: id, townId, order: 'newest' } : { byCategoryId: id }),
      ...asCards,
    },
  }) as const satisfies ListQuery
/** Number of skeleton rows (spec 9.04). */
const skeletons = 10

const prefetch = (request: PrefetchContext) => {
  const id = request.params['id'] ?? ''
  const townId = townIdOf(request.search)
  return Promise.all([
    prefetchOne(request, 'category', id),
    hasOthers(request.search)
      ? loadPrefetch().then((prefetchNarrowed) => prefetchNarrowed(request, 'page', { categoryId: id }))
      : prefetchList(request, pagesIn(id, townId)),
    townId && prefetchOne(request, 'town', townId),
  ])
}

/** One category and its businesses (spec 2.88 to 2.92). */
function CategoryScreen() {
  const t = useMessages()
  const id = useParams()['id'] ?? ''
  const detail = useRecord('category', id)
  const found = detail.state === 'found' ? detail.record : null
  const { language } = useLanguage()
  const townId = townIdOf(useSearchParams()[0])
  const town = useTownName(townId === undefined ? null : Number(townId))
  const what = found && shownNames(found, language).first
  const title = what && town ? t.lists.inTown({ what, town }) : what
  useHead({
    title: title ?? t.lists.viewByCategory,
    description: town ? [title, found?.Description].filter(Boolean).join(' · ') : found?.Description,
    image: found?.Thumbnail,
    // Other filters say nothing of their own.
    ...(found && town && { path: paths.category(found.Id, townId) }),
  })
  return (
    <Screen wide>
      <ListHead>
        <TitleLine
          heading={t.lists.viewByCategory}
          name={title}
          picture={found && <Avatar file={found.Thumbnail} name={found.Name} size={40} />}
          action={found && <MapLink to={paths.searchMapOf(found.Id, townId)} />}
        />
        {found && (
          <FilterBar tools={['place', 'openNow']} list={{ name: 'page', as: 'listed', fixed: { categoryId: id } }}>
            <Towns id={id} townId={townId} />
          </FilterBar>
        )}
      </ListHead>
      <DetailStates detail={detail} missing={t.lists.categoryNotFound}>
        {(category) => (
          <>
            <CategoryAbout category={category} />
            <ListWithPane>
              <Businesses id={id} townId={townId} />
            </ListWithPane>
          </>
        )}
      </DetailStates>
    </Screen>
  )
}

/** Leads to the townships of what is listed, which the filters beside it can narrow further. */
function Towns({ id, townId }: { id: string; townId: string | undefined }) {
  const [search] = useSearchParams()
  return hasOthers(search) ? null : <TownsOfAll id={id} townId={townId} />
}
const TownsOfAll = ({ id, townId }: { id: string; townId: string | undefined }) => (
  <TownLinks categoryId={Number(id)} townId={townId} pages={useFeed(pagesIn(id, townId)).items} />
)

/** Filters besides the township, which has addresses of its own (docs/rules.md#category-in-a-township). */
function hasOthers(search: URLSearchParams): boolean {
  const others = new URLSearchParams(search)
  others.delete('townId')
  return isNarrowed(others)
}

function Businesses({ id, townId }: { id: string; townId: string | undefined }) {
  const [search] = useSearchParams()
  const fixed = useMemo(() => ({ categoryId: id }), [id])
  if (!hasOthers(search)) return <AllBusinesses id={id} townId={townId} />
  return <FilteredPages as="listed" fixed={fixed} empty={<NoBusiness categoryId={id} townId={townId} />} />
}

function AllBusinesses({ id, townId }: { id: string; townId: string | undefined }) {
  return (
    <Feed
      list={useFeed(pagesIn(id, townId))}
      columns="rows"
      card={(page) => <BusinessCard page={page} />}
      skeleton={<BusinessCardSkeleton />}
      skeletons={skeletons}
      empty={<NoBusiness categoryId={id} townId={townId} />}
    />
  )
}

function NoBusiness({ categoryId, townId }: { categoryId: string; townId: string | undefined }) {
  const t = useMessages()
  useIsEmpty(townId !== undefined)
  return (
    <EmptyState
      text={t.lists.noResults}
      hint={townId ? undefined : t.lists.emptyCategory}
      action={
        townId ? (
          <Button to={paths.category(categoryId)} variant="contained">
            {t.lists.seeAll}
          </Button>
        ) : (
          <Button to={paths.create('page')} variant="contained">
            {t.lists.addYours}
          </Button>
        )
      }
    />
  )
}

export const screen: ScreenModule = { Screen: Object.assign(CategoryScreen, { prefetch }) }
