import { memo } from 'react'
import type { Category } from '#resources'
import { classNames } from '#src/elements/classNames.ts'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useTown } from '#src/providers/device/shown.ts'
import { Picture } from '#src/layout/Picture.tsx'
import { gridSizes } from '../detail/Photo.tsx'
import { CardBody, CardFrame, CardLink, CardText } from './CardFrame.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import photo from '../detail/Photo.module.css'
import styles from './CategoryCard.module.css'

/** A category in the directory's grid: image, Name and BurmeseName (spec 2.86). */
export const CategoryCard = memo(function CategoryCard({
  category,
  priority,
}: {
  category: Category
  priority?: boolean
}) {
  const town = useTown()
  const t = useMessages()
  const { language } = useLanguage()
  // Shows both names in either language.
  const { first: name, second, secondLanguage } = shownNames(category, language)
  return (
    <CardFrame>
      <div className={classNames(photo.frame, styles.drawing)} data-photo="">
        <Picture
          file={category.Thumbnail}
          alt=""
          sizes={gridSizes}
          {...(priority && { priority })}
          // What has no picture is drawn as on Home: by its first letter.
          fallback={<span aria-hidden>{[...(name ?? '')][0] ?? '·'}</span>}
        />
      </div>
      <CardBody dense className={styles.names}>
        {/* The line is centred by its container: centring the text itself would happen before the ellipsis and push
            it over the edge. */}
        <CardLink to={paths.category(category.Id, typeof town === 'number' ? town : undefined)} className={styles.name}>
          {name ?? t.lists.noName}
        </CardLink>
        {second && <CardText lang={secondLanguage}>{second}</CardText>}
      </CardBody>
    </CardFrame>
  )
})

export const CategoryCardSkeleton = () => (
  <CardFrame>
    <Skeleton variant="picture" />
    <CardBody dense>
      <Skeleton height={24} />
      <Skeleton className={styles.second} height={23} width="60%" />
    </CardBody>
  </CardFrame>
)
