import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import type { Page, Product } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { ListingCard } from '#src/resource/cards/ListingCard.tsx'
import { PageRowSkeleton } from '#src/resource/cards/PageRow.tsx'
import { ProductCard, ProductCardSkeleton } from '#src/resource/cards/ProductCard.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { FilterBar } from '#src/resource/search/FilterBar.tsx'
import { NothingFound } from '#src/resource/search/NothingFound.tsx'
import { useSearchFilters } from '#src/resource/search/useSearchFilters.ts'
import { SearchBox } from '#src/resource/search/SearchBox.tsx'
import { useFeed } from '#src/resource/list/useList.ts'
import styles from './SourceSearchScreen.module.css'

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
    <Screen wide>
      <ScreenTitle back>{title}</ScreenTitle>
      <div className={styles.search}>
        <SearchBox key={text} source={source} text={text} />
      </div>
      <FilterBar />
      {source === 'page' ? <Pages text={text} /> : <Products text={text} />}
    </Screen>
  )
}

/** Stores the last results with their source, so that /listing-detail/{Id} knows it (docs/rules.md#local-storage). */
function useStoredResults(source: 'page' | 'product', items: readonly (Page | Product)[]) {
  useEffect(() => {
    if (items.length > 0)
      writeStored(
        'StoredListings',
        items.map((item) => ({ ...item, source })),
      )
  }, [source, items])
}

function useSourceSearch<N extends 'page' | 'product'>(source: N, text: string) {
  const { filters } = useSearchFilters()
  return useFeed({ name: source, filter: { bySearch: text, ...filters } })
}

function NoResults({ source, text }: { source: 'page' | 'product'; text: string }) {
  const { search } = useLocation()
  return <NothingFound text={text} to={(other) => ({ pathname: paths.sourceSearch(source, other), search })} />
}

function Pages({ text }: { text: string }) {
  const list = useSourceSearch('page', text)
  useStoredResults('page', list.items)
  return (
    <Feed
      list={list}
      columns="rows"
      card={(page) => <ListingCard page={page} />}
      skeleton={<PageRowSkeleton />}
      skeletons={10}
      empty={<NoResults source="page" text={text} />}
    />
  )
}

function Products({ text }: { text: string }) {
  const list = useSourceSearch('product', text)
  useStoredResults('product', list.items)
  return (
    <Feed
      list={list}
      columns="directory"
      card={(product, first) => <ProductCard product={product} priority={first} />}
      skeleton={<ProductCardSkeleton />}
      skeletons={12}
      empty={<NoResults source="product" text={text} />}
    />
  )
}
