import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { withSentences } from '#src/navigation/lazyMui.ts'
import { headingId } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { sourceTitle, useMessages } from '#src/messages/index.ts'
import { homeFollowing, paths } from '#src/paths.ts'
import { PostCard, PostCardSkeleton } from '#src/resource/cards/PostCard.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { useHere } from '#src/providers/device/here.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import { asCards, prefetchList, type ListQuery, type PrefetchContext } from '#src/providers/queries.ts'
import { useFeed } from '#src/resource/list/useList.ts'
import { mostUsedQuery } from '#src/resource/mostUsed.ts'
import { ViewChips } from '#src/resource/search/ViewChips.tsx'
import { lazyPart, lazyPiece, type ScreenModule } from '#src/navigation/lazy.tsx'
import { HomeCategories } from './HomeCategories.tsx'
import { coverQuery, HomeCover } from './HomeCover.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import styles from './HomeScreen.module.css'

const posts = { name: 'post', filter: asCards } as const satisfies ListQuery
/** Number of skeleton cards (spec 9.06). */
const skeletons = 30

const FollowingFeed = lazyPart(
  async () => (await withSentences(() => import('./FollowingFeed.tsx'), ['browsing'])).FollowingFeed,
)
const OpenNearYou = lazyPiece(
  async () => (await withSentences(() => import('./OpenNearYou.tsx'), ['browsing'])).OpenNearYou,
)
const PagePicker = lazyPiece(async () => (await import('#src/layout/postingAs/PagePicker.tsx')).PagePicker)
const isFollowing = (search: URLSearchParams) => search.get('following') === '1'

const prefetch = (request: PrefetchContext) =>
  Promise.all([
    !isFollowing(request.search) && prefetchList(request, posts),
    request.client.prefetchQuery(coverQuery(request.provider)),
    request.client.prefetchQuery(mostUsedQuery(request.provider)),
  ])

/** Heading, cover, search, categories, what is open nearby, an endless list of posts, and the chooser of the page to post as (spec 2.72 to 2.78). */
function HomeScreen() {
  const t = useMessages()
  const shown = isFollowing(useSearchParams()[0]) ? 'following' : 'all'
  return (
    <Screen wide style={{ display: 'flex', flexDirection: 'column' }}>
      <div className={styles.top}>
        <h1 id={headingId} className={styles.heading}>
          {t.shell.home}
        </h1>
        <HomeCover />
        <HomeSearch />
      </div>
      <HomeCategories />
      <NearYou />
      {/* Placed before the endless list, because keyboard focus would never reach the end; it paints itself last
          (PagePicker). */}
      <OwnPage />
      <ViewChips
        label={sourceTitle(t, 'post')}
        shown={shown}
        views={[
          { key: 'all', name: t.lists.everything, to: paths.home },
          { key: 'following', name: t.page.following, to: homeFollowing },
        ]}
      />
      {shown === 'following' ? <FollowingFeed /> : <AllPosts />}
    </Screen>
  )
}

/** Its code is loaded for those who have said where they are. */
function NearYou() {
  const { place } = useHere(false)
  return (
    place && (
      <Suspense>
        <OpenNearYou place={place} />
      </Suspense>
    )
  )
}

/** Of signed-in people. A component of its own: drawn again, the screen would lose what the server wrote of its parts. */
function OwnPage() {
  const profile = useStoredProfile()
  return useIsHydrated() && profile ? (
    <Suspense>
      <PagePicker />
    </Suspense>
  ) : null
}

function AllPosts() {
  const t = useMessages()
  return (
    <Feed
      list={useFeed(posts)}
      columns="feed"
      card={(post, first) => <PostCard post={post} priority={first} />}
      skeleton={<PostCardSkeleton />}
      skeletons={skeletons}
      empty={<EmptyState text={t.lists.noResults} hint={t.lists.emptyFeed} />}
    />
  )
}

export const screen: ScreenModule = { Screen: Object.assign(HomeScreen, { prefetch }) }
