import Search from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { Dots } from '#src/layout/Dots.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/Screen.tsx'
import { ScreenTitle } from '#src/layout/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { searchAll, type Found } from '#src/providers/search.ts'
import { PageRow } from '#src/resource/cards/PageRow.tsx'
import { PostCard } from '#src/resource/cards/PostCard.tsx'
import { ProductCard } from '#src/resource/cards/ProductCard.tsx'
import { ColumnGrid } from '#src/resource/ColumnGrid.tsx'
import { EmptyState, ErrorState } from '#src/resource/ListStates.tsx'
import { Section } from '#src/resource/Section.tsx'
import type { ScreenModule } from '#src/screen.tsx'

/** One box for everybody: pages, products, posts side by side (contract section 4, /search). */
function SearchScreen() {
  const say = useMessages()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('q')?.trim() ?? ''
  const [text, setText] = useState(wanted)
  useHead({ title: wanted ? say.lists.searchResults({ text: wanted }) : say.lists.search })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) setSearch({ q: text.trim() })
  }
  return (
    <Screen wide>
      <ScreenTitle>{say.lists.search}</ScreenTitle>
      <Box component="form" role="search" onSubmit={submit} sx={{ maxWidth: (t) => t.measure.reading }}>
        <OutlinedInput
          fullWidth
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={say.lists.searchEverything}
          startAdornment={
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          }
          inputProps={{ 'aria-label': say.lists.searchEverything, enterKeyHint: 'search' }}
        />
      </Box>
      {wanted && <Results text={wanted} />}
    </Screen>
  )
}

function Results({ text }: { text: string }) {
  const say = useMessages()
  const { data, error, refetch } = useQuery({
    queryKey: ['search', text],
    queryFn: ({ signal }) => searchAll(text, signal),
  })
  if (error) return <ErrorState retry={() => void refetch()} />
  if (!data) {
    return (
      <Box sx={{ py: 6, display: 'grid', placeItems: 'center' }}>
        <Dots label={say.shell.loading} />
      </Box>
    )
  }
  const isEmpty = data.pages.length + data.products.length + data.posts.length === 0
  return isEmpty ? <EmptyState text={say.lists.noResultsFound} /> : <Groups found={data} />
}

function Groups({ found }: { found: Found }) {
  const say = useMessages()
  return (
    <>
      {found.pages.length > 0 && (
        <Section title={say.resourceTitles.page}>
          <ColumnGrid columns="rows">
            {found.pages.map((page) => (
              <PageRow key={page.Id} page={page} />
            ))}
          </ColumnGrid>
        </Section>
      )}
      {found.products.length > 0 && (
        <Section title={say.resourceTitles.product}>
          <ColumnGrid columns="directory">
            {found.products.map((product) => (
              <ProductCard key={product.Id} product={product} />
            ))}
          </ColumnGrid>
        </Section>
      )}
      {found.posts.length > 0 && (
        <Section title={say.resourceTitles.post}>
          <ColumnGrid columns="feed">
            {found.posts.map((post) => (
              <PostCard key={post.Id} post={post} />
            ))}
          </ColumnGrid>
        </Section>
      )}
    </>
  )
}

export const screen: ScreenModule = { Screen: SearchScreen }
