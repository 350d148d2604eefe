import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import type { Page, Product } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/Screen.tsx'
import { ScreenTitle } from '#src/layout/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { writeStored } from '#src/providers/storage.ts'
import { ListingCard } from '#src/resource/cards/ListingCard.tsx'
import { PageRowSkeleton } from '#src/resource/cards/PageRow.tsx'
import { ProductCard, ProductCardSkeleton } from '#src/resource/cards/ProductCard.tsx'
import { Feed } from '#src/resource/Feed.tsx'
import { EmptyState } from '#src/resource/ListStates.tsx'
import { SearchBox } from '#src/resource/SearchBox.tsx'
import { useList } from '#src/resource/useList.ts'

/** /{source}/search/{text}: results, best first, pull to refresh, 'No results found.' (spec section 2, search results). */
export function SourceSearchScreen({ source }: { source: 'page' | 'product' }) {
  const say = useMessages()
  const text = useParams()['keyword'] ?? ''
  const title = say.lists.searchResults({ text })
  useHead({ title })
  return (
    <Screen wide>
      <ScreenTitle back>{title}</ScreenTitle>
      <Box sx={{ mb: 2, maxWidth: (t) => t.measure.reading }}>
        <SearchBox key={text} source={source} />
      </Box>
      {source === 'page' ? <Pages text={text} /> : <Products text={text} />}
    </Screen>
  )
}

/** The last results, each with its source, so that /listing-detail/{Id} knows what it is (contract section 2). */
function useStoredResults(source: 'page' | 'product', items: readonly (Page | Product)[]) {
  useEffect(() => {
    if (items.length > 0)
      writeStored(
        'StoredListings',
        items.map((item) => ({ ...item, source })),
      )
  }, [source, items])
}

function Pages({ text }: { text: string }) {
  const say = useMessages()
  const list = useList({ name: 'page', filter: { bySearch: text } })
  useStoredResults('page', list.items)
  return (
    <Feed
      list={list}
      columns="rows"
      card={(page) => <ListingCard page={page} />}
      skeleton={<PageRowSkeleton />}
      skeletons={10}
      empty={<EmptyState text={say.lists.noResultsFound} />}
    />
  )
}

function Products({ text }: { text: string }) {
  const say = useMessages()
  const list = useList({ name: 'product', filter: { bySearch: text } })
  useStoredResults('product', list.items)
  return (
    <Feed
      list={list}
      columns="directory"
      card={(product, first) => <ProductCard product={product} first={first} />}
      skeleton={<ProductCardSkeleton />}
      skeletons={12}
      empty={<EmptyState text={say.lists.noResultsFound} />}
    />
  )
}
