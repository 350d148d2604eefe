import { useLocation, useParams } from 'react-router'
import type { Product } from '#resources'
import type { FoundProduct, PageOnCard, ProductOnCard } from '#resources/cards.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { HeadLine, ListHead } from '#src/layout/frame/ListHead.tsx'
import { BackButton } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useHere } from '#src/providers/device/here.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { BusinessCardSkeleton } from '#src/resource/cards/BusinessCard.tsx'
import { FoundProductCard } from '#src/resource/cards/FoundProductCard.tsx'
import { DidYouMean } from '#src/resource/search/DidYouMean.tsx'
import { FilterBar } from '#src/resource/filters/FilterBar.tsx'
import { FilteredFeed } from '#src/resource/filters/FilteredFeed.tsx'
import { FilteredPages } from '#src/resource/filters/FilteredLists.tsx'
import { NothingFound } from '#src/resource/search/NothingFound.tsx'
import { SearchBox } from '#src/resource/search/SearchBox.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { ListWithMap, toTheEdge } from './ListWithMap.tsx'

/**
 * /{source}/search/{text}: results, most relevant first, with pull to refresh and 'No results found.' (spec 2.120 to
 * 2.128).
 */
export function SourceSearchScreen({ source }: { source: 'page' | 'product' }) {
  const t = useMessages()
  const text = useParams()['keyword'] ?? ''
  const title = t.lists.searchResults({ text })
  useHead({ title })
  return (
    <Screen wide style={source === 'page' ? toTheEdge : undefined}>
      <ListHead>
        <HeadLine>
          <SearchBox key={text} source={source} text={text} heading={title} start={<BackButton />} />
        </HeadLine>
        <FilterBar tools={tools[source]} list={{ name: source, as: 'found', text }} isOrdered />
      </ListHead>
      {source === 'page' ? <Pages text={text} /> : <Products text={text} />}
    </Screen>
  )
}

/** Number of skeleton rows (spec 9.04). */
const skeletons = 10

const tools = {
  page: ['place', 'openNow', 'kindOfPage', 'rated'],
  product: ['place', 'openNow', 'kind', 'price', 'condition', 'rated'],
} as const

/** Stores the last results with their source, so that /listing-detail/{Id} knows it (docs/rules.md#local-storage). */
function storeResults(source: 'page' | 'product', items: readonly (PageOnCard | ProductOnCard)[]) {
  if (items.length > 0)
    writeStored(
      'StoredListings',
      items.map((item) => ({ ...item, source })),
    )
}
const storePages = (pages: readonly PageOnCard[]) => storeResults('page', pages)
const storeProducts = (products: readonly ProductOnCard[]) => storeResults('product', products)

function useHelp(source: 'page' | 'product', text: string) {
  const { search } = useLocation()
  return <DidYouMean text={text} to={(other) => ({ pathname: paths.sourceSearch(source, other), search })} />
}

function Pages({ text }: { text: string }) {
  const help = useHelp('page', text)
  return (
    <ListWithMap name="page" text={text} as="found">
      <FilteredPages
        text={text}
        as="found"
        onItems={storePages}
        to={({ Id }) => paths.listingDetail(Id)}
        help={help}
        empty={<NothingFound help={help} />}
      />
    </ListWithMap>
  )
}

function Products({ text }: { text: string }) {
  const help = useHelp('product', text)
  const { place } = useHere(false)
  return (
    <FilteredFeed
      name="product"
      text={text}
      as="found"
      columns="rows"
      card={(product) => (
        <FoundProductCard
          product={product as Product & FoundProduct}
          to={paths.listingDetail(product.Id, 'product')}
          from={place}
        />
      )}
      skeleton={<BusinessCardSkeleton />}
      skeletons={skeletons}
      onItems={storeProducts}
      help={help}
      empty={<NothingFound help={help} />}
    />
  )
}

export const screen: ScreenModule<{ source: 'page' | 'product' }> = { Screen: SourceSearchScreen }
