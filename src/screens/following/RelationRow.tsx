import type { ReactNode } from 'react'
import type { PageBlock, PageFollowing } from '#resources'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { categoryListIn } from '#src/fields/values/shownText.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { CardFrame, CardLink, CardText } from '#src/resource/cards/CardFrame.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import styles from './RelationRow.module.css'

/**
 * A followed or blocked page: thumbnail, country badge, name, categories (spec 2.141, 2.143), and a button to undo
 * it.
 */
export function RelationRow({ record, undo }: { record: PageFollowing | PageBlock; undo: ReactNode }) {
  const t = useMessages()
  const { language } = useLanguage()
  const name = shownText(record.PageName) ?? t.lists.noName
  return (
    <CardFrame>
      <div className={styles.row}>
        <Avatar file={record.PageThumbnail} name={name} size={56} flag={record.CountryThumbnail} />
        <div className={styles.name}>
          <CardLink to={paths.page(record.PageId ?? 0)} lines={2}>
            {name}
          </CardLink>
          <CardText>{categoryListIn(record, language)}</CardText>
          <ClosedMark closure={record.PageClosure} />
        </div>
        {/* Above the card's link, which covers the whole card. */}
        <div className={styles.act}>{undo}</div>
      </div>
    </CardFrame>
  )
}

export const RelationRowSkeleton = () => (
  <CardFrame>
    <div className={styles.skeleton}>
      <Skeleton variant="circular" width={64} height={64} />
      <div className={styles.grow}>
        <Skeleton height={26} width="60%" />
        <Skeleton height={23} width="40%" />
      </div>
      <Skeleton variant="rounded" width={96} height={48} />
    </div>
  </CardFrame>
)
