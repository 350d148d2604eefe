import { useParams } from 'react-router'
import { declarations, type Page } from '#resources'
import { picturesOf, shownText } from '#src/fields/values/shownText.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { withSentences } from '#src/navigation/lazyMui.ts'
import { useMessages } from '#src/messages/index.ts'
import { LaterComments } from '#src/resource/comments/LaterComments.tsx'
import { ReportLink } from '#src/resource/talk/ReportLink.tsx'
import { DeclaredFields } from '#src/resource/detail/DeclaredFields.tsx'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { HiddenNote } from '#src/resource/detail/HiddenNote.tsx'
import { ItemMenu } from '#src/resource/itemMenu/ItemMenu.tsx'
import { GalleryStrip, withFirst } from '#src/resource/gallery/LazyGallery.tsx'
import {
  commentsQuery,
  type PrefetchContext,
  prefetchList,
  prefetchOne,
  postsOf,
  productsOf,
  ratingsOf,
} from '#src/providers/queries.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { UserText } from '#src/resource/detail/UserText.tsx'
import { lazyPart, lazyPartBelowFold, type ScreenModule } from '#src/navigation/lazy.tsx'
import { SaveButton } from '#src/resource/saved/SaveButton.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { designedFields } from './designedFields.ts'
import { coverOf, PageCover, PageHead } from './PageHead.tsx'
import { OwnPencil } from './OwnPencil.tsx'
import { underPage } from './underPage.ts'
import styles from './PageScreen.module.css'

const ContactSkeleton = () => <Skeleton variant="rounded" height={240} />
const PageContact = lazyPart(async () => (await import('./PageContact.tsx')).PageContact, <ContactSkeleton />)
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
      <DetailStates detail={detail}>
        {(page) => (
          <>
            <HiddenNote record={page} />
            <PageCover page={page}>
              {page === whole && <OwnPencil page={page} begins={['Thumbnail']} place="picture" />}
            </PageCover>
            <div className={styles.sheet}>
              <PageHead page={page} isWhole={page === whole} />
              <aside className={styles.contact}>
                {/* A list has told its name and no number: that it has none would be wrong. */}
                {whole ? <PageContact page={whole} /> : !hasFailed && <ContactSkeleton />}
              </aside>
              <div>
                <Pictures page={page} />
                <About page={page} isWhole={page === whole} />
                <PageOfferings page={page} />
                <ReportLink type="Page" id={page.Id} />
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

/** The cover and the thumbnail are seen above already, but nowhere whole. */
function Pictures({ page }: { page: Page }) {
  const t = useMessages()
  const pictures = picturesOf(page)
  if (pictures.length === 0) return null
  return (
    <Section title={t.page.pictures}>
      <GalleryStrip files={withFirst([page.CoverThumbnail, page.Thumbnail], pictures)} name={page.Name ?? ''} />
    </Section>
  )
}

function About({ page, isWhole }: { page: Page; isWhole: boolean }) {
  const t = useMessages()
  const note = shownText(page.EditorNote)
  return (
    <>
      {shownText(page.Description) && (
        <Section title={t.page.about} action={isWhole && <OwnPencil page={page} begins={['Description']} />}>
          <UserText text={page.Description} />
        </Section>
      )}
      {note && (
        <aside className={styles.pinned}>
          <h2 className={styles.pinnedTitle}>{t.page.editorNote}</h2>
          <UserText text={note} />
        </aside>
      )}
      <div className={styles.fields}>
        <DeclaredFields resource={declarations.page} record={page} except={designedFields} />
      </div>
    </>
  )
}

export const screen: ScreenModule = { Screen: Object.assign(PageScreen, { prefetch }) }
