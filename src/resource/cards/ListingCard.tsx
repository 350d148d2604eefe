import Box from '@mui/material/Box'
import { memo } from 'react'
import type { Page } from '#resources'
import { countryNameIn, listSeparator, townNameIn } from '#src/fields/values/shownText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { OpenBadge } from '#src/fields/hours/OpenBadge.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { Photo } from '../detail/Photo.tsx'
import { Rating } from '../detail/Rating.tsx'
import { CardFrame, CardLink, CardText } from './CardFrame.tsx'

/**
 * A business in search results: flag, thumbnail or 'No Image', name or 'No Name', town and country, rating, followers
 * (spec 2.122 to 2.127).
 */
export const ListingCard = memo(function ListingCard({ page }: { page: Page }) {
  const t = useMessages()
  const { language } = useLanguage()
  const country = countryNameIn(page, language)
  return (
    <CardFrame data-page={page.Id}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '112px 1fr', gap: 1.5, p: 1.5 }}>
        <Photo file={page.Thumbnail} alt="" ratio="1" rounded />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <CardLink to={paths.listingDetail(page.Id)} lines={2} onClick={() => writeStored('StoredItem', page)}>
              {shownText(page.Name) ?? t.lists.noName}
            </CardLink>
          </Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Avatar file={page.CountryThumbnail} name={country} size={20} />
            <CardText lines={1}>
              {[townNameIn(page, language), country].filter(Boolean).join(listSeparator[language])}
            </CardText>
          </Box>
          <Rating average={page.RatingAverage} count={page.RatingCount} />
          <OpenBadge hours={page.Hours} />
          <CardText lines={1}>{t.lists.followers({ count: page.FollowerCount })}</CardText>
        </Box>
      </Box>
    </CardFrame>
  )
})
