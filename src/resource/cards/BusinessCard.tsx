import { memo, type ReactNode } from 'react'
import type { FoundProduct, PageOnCard } from '#resources/cards.ts'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { categoryListIn, listPictureOf, shownText } from '#src/fields/values/shownText.ts'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'
import { keptCard } from '#src/layout/keptCards.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
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
export const BusinessCard = keptCard(
  memo(function BusinessCard({ page, to = paths.page(page.Id), from }: BusinessCardProps) {
    const { language } = useLanguage()
    return (
      <ListedCard record={page} pageId={page.Id} to={to} mark={<VerifiedMark status={page.Status} />}>
        <BusinessFacts business={page} from={from}>
          <CardText lines={1}>{categoryListIn(page, language)}</CardText>
        </BusinessFacts>
      </ListedCard>
    )
  }),
)

interface ListedCardProps {
  record: PageOnCard | FoundProduct
  /** the business that it is, or that sells it */
  pageId: number | null
  to: string
  /** beside its name */
  mark: ReactNode
  children: ReactNode
}

/** The card of a business or of a product of one: its picture beside its name and facts. */
export function ListedCard({ record, pageId, to, mark, children }: ListedCardProps) {
  const t = useMessages()
  return (
    <CardFrame data-page={pageId}>
      <div className={styles.columns}>
        <div>
          <Photo file={listPictureOf(record)} alt="" ratio="1" sizes="88px" rounded />
        </div>
        <div className={styles.facts}>
          <div className={styles.line}>
            <CardLink to={to} lines={1}>
              {shownText(record.Name) ?? t.lists.noName}
            </CardLink>
            {mark}
          </div>
          {children}
        </div>
      </div>
    </CardFrame>
  )
}

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
