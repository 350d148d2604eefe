import { DownloadRoundedIcon as Download } from '#src/elements/icons/acts.tsx'
import { CallRoundedIcon } from '#src/elements/icons/marks.tsx'
import { useParams } from 'react-router'
import { declarations, type Post } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { listPictureOf, picturesOf, shownText } from '#src/fields/values/shownText.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { fileUrl, paths } from '#src/paths.ts'
import { useCountedView } from '#src/resource/acts/useCountedView.ts'
import { LaterComments } from '#src/resource/comments/LaterComments.tsx'
import { DeclaredFields } from '#src/resource/detail/DeclaredFields.tsx'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { HiddenNote } from '#src/resource/detail/HiddenNote.tsx'
import { ItemMenu } from '#src/resource/itemMenu/ItemMenu.tsx'
import { OfferTimes } from '#src/resource/dated/OfferTimes.tsx'
import { PageLine } from '#src/resource/detail/PageLine.tsx'
import { Photo } from '#src/resource/detail/Photo.tsx'
import { LargeGallery, withFirst } from '#src/resource/gallery/LazyGallery.tsx'
import { commentsQuery, type PrefetchContext, prefetchList, prefetchOne } from '#src/providers/queries.ts'
import { ReportLink } from '#src/resource/talk/ReportLink.tsx'
import { SaveButton } from '#src/resource/saved/SaveButton.tsx'
import { ShareButton } from '#src/resource/share/ShareButton.tsx'
import { BlockedOwnerNote } from '#src/resource/relation/BlockedNote.tsx'
import { TwoColumns } from '#src/resource/detail/TwoColumns.tsx'
import { useSeen } from '#src/resource/detail/useSeen.ts'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { UserText } from '#src/resource/detail/UserText.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import styles from './PostScreen.module.css'

const prefetch = (request: PrefetchContext) => {
  const id = request.params['id'] ?? ''
  return Promise.all([prefetchOne(request, 'post', id), prefetchList(request, commentsQuery('Post', id))])
}

/** A post with its menu and comments (spec 2.79 to 2.83). */
function PostScreen() {
  const t = useMessages()
  const detail = useRecord('post', useParams()['id'] ?? '')
  const found = detail.state === 'found' ? detail.record : null
  const whole = detail.state === 'found' && detail.isWhole ? detail.record : null
  useCountedView('post', whole)
  useHead({ title: found?.Title ?? t.page.postView, description: found?.Description, image: found?.Thumbnail })
  return (
    <Screen>
      <ScreenTitle back actions={whole && <ItemMenu source="post" record={whole} />}>
        {t.page.postView}
      </ScreenTitle>
      <DetailStates detail={detail}>
        {(post) => <TwoColumns main={<PostText post={post} />} side={<LaterComments type="Post" id={post.Id} />} />}
      </DetailStates>
    </Screen>
  )
}

function PostText({ post }: { post: Post }) {
  const t = useMessages()
  const writing = useLanguage()
  const file = shownText(post.FileURL)
  const pictures = picturesOf(post)
  const first = listPictureOf(post)
  const seen = useSeen(first)
  return (
    <article className={styles.post}>
      <HiddenNote record={post} />
      <BlockedOwnerNote record={post} />
      {first && (
        <div data-lead style={seen}>
          {pictures.length > 0 ? (
            <LargeGallery files={withFirst([post.Thumbnail], pictures)} name={post.Title ?? ''} />
          ) : (
            <Photo file={first} alt={post.Title ?? ''} priority rounded whole />
          )}
        </div>
      )}
      <PageLine record={post} note={formatDate(post.CreatedAt, writing)} />
      <Text as="h2" variant="h2">
        {post.Title}
      </Text>
      {(post.StartsAt ?? post.EndsAt) && (
        <Text variant="body2" style={{ fontWeight: 700 }}>
          <OfferTimes offer={post} />
        </Text>
      )}
      <UserText text={post.Description} />
      <DeclaredFields
        resource={declarations.post}
        record={post}
        except={['Title', 'Description', 'Thumbnail', 'Pictures', 'File', 'StartsAt', 'EndsAt']}
      />
      {/* As on its card. */}
      <div className={styles.acts}>
        {post.PagePhone && post.PageClosure !== 'forGood' && (
          <Button
            href={`tel:${post.PagePhone}`}
            aria-label={t.page.callName({ name: shownText(post.PageName) ?? t.lists.noName })}
            startIcon={<CallRoundedIcon />}
            variant="outlined"
          >
            {t.page.call}
          </Button>
        )}
        <ShareButton path={paths.post(post.Id)} title={shownText(post.Title) ?? t.page.postView} />
        <SaveButton source="post" record={post} />
      </div>
      {file && (
        <Button className={styles.file} href={fileUrl(file, post.FileName)} startIcon={<Download />} variant="outlined">
          {t.page.download}
        </Button>
      )}
      <ReportLink type="Post" id={post.Id} />
    </article>
  )
}

export const screen: ScreenModule = { Screen: Object.assign(PostScreen, { prefetch }) }
