import { ChevronRightRoundedIcon as ChevronRight } from '#src/elements/icons/frame.tsx'
import type { Page } from '#resources'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { categoryListIn } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Press } from '#src/elements/Button.tsx'
import { withPieces } from '#src/elements/withPieces.tsx'
import styles from './PageLine.module.css'

interface PageLineProps {
  /** any record with its page's fields */
  record: {
    PageId: number | null
    PageName?: string | null
    PageThumbnail?: string | null
    CountryThumbnail?: string | null
    Categories?: string | null
    BurmeseCategories?: string | null
    PageClosure?: Page['Closure']
  }
  /** shown below the name instead of the categories */
  note?: string
}

/** The page a record belongs to, as a link. */
export function PageLine({ record, note }: PageLineProps) {
  const { language } = useLanguage()
  if (record.PageId === null) return null
  return (
    <Press className={styles.line} to={paths.page(record.PageId)}>
      <Avatar file={record.PageThumbnail} name={record.PageName} size={48} flag={record.CountryThumbnail} />
      <div className={styles.words}>
        <div className={styles.name}>{record.PageName}</div>
        <div className={styles.note}>{withPieces(note ?? categoryListIn(record, language))}</div>
        <ClosedMark closure={record.PageClosure} />
      </div>
      <ChevronRight />
    </Press>
  )
}
