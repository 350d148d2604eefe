import { useMemo } from 'react'
import { inOrder } from '#src/fields/inOrder.ts'
import { shownNames } from '#src/fields/values/shownText.ts'
import { withSentences } from '#src/navigation/lazyMui.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { HeadLine, ListHead } from '#src/layout/frame/ListHead.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { CategoryCard, CategoryCardSkeleton } from '#src/resource/cards/CategoryCard.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { prefetchFullList, prefetchOne, type ListQuery, type PrefetchContext } from '#src/providers/queries.ts'
import { MapLink } from '#src/resource/search/MapLink.tsx'
import { SearchBox } from '#src/resource/search/SearchBox.tsx'
import { useFullList } from '#src/resource/list/useFullList.ts'
import { lazyPart, type ScreenModule } from '#src/navigation/lazy.tsx'
import bar from '#src/resource/filters/FilterBar.module.css'

const categories = { name: 'category', meta: { full: true } } as const satisfies ListQuery
/** Number of skeleton cards (spec 9.05). */
const skeletons = 12

const TownPlace = lazyPart(
  async () => (await withSentences(() => import('#src/resource/town/TownPlace.tsx'), ['browsing'])).TownPlace,
)

const prefetch = (request: PrefetchContext) =>
  Promise.all([
    prefetchFullList(request, categories),
    typeof request.town === 'number' && prefetchOne(request, 'town', String(request.town)),
  ])

/** The directory: a search box for pages, the grid of categories, and a link to the map (spec 2.84 to 2.87). */
function CategoriesScreen() {
  const t = useMessages()
  useHead({ title: t.lists.category })
  const { language } = useLanguage()
  const list = useFullList(categories)
  const items = useMemo(
    () => inOrder(list.items, (one) => ({ name: shownNames(one, language).first ?? '', order: one.Order })),
    [list.items, language],
  )
  return (
    <Screen wide>
      <ListHead>
        <HeadLine>
          <SearchBox source="page" heading={t.lists.category} end={<MapLink />} />
        </HeadLine>
        {/* The cards lead to the township. */}
        <div className={bar.bar} data-filters>
          <TownPlace />
        </div>
      </ListHead>
      <Feed
        list={{ ...list, items }}
        columns="directory"
        card={(category, first) => <CategoryCard category={category} priority={first} />}
        skeleton={<CategoryCardSkeleton />}
        skeletons={skeletons}
        empty={t.lists.noResults}
      />
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: Object.assign(CategoriesScreen, { prefetch }) }
