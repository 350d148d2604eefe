import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { PageRow, PageRowSkeleton } from '#src/resource/cards/PageRow.tsx'
import { Feed } from '#src/resource/list/Feed.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { prefetchList, type ListQuery, type PrefetchContext } from '#src/resource/queries.ts'
import { useFeed } from '#src/resource/list/useList.ts'
import type { ScreenModule } from '#src/screen.tsx'
import { Button } from '#src/elements/Button.tsx'

const pages = { name: 'page' } as const satisfies ListQuery
/** Number of skeleton rows (spec 9.04). */
const skeletons = 10

const prefetch = (request: PrefetchContext) => prefetchList(request, pages)

/** The newest businesses (/page/new, docs/rules.md#managing-ones-own). */
function DiscoverScreen() {
  const t = useMessages()
  useHead({ title: t.lists.discover })
  const list = useFeed(pages)
  const add = (
    <Button to={paths.create('page')} variant="outlined" size="small">
      {t.lists.addYours}
    </Button>
  )
  return (
    <Screen wide>
      <ScreenTitle actions={add}>{t.lists.newestPages}</ScreenTitle>
      <Feed
        list={list}
        columns="rows"
        card={(page) => <PageRow page={page} />}
        skeleton={<PageRowSkeleton />}
        skeletons={skeletons}
        empty={<EmptyState text={t.lists.noResults} action={add} />}
      />
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: DiscoverScreen, prefetch }
