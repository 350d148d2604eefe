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
import { Skeleton } from '#src/elements/Skeleton.tsx'
import styles from './PageRow.module.css'

/** A business in a list: name, categories, town and rating. */
export const PageRow = memo(function PageRow({ page }: { page: Page }) {
  const t = useMessages()
  const { language } = useLanguage()
  const [categories, town] = [categoryListIn(page, language), townNameIn(page, language)]
  return (
    <CardFrame data-page={page.Id}>
      <div className={styles.row}>
        <Avatar
          file={page.Thumbnail}
          name={page.Name}
          size={64}
          flag={page.CountryThumbnail}
          flagName={countryNameIn(page, language)}
        />
        <div className={styles.facts}>
          <div className={styles.name}>
            <CardLink to={paths.page(page.Id)} lines={1} onClick={() => writeStored('StoredItem', page)}>
              {page.Name ?? t.lists.noName}
            </CardLink>
            <VerifiedMark status={page.Status} />
          </div>
          <CardText>
            {categories}
            {categories && town && '\u00A0· '}
            {/* Moves to a line of its own instead of breaking. */}
            <span className={styles.town}>{town}</span>
          </CardText>
          <div className={styles.marks}>
            <Rating average={page.RatingAverage} count={page.RatingCount} />
            <OpenBadge page={page} />
          </div>
        </div>
      </div>
    </CardFrame>
  )
})

export const PageRowSkeleton = () => (
  <CardFrame>
    <div className={styles.row}>
      <Skeleton variant="circular" width={64} height={64} />
      <div className={styles.facts}>
        <Skeleton height={26} width="70%" />
        <Skeleton height={23} width="50%" />
        <Skeleton height={20} width="30%" />
      </div>
    </div>
  </CardFrame>
)
