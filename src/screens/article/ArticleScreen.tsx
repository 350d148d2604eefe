import { useParams } from 'react-router'
import { declarations } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { DeclaredFields } from '#src/resource/detail/DeclaredFields.tsx'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { HiddenNote } from '#src/resource/detail/HiddenNote.tsx'
import { Photo } from '#src/resource/detail/Photo.tsx'
import { prefetchOne, type PrefetchContext } from '#src/providers/queries.ts'
import { ReportLink } from '#src/resource/talk/ReportLink.tsx'
import { ShareButton } from '#src/resource/share/ShareButton.tsx'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { UserText } from '#src/resource/detail/UserText.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { Text } from '#src/elements/Text.tsx'
import styles from './ArticleScreen.module.css'

const prefetch = (request: PrefetchContext) => prefetchOne(request, 'article', request.params['id'] ?? '')

function ArticleScreen() {
  const t = useMessages()
  const writing = useLanguage()
  const detail = useRecord('article', useParams()['id'] ?? '')
  const found = detail.state === 'found' ? detail.record : null
  useHead({ title: found?.Title ?? t.lists.article, description: found?.Description, image: found?.Thumbnail })
  return (
    <Screen>
      <div className={styles.reading}>
        <ScreenTitle back>{t.lists.article}</ScreenTitle>
        <DetailStates detail={detail}>
          {(article) => (
            <article className={styles.article}>
              <HiddenNote record={article} drafts />
              {shownText(article.Thumbnail) && (
                <Photo file={article.Thumbnail} alt="" ratio="16 / 9" priority rounded />
              )}
              <Text as="h2" variant="h1">
                {article.Title}
              </Text>
              <Text as="time" dateTime={article.CreatedAt} variant="body2" color="muted">
                {formatDate(article.CreatedAt, writing)}
              </Text>
              <UserText text={article.Description} />
              <DeclaredFields
                resource={declarations.article}
                record={article}
                except={['Title', 'Thumbnail', 'Description']}
              />
              <div>
                <ShareButton path={paths.article(article.Id)} title={shownText(article.Title) ?? t.lists.article} />
              </div>
              <ReportLink always type="Article" id={article.Id} />
            </article>
          )}
        </DetailStates>
      </div>
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: Object.assign(ArticleScreen, { prefetch }) }
