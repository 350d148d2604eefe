import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { memo } from 'react'
import type { Page } from '#resources'
import { categoryListIn, countryNameIn, townNameIn } from '#src/fields/values/shownText.ts'
import { OpenBadge } from '#src/fields/hours/OpenBadge.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { Rating } from '../detail/Rating.tsx'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'
import { CardFrame, CardLink, CardText } from './CardFrame.tsx'

/** A business in a list: name, categories, town and rating. */
export const PageRow = memo(function PageRow({ page }: { page: Page }) {
  const t = useMessages()
  const { language } = useLanguage()
  const [categories, town] = [categoryListIn(page, language), townNameIn(page, language)]
  return (
    <CardFrame data-page={page.Id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5 }}>
        <Avatar
          file={page.Thumbnail}
          name={page.Name}
          size={64}
          flag={page.CountryThumbnail}
          flagName={countryNameIn(page, language)}
        />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <CardLink to={paths.page(page.Id)} lines={1} onClick={() => writeStored('StoredItem', page)}>
              {page.Name ?? t.lists.noName}
            </CardLink>
            <VerifiedMark status={page.Status} />
          </Box>
          <CardText>
            {categories}
            {categories && town && '\u00A0· '}
            {/* Moves to a line of its own instead of breaking. */}
            <span style={{ whiteSpace: 'nowrap' }}>{town}</span>
          </CardText>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Rating average={page.RatingAverage} count={page.RatingCount} />
            <OpenBadge hours={page.Hours} />
          </Box>
        </Box>
      </Box>
    </CardFrame>
  )
})

export const PageRowSkeleton = () => (
  <CardFrame>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5 }}>
      <Skeleton variant="circular" width={64} height={64} />
      <Box sx={{ flex: 1 }}>
        <Skeleton height={26} width="70%" />
        <Skeleton height={23} width="50%" />
        <Skeleton height={20} width="30%" />
      </Box>
    </Box>
  </CardFrame>
)
