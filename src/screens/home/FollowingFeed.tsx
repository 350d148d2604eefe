import { Button } from '#src/elements/Button.tsx'
import { useMessages } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { homeFollowing, paths } from '#src/paths.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import { PostCard, PostCardSkeleton } from '#src/resource/cards/PostCard.tsx'
import { ProductCard } from '#src/resource/cards/ProductCard.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { CardRow } from '#src/resource/list/CardRow.tsx'
import { ColumnGrid } from '#src/resource/list/ColumnGrid.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { asCards } from '#src/providers/queries.ts'
import { useFeed, useList } from '#src/resource/list/useList.ts'

const newestFollowed = { byFilter: true, following: '1', order: 'newest', ...asCards } as const
const skeletons = 10

/** Products and posts of the pages that the person follows (docs/rules.md#following-on-home). Visitors are told to sign in. */
export function FollowingFeed() {
  const t = useBrowsingMessages()
  const profile = useStoredProfile()
  if (!useIsHydrated()) return <Waiting />
  if (profile) return <Followed />
  return (
    <EmptyState
      text={t.places.signInToFollow}
      action={
        <Button to={paths.login(homeFollowing)} variant="contained">
          {t.shell.login}
        </Button>
      }
    />
  )
}

/** Neither the server nor the browser's first render knows the person. */
function Waiting() {
  const t = useMessages()
  return (
    <ColumnGrid columns="feed" aria-busy="true" aria-label={t.shell.loading} role="status">
      {Array.from({ length: skeletons }, (_, at) => (
        <PostCardSkeleton key={at} />
      ))}
    </ColumnGrid>
  )
}

function Followed() {
  const t = useBrowsingMessages()
  const products = useList({ name: 'product', filter: newestFollowed })
  const posts = useFeed({ name: 'post', filter: newestFollowed })
  const hasProducts = products.items.length > 0
  return (
    <>
      {hasProducts && (
        <Section title={t.page.products}>
          <CardRow list={products} cardWidthPx={176} card={(product) => <ProductCard product={product} />} />
        </Section>
      )}
      <Feed
        list={posts}
        columns="feed"
        card={(post, first) => <PostCard post={post} priority={first} />}
        skeleton={<PostCardSkeleton />}
        skeletons={skeletons}
        empty={
          hasProducts ? (
            <EmptyState text={t.places.noFollowedPosts} />
          ) : (
            <EmptyState
              text={t.places.nothingFollowed}
              hint={t.places.followingHint}
              action={
                <Button to={paths.discover} variant="contained">
                  {t.relations.discoverPages}
                </Button>
              }
            />
          )
        }
      />
    </>
  )
}
