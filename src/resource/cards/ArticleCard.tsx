import { memo } from 'react'
import type { ArticleOnCard } from '#resources/cards.ts'
import { isAbsent } from '#resources/text/detect.ts'
import { formatDate } from '#resources/text/date.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Photo } from '../detail/Photo.tsx'
import { CardBody, CardFrame, CardLink, CardText } from './CardFrame.tsx'

export const ArticleCard = memo(function ArticleCard({
  article,
  priority,
}: {
  article: ArticleOnCard
  priority?: boolean
}) {
  const t = useMessages()
  const writing = useLanguage()
  return (
    <CardFrame>
      {!isAbsent(article.Thumbnail) && <Photo file={article.Thumbnail} alt="" ratio="16 / 9" priority={priority} />}
      <CardBody>
        <CardLink to={paths.article(article.Id)}>{article.Title ?? t.lists.noName}</CardLink>
        {!isAbsent(article.Description) && <CardText lines={3}>{article.Description}</CardText>}
        <CardText lines={1} fine style={{ marginTop: 8 }}>
          {formatDate(article.CreatedAt, writing)}
        </CardText>
      </CardBody>
    </CardFrame>
  )
})
