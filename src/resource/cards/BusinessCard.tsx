import { memo, type ReactNode } from 'react'
import type { FoundProduct, PageOnCard } from '#resources/cards.ts'
import { Press } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import { CallRoundedIcon } from '#src/elements/icons/marks.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { categoryListIn, listPictureOf, shownText } from '#src/fields/values/shownText.ts'
import { VerifiedMark } from '#src/fields/values/StatusBadge.tsx'
import { keptCard } from '#src/layout/keptCards.tsx'
import { Picture } from '#src/layout/Picture.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Photo } from '../detail/Photo.tsx'
import { BusinessFacts } from './BusinessFacts.tsx'
import { CardLink } from './CardFrame.tsx'
import styles from './BusinessCard.module.css'

interface BusinessCardProps {
  page: PageOnCard
  /** its screen; by default its own address */
  to?: string
  /** where the person is, as `lat,lng`, where that is known */
  from?: string | null | undefined
}

/**
 * A business in a list, the same wherever it is listed: flag, thumbnail (else its first picture) or 'No Image', name or 'No Name',
 * verified, rating, followers, town and country, distance, open, categories (spec 2.122 to 2.127), and a call.
 */
export const BusinessCard = keptCard(
  memo(function BusinessCard({ page, to = paths.page(page.Id), from }: BusinessCardProps) {
    const { language } = useLanguage()
    return (
      <ListedCard
        record={page}
        pageId={page.Id}
        to={to}
        mark={<VerifiedMark status={page.Status} />}
        call={page.Closure === 'forGood' ? null : page.PhoneOneE164}
      >
        <BusinessFacts business={page} from={from} trade={categoryListIn(page, language)} />
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
  /** a number, to be called from the row */
  call?: string | null | undefined
  children: ReactNode
}

/** The row of a business or of a product of one: its picture beside its name and facts. */
export function ListedCard({ record, pageId, to, mark, call, children }: ListedCardProps) {
  const t = useMessages()
  const name = shownText(record.Name) ?? t.lists.noName
  return (
    <article className={styles.row} data-page={pageId}>
      <div className={styles.picture}>
        <Photo file={listPictureOf(record)} alt="" ratio="1" sizes="72px" />
        <Picture className={styles.flag} file={record.CountryThumbnail} alt="" sizes="24px" fallback={null} />
      </div>
      <div className={styles.facts}>
        <div className={styles.line}>
          <CardLink to={to} lines={1} className={styles.name}>
            {name}
          </CardLink>
          {mark}
        </div>
        {children}
      </div>
      {call && (
        <Press className={styles.call} href={`tel:${call}`} aria-label={t.page.callName({ name })}>
          <CallRoundedIcon />
        </Press>
      )}
    </article>
  )
}

export const BusinessCardSkeleton = () => (
  <article className={styles.row}>
    <Skeleton className={styles.picture} variant="rounded" height={72} />
    <div className={styles.facts}>
      {['70%', '50%', '60%', '40%'].map((width) => (
        <div key={width} className={classNames(styles.line, styles.blank)}>
          <Skeleton width={width} height={18} />
        </div>
      ))}
    </div>
  </article>
)
