import { useQuery } from '@tanstack/react-query'
import { useSearchParams, type To } from 'react-router'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { sourceTitle, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { searchAll, type SearchResults } from '#src/providers/calls/search.ts'
import { PageRow } from '#src/resource/cards/PageRow.tsx'
import { PostCard } from '#src/resource/cards/PostCard.tsx'
import { ProductCard } from '#src/resource/cards/ProductCard.tsx'
import { ColumnGrid } from '#src/resource/list/ColumnGrid.tsx'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { DidYouMean, useSpellingCorrections } from '#src/resource/search/DidYouMean.tsx'
import { FilterBar } from '#src/resource/search/FilterBar.tsx'
import { NothingFound } from '#src/resource/search/NothingFound.tsx'
import { SearchField } from '#src/resource/search/SearchField.tsx'
import { useSearchFilters } from '#src/resource/search/useSearchFilters.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import type { ScreenModule } from '#src/screen.tsx'
import styles from './SearchScreen.module.css'

/** The public search: pages, products and posts together (docs/rules.md#public-search). */
function SearchScreen() {
  const t = useMessages()
  const [search, setSearch] = useSearchParams()
  const query = search.get('q')?.trim() ?? ''
  useHead({ title: query ? t.lists.searchResults({ text: query }) : t.lists.search })
  const searchFor = (text: string) => setSearch(withText(search, text))
  return (
    <Screen wide>
      <ScreenTitle>{t.lists.search}</ScreenTitle>
      <div className={styles.search}>
        <SearchField
          key={query}
          label={t.lists.searchEverything}
          initial={query}
          action={paths.search()}
          search={searchFor}
        />
      </div>
      {query && (
        <>
          <FilterBar />
          <Results text={query} />
        </>
      )}
    </Screen>
  )
}

/** The same filters with another text. */
function withText(search: URLSearchParams, text: string): URLSearchParams {
  const changed = new URLSearchParams(search)
  changed.set('q', text)
  return changed
}

function Results({ text }: { text: string }) {
  const t = useMessages()
  const [search] = useSearchParams()
  const { filters } = useSearchFilters()
  const { data, error, refetch } = useQuery({
    queryKey: ['search', text, filters],
    queryFn: ({ signal }) => searchAll(text, filters, signal),
  })
  // Asked for together with the results, so that nothing moves when the corrections come.
  const corrections = useSpellingCorrections(text)
  const linkTo = (other: string): To => ({ search: withText(search, other).toString() })
  if (error) return <ErrorState retry={() => void refetch()} />
  if (!data || corrections.isPending) {
    return (
      <div className={styles.loading}>
        <Dots label={t.shell.loading} />
      </div>
    )
  }
  const count = data.pages.length + data.products.length + data.posts.length
  if (count === 0) return <NothingFound text={text} to={linkTo} />
  return (
    <>
      <DidYouMean text={text} to={linkTo} />
      <Groups results={data} />
    </>
  )
}

function Groups({ results }: { results: SearchResults }) {
  const t = useMessages()
  return (
    <>
      {results.pages.length > 0 && (
        <Section title={sourceTitle(t, 'page')}>
          <ColumnGrid columns="rows">
            {results.pages.map((page) => (
              <PageRow key={page.Id} page={page} />
            ))}
          </ColumnGrid>
        </Section>
      )}
      {results.products.length > 0 && (
        <Section title={sourceTitle(t, 'product')}>
          <ColumnGrid columns="directory">
            {results.products.map((product) => (
              <ProductCard key={product.Id} product={product} />
            ))}
          </ColumnGrid>
        </Section>
      )}
      {results.posts.length > 0 && (
        <Section title={sourceTitle(t, 'post')}>
          <ColumnGrid columns="feed">
            {results.posts.map((post) => (
              <PostCard key={post.Id} post={post} />
            ))}
          </ColumnGrid>
        </Section>
      )}
    </>
  )
}

export const screen: ScreenModule = { Screen: SearchScreen }
