import { VerifiedOutlinedIcon as VerifiedIcon } from '#src/elements/icons/marks.tsx'
import { nameOfStatus, statusName, type StatusName, verified } from '#resources'
import { useMessages } from '#src/messages/index.ts'
import { VerifiedRoundedIcon as Verified } from '#src/elements/icons/marks.tsx'
import { classNames } from '#src/elements/classNames.ts'
import styles from './StatusBadge.module.css'

const looks: Record<StatusName, string | undefined> = {
  Active: styles.active,
  Verified: styles.verified,
  Inactive: styles.quiet,
  Sold: styles.sold,
  Unknown: styles.quiet,
}

interface StatusBadgeProps {
  readonly status: unknown
  /**
   * held by moderation; shown instead of the status, because a held item is hidden whatever its status
   * (docs/rules.md#hidden-records)
   */
  readonly held?: boolean
  /** what is hidden is a draft */
  readonly drafts?: boolean
}

/** A record's status as a badge (spec 4.26 to 4.30): Inactive, Active, Sold, Verified, Unknown. */
export function StatusBadge({ status, held = false, drafts = false }: StatusBadgeProps) {
  const t = useMessages()
  const name = statusName(typeof status === 'number' ? status : null)
  return (
    <span className={classNames(styles.badge, held ? styles.held : looks[name])}>
      {name === 'Verified' && !held && <VerifiedIcon className={styles.sign} aria-hidden />}
      <span>{held ? t.page.held : t.status[drafts ? nameOfStatus(Number(status), drafts) : name]}</span>
    </span>
  )
}

/** The badge of a verified page, status 9 in the API (spec 4.29). */
export function VerifiedMark({ status, size = 18 }: { status: number; size?: number }) {
  const t = useMessages()
  if (status !== verified) return null
  return <Verified title={t.page.verified} className={styles.mark} style={{ fontSize: size }} />
}
