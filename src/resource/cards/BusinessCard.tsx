import { memo } from 'react'
import type { PageOnCard } from '#resources/cards.ts'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { categoryListIn, listPictureOf, shownText } from '#src/fields/values/shownText.ts'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'
import { keptPiece } from '#src/layout/keptPieces.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { Photo } from '../detail/Photo.tsx'
import { BusinessFacts } from './BusinessFacts.tsx'
import { CardFrame, CardLink, CardText } from './CardFrame.tsx'
import styles from './BusinessCard.module.css'

interface BusinessCardProps {
  page: PageOnCard
  /** its screen; by default its own address */
  to?: string
  /** where the person is, as `lat,lng`, where that is known */
  from?: string | null | undefined
}

/**
 * A business in a list, the same wherever it is listed: flag, thumbnail (else its first picture) or 'No Image', name or 'No Name', verified, town and country,
 * categories, rating, open, distance, followers (spec 2.122 to 2.127).
 */
export const BusinessCard = keptPiece(
  memo(function BusinessCard({ page, to = paths.page(page.Id), from }: BusinessCardProps) {
    const t = useMessages()
    const { language } = useLanguage()
    return (
      <CardFrame data-page={page.Id}>
        <div className={styles.columns}>
          <div>
            <Photo file={listPictureOf(page)} alt="" ratio="1" sizes="88px" rounded />
          </div>
          <div className={styles.facts}>
            <div className={styles.line}>
              <CardLink to={to} lines={1} onClick={() => writeStored('StoredItem', page)}>
                {shownText(page.Name) ?? t.lists.noName}
              </CardLink>
              <VerifiedMark status={page.Status} />
            </div>
            <BusinessFacts business={page} from={from}>
              <CardText lines={1}>{categoryListIn(page, language)}</CardText>
            </BusinessFacts>
          </div>
        </div>
      </CardFrame>
    )
  }),
)

export const BusinessCardSkeleton = () => (
  <CardFrame>
    <div className={styles.columns}>
      <Skeleton variant="rounded" height={88} />
      <div className={styles.facts}>
        <Skeleton height={26} width="70%" />
        <Skeleton height={23} width="50%" />
        <Skeleton height={23} width="60%" />
        <Skeleton height={20} width="40%" />
      </div>
    </div>
  </CardFrame>
)
