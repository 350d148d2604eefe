import type { Page } from '#resources'
import { useHere } from '#src/providers/device/here.ts'
import { BusinessCard, BusinessCardSkeleton } from '../cards/BusinessCard.tsx'
import { PostCard, PostCardSkeleton } from '../cards/PostCard.tsx'
import { ProductCard, ProductCardSkeleton } from '../cards/ProductCard.tsx'
import { FilteredFeed, type FilteredFeedProps } from './FilteredFeed.tsx'
import type { NarrowedName } from '#resources/narrowing.ts'

/* What a search or the filters of an address leave of a source, as each source's cards. */

type Given<N extends NarrowedName> = Pick<
  FilteredFeedProps<N>,
  'text' | 'as' | 'fixed' | 'empty' | 'help' | 'offered' | 'partly' | 'onItems' | 'isWaiting'
>
/** Numbers of skeletons (spec 9.04, 9.05). */
const rows = 10
const cells = 12

export function FilteredPages({ to, ...given }: Given<'page'> & { to?: (page: Page) => string }) {
  const { place: from } = useHere(false)
  return (
    <FilteredFeed
      name="page"
      columns="rows"
      card={(page) => <BusinessCard page={page} from={from} {...(to && { to: to(page) })} />}
      skeleton={<BusinessCardSkeleton />}
      skeletons={rows}
      {...given}
    />
  )
}

export const FilteredProducts = (given: Given<'product'>) => (
  <FilteredFeed
    name="product"
    columns="directory"
    card={(product, first) => <ProductCard product={product} priority={first} />}
    skeleton={<ProductCardSkeleton />}
    skeletons={cells}
    {...given}
  />
)

export const FilteredPosts = (given: Given<'post'>) => (
  <FilteredFeed
    name="post"
    columns="feed"
    card={(post, first) => <PostCard post={post} priority={first} />}
    skeleton={<PostCardSkeleton />}
    skeletons={cells}
    {...given}
  />
)
