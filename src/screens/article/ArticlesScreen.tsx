import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { ArticleCard } from '#src/resource/cards/ArticleCard.tsx'
import { PostCardSkeleton } from '#src/resource/cards/PostCard.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { asCards, prefetchList, type ListQuery, type PrefetchContext } from '#src/providers/queries.ts'
import { useFeed } from '#src/resource/list/useList.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

const articles = { name: 'article', filter: asCards } as const satisfies ListQuery
/** Number of skeleton cards (spec 9.05). */
const skeletons = 12

const prefetch = (request: PrefetchContext) => prefetchList(request, articles)

function ArticlesScreen() {
  const t = useMessages()
  useHead({ title: t.shell.articles })
  const list = useFeed(articles)
  return (
    <Screen wide>
      <ScreenTitle back>{t.shell.articles}</ScreenTitle>
      <Feed
        list={list}
        columns="manage"
        card={(article, first) => <ArticleCard article={article} priority={first} />}
        skeleton={<PostCardSkeleton />}
        skeletons={skeletons}
        empty={t.lists.noResults}
      />
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: Object.assign(ArticlesScreen, { prefetch }) }
