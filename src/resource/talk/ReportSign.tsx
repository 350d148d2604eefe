import type { ReportType } from '#resources'
import { IconButton } from '#src/elements/Button.tsx'
import { OutlinedFlagIcon } from '#src/elements/icons/channels.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

interface ReportSignProps {
  readonly type: ReportType
  readonly id: number
  /** whose it is */
  readonly name: string
}

/** ReportLink of one among several, in the place of the menu that visitors have not: a sign that says what it reports. */
export function ReportSign({ type, id, name }: ReportSignProps) {
  const t = useMessages()
  if (useStoredProfile()) return null
  return (
    <IconButton
      to={paths.report({ type, id })}
      rel="nofollow"
      aria-label={`${t.itemMenu.report}: ${name}`}
      title={t.itemMenu.report}
    >
      <OutlinedFlagIcon size="small" />
    </IconButton>
  )
}
