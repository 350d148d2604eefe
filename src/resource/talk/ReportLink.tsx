import type { ReportType } from '#resources'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { TextLink } from '#src/elements/TextLink.tsx'
import styles from './ReportLink.module.css'

interface ReportLinkProps {
  readonly type: ReportType
  readonly id: number
  /** of what has no menu, also for people who are signed in */
  readonly always?: boolean
}

/**
 * A plain link at the end of an item, for visitors, who have no menu (spec 6.11). It is in the server's HTML and works
 * without scripts.
 */
export function ReportLink({ type, id, always = false }: ReportLinkProps) {
  const t = useMessages()
  const profile = useStoredProfile()
  if (profile && !always) return null
  return (
    <TextLink className={styles.link} to={paths.report({ type, id })} rel="nofollow">
      {t.itemMenu.report}
    </TextLink>
  )
}
