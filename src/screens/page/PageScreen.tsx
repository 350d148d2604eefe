import { useParams } from 'react-router'
import { shownText } from '#src/fields/values/shownText.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { withSentences } from '#src/navigation/lazyMui.ts'
import { useMessages } from '#src/messages/index.ts'
import { useCountedView } from '#src/resource/acts/useCountedView.ts'
import { LaterComments } from '#src/resource/comments/LaterComments.tsx'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { HiddenNote } from '#src/resource/detail/HiddenNote.tsx'
import { ItemMenu } from '#src/resource/itemMenu/ItemMenu.tsx'
import {
  commentsQuery,
  type PrefetchContext,
  prefetchList,
  prefetchOne,
  postsOf,
  productsOf,
  ratingsOf,
} from '#src/providers/queries.ts'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { lazyPart, lazyPartBelowFold, type ScreenModule } from '#src/navigation/lazy.tsx'
import { SaveButton } from '#src/resource/saved/SaveButton.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { coverOf, PageCover, PageHead, PageHeadSkeleton } from './PageHead.tsx'
import { OwnPencil } from './OwnPencil.tsx'
import { underPage } from './underPage.ts'
import styles from './PageScreen.module.css'

const ContactSkeleton = () => <Skeleton variant="rounded" height={240} />
const PageContact = lazyPart(async () => (await import('./PageContact.tsx')).PageContact, <ContactSkeleton />)
const ShelfSkeleton = () => (
  <div className={styles.shelf}>
    <Skeleton width={120} height={30} />
    <Skeleton variant="rounded" height={210} />
  </div>
)
// One object, or a part that waits would be drawn anew with its screen.
const shelfSkeleton = <ShelfSkeleton />
const PageShelf = lazyPartBelowFold(async () => (await import('./sheet/PageShelf.tsx')).PageShelf, shelfSkeleton)
const PageOfferings = lazyPartBelowFold(async () => (await import('./PageOfferings.tsx')).PageOfferings)
const Ratings = lazyPartBelowFold(
  async () => (await withSentences(() => import('./ratings/Ratings.tsx'), ['browsing'])).Ratings,
)

const prefetch = (request: PrefetchContext) => {
  const id = request.params['id'] ?? ''
  return Promise.all([
    prefetchOne(request, 'page', id),
    prefetchList(request, productsOf(id)),
    prefetchList(request, postsOf(id)),
    prefetchList(request, ratingsOf(id)),
    prefetchList(request, commentsQuery('Page', id)),
    ...underPage.map(({ query }) => prefetchList(request, query(id))),
  ])
}

/** A business: description, contact channels, location, products, posts, ratings and comments (spec 2.93 to 2.104). */
function PageScreen() {
  const t = useMessages()
  const detail = useRecord('page', useParams()['id'] ?? '')
  const found = detail.state === 'found' ? detail.record : null
  const whole = detail.state === 'found' && detail.isWhole ? detail.record : null
  useCountedView('page', whole)
  const hasFailed = detail.state === 'found' && detail.failure !== undefined
  useHead({
    title: found?.Name ?? t.page.pageInformation,
    description: shownText(found?.Description) ?? shownText(found?.Address),
    image: (found && coverOf(found)) ?? shownText(found?.Thumbnail),
  })
  return (
    <Screen>
      <div className={styles.over}>
        <ScreenTitle
          back
          actions={
            whole && (
              <>
                <SaveButton source="page" record={whole} compact />
                <ItemMenu source="page" record={whole} />
              </>
            )
          }
        >
          {t.page.pageInformation}
        </ScreenTitle>
      </div>
      <DetailStates detail={detail} skeleton={<PageHeadSkeleton>{shelfSkeleton}</PageHeadSkeleton>}>
        {(page) => (
          <>
            <HiddenNote record={page} />
            <PageCover page={page}>
              {page === whole && <OwnPencil page={page} begins={['Thumbnail']} place="picture" />}
            </PageCover>
            <div className={styles.sheet}>
              <PageHead page={page} isWhole={page === whole} />
              {/* A blocked page still opens by id, but its items are hidden. */}
              <div data-page={page.Id}>
                <PageShelf page={page} loading={shelfSkeleton} />
              </div>
              <aside className={styles.contact}>
                {/* A list has told its name and no number: that it has none would be wrong. */}
                {whole ? <PageContact page={whole} /> : !hasFailed && <ContactSkeleton />}
              </aside>
              <div>
                <PageOfferings page={page} isWhole={page === whole} />
              </div>
            </div>
            <div className={styles.voices}>
              <Ratings page={page} />
              <LaterComments type="Page" id={page.Id} />
            </div>
          </>
        )}
      </DetailStates>
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: Object.assign(PageScreen, { prefetch }) }
