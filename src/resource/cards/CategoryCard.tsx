import { memo } from 'react'
import type { Category } from '#resources'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useTown } from '#src/providers/device/shown.ts'
import { gridSizes, Photo } from '../detail/Photo.tsx'
import { CardBody, CardFrame, CardLink, CardText } from './CardFrame.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
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
      <Photo file={category.Thumbnail} alt="" sizes={gridSizes} priority={priority} />
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
