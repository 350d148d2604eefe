import { VisibilityOffOutlinedIcon as VisibilityOff } from '#src/elements/icons/acts.tsx'
import { hidden } from '#resources'
import { useMessages } from '#src/messages/index.ts'
import styles from './HiddenNote.module.css'

interface HiddenNoteProps {
  readonly record: { Status: number; Held?: boolean }
  /** what is hidden is a draft */
  readonly drafts?: boolean
}

/** Tells people who may see a hidden item that others cannot (docs/rules.md#hidden-records). */
export function HiddenNote({ record, drafts = false }: HiddenNoteProps) {
  const t = useMessages()
  if (record.Status !== hidden && !record.Held) return null
  return (
    <div className={styles.note} role="note">
      <VisibilityOff aria-hidden />
      <span>{record.Held ? t.page.held : drafts ? t.page.draftNote : t.page.hiddenNote}</span>
    </div>
  )
}
