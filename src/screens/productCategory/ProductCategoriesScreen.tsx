import type { ReactNode } from 'react'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { sourceTitle, useMessages } from '#src/messages/index.ts'
import { useOwnPages } from '#src/layout/postingAs/useOwnPages.ts'
import { useIsHydrated, useStoredPage, useStoredProfile } from '#src/providers/device/storage.ts'
import { ProductCategoryCard } from '#src/resource/cards/ProductCategoryCard.tsx'
import { ProductCardSkeleton } from '#src/resource/cards/ProductCard.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { prefetchList, type ListQuery, type PrefetchContext } from '#src/providers/queries.ts'
import { useFeed } from '#src/resource/list/useList.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

const all = { name: 'productCategory' } as const satisfies ListQuery

const prefetch = (request: PrefetchContext) => prefetchList(request, all)

/**
 * /productCategory: one's own to manage for people who post as a page or have one to choose, all of them for everybody else
 * (docs/rules.md#managing-ones-own).
 */
export function ProductCategoriesScreen({ own }: { own: ReactNode }) {
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  const page = useStoredPage()
  const { pages } = useOwnPages(page ? undefined : profile?.Email)
  const isOwner = page !== null || pages.length > 0
  return isHydrated && profile && isOwner ? own : <AllProductCategories />
}

function AllProductCategories() {
  const t = useMessages()
  useHead({ title: sourceTitle(t, 'productCategory') })
  const list = useFeed(all)
  return (
    <Screen wide>
      <ScreenTitle>{sourceTitle(t, 'productCategory')}</ScreenTitle>
      <Feed
        list={list}
        columns="directory"
        card={(category, first) => <ProductCategoryCard category={category} priority={first} />}
        skeleton={<ProductCardSkeleton />}
        skeletons={12}
        empty={t.lists.noResults}
      />
    </Screen>
  )
}

export const screen: ScreenModule<{ own: ReactNode }> = { Screen: Object.assign(ProductCategoriesScreen, { prefetch }) }
