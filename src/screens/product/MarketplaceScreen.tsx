import { useSearchParams } from 'react-router'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { HeadLine, ListHead } from '#src/layout/frame/ListHead.tsx'
import { useMessages } from '#src/messages/index.ts'
import { ProductCard, ProductCardSkeleton } from '#src/resource/cards/ProductCard.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { asCards, prefetchList, type ListQuery, type PrefetchContext } from '#src/providers/queries.ts'
import { FilterBar, FilteredProducts, isNarrowed, loadPrefetch } from '#src/resource/filters/lazyFilters.tsx'
import { SearchBox } from '#src/resource/search/SearchBox.tsx'
import { useFeed } from '#src/resource/list/useList.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

/** What is for sale, the newest first; behind it what is sold (docs/rules.md#sold-things). */
const products = {
  name: 'product',
  filter: { byFilter: true, available: '1', order: 'newest', ...asCards },
} as const satisfies ListQuery
/** Number of skeleton cards (spec 9.05). */
const skeletons = 12

const prefetch = async (request: PrefetchContext) =>
  isNarrowed(request.search) ? (await loadPrefetch())(request, 'product') : prefetchList(request, products)

/** A search box for products, filters, and a grid of them (spec 2.105 to 2.107). */
function MarketplaceScreen() {
  const t = useMessages()
  const [search] = useSearchParams()
  useHead({ title: t.lists.marketplace })
  return (
    <Screen wide>
      <ListHead>
        <HeadLine>
          <SearchBox source="product" heading={t.lists.marketplace} />
        </HeadLine>
        <FilterBar
          tools={['place', 'kind', 'price', 'condition', 'openNow']}
          list={{ name: 'product', as: 'listed' }}
          isOrdered
        />
      </ListHead>
      {isNarrowed(search) ? <FilteredProducts as="listed" empty={<NoProduct />} /> : <AllProducts />}
    </Screen>
  )
}

const AllProducts = () => (
  <Feed
    list={useFeed(products)}
    columns="directory"
    card={(product, first) => <ProductCard product={product} priority={first} />}
    skeleton={<ProductCardSkeleton />}
    skeletons={skeletons}
    empty={<NoProduct />}
  />
)

function NoProduct() {
  const t = useMessages()
  return <EmptyState text={t.lists.noResults} hint={t.lists.emptyMarket} />
}

export const screen: ScreenModule = { Screen: Object.assign(MarketplaceScreen, { prefetch }) }
