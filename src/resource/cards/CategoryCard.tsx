import Skeleton from '@mui/material/Skeleton'
import { memo } from 'react'
import type { Category } from '#resources'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Photo } from '../detail/Photo.tsx'
import { CardFrame, CardLink, CardText } from './CardFrame.tsx'

/** A category in the directory's grid: image, Name and BurmeseName (spec 2.86). */
export const CategoryCard = memo(function CategoryCard({
  category,
  priority,
}: {
  category: Category
  priority?: boolean
}) {
  const t = useMessages()
  const { language } = useLanguage()
  // Shows both names in either language.
  const { first: name, second, secondLanguage } = shownNames(category, language)
  return (
    <CardFrame>
      <Photo file={category.Thumbnail} alt="" priority={priority} />
      <div style={{ padding: '8px 12px 12px', textAlign: 'center', textWrap: 'balance' }}>
        {/* The line is centred by its container: centring the text itself would happen before the ellipsis and push
            it over the edge. */}
        <CardLink
          to={paths.category(category.Id)}
          lines={2}
          style={{ fontSize: '0.875rem', paddingInline: '0.5em', marginInline: '-0.5em' }}
        >
          {name ?? t.lists.noName}
        </CardLink>
        {second && <CardText lang={secondLanguage}>{second}</CardText>}
      </div>
    </CardFrame>
  )
})

export const CategoryCardSkeleton = () => (
  <CardFrame>
    <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
    <div style={{ padding: '8px 12px 12px' }}>
      <Skeleton height={24} />
      <Skeleton height={23} width="60%" sx={{ mx: 'auto' }} />
    </div>
  </CardFrame>
)
