import Skeleton from '@mui/material/Skeleton'
import { memo } from 'react'
import type { Category } from '#resources'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Photo } from '../detail/Photo.tsx'
import { CardFrame, CardLink, CardText } from './CardFrame.tsx'

/** A trade in the directory's grid: image, Name and BurmeseName (spec 2.86). */
export const CategoryCard = memo(function CategoryCard({ category, first }: { category: Category; first?: boolean }) {
  const t = useMessages()
  const { language } = useLanguage()
  // Both names, whichever language is spoken.
  const { first: name, second, secondLanguage } = shownNames(category, language)
  return (
    <CardFrame>
      <Photo file={category.Thumbnail} alt="" first={first} />
      <div style={{ padding: '8px 12px 12px', textAlign: 'center', textWrap: 'balance' }}>
        {/* A line in the middle is put there before it gets its ellipsis, which reaches over the edge. */}
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
