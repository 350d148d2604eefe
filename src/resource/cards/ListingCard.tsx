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
import styles from './ListingCard.module.css'

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
      <div className={styles.columns}>
        <Photo file={page.Thumbnail} alt="" ratio="1" sizes="112px" rounded />
        <div className={styles.facts}>
          <div className={styles.line}>
            <CardLink to={paths.listingDetail(page.Id)} lines={2} onClick={() => writeStored('StoredItem', page)}>
              {shownText(page.Name) ?? t.lists.noName}
            </CardLink>
          </div>
          <div className={styles.line}>
            <Avatar file={page.CountryThumbnail} name={country} size={20} />
            <CardText lines={1}>
              {[townNameIn(page, language), country].filter(Boolean).join(listSeparator[language])}
            </CardText>
          </div>
          <Rating average={page.RatingAverage} count={page.RatingCount} />
          <OpenBadge page={page} />
          <CardText lines={1}>{t.lists.followers({ count: page.FollowerCount })}</CardText>
        </div>
      </div>
    </CardFrame>
  )
})
