import { VisibilityOffOutlinedIcon as VisibilityOff } from '#src/elements/icons/marks.tsx'
import { hidden } from '#resources'
import { useMessages } from '#src/messages/index.ts'
import styles from './HiddenNote.module.css'

/** Tells people who may see a hidden item that others cannot (docs/rules.md#hidden-records). */
export function HiddenNote({ record }: { record: { Status: number; Held?: boolean } }) {
  const t = useMessages()
  if (record.Status !== hidden && !record.Held) return null
  return (
    <div className={styles.note} role="note">
      <VisibilityOff aria-hidden />
      <span>{record.Held ? t.page.held : t.page.hiddenNote}</span>
    </div>
  )
}
