import type { Ref } from 'react'
import { isBlank } from '#resources/text/store.ts'
import { EncodingNotice } from '#src/fields/encoding/EncodingNotice.tsx'
import { warmUpDialogs } from '#src/layout/feedback/dialogs.tsx'
import { TextArea } from '#src/elements/TextArea.tsx'
import type { TextDraft } from './useTextDraft.ts'
import styles from './DraftTextArea.module.css'

interface DraftTextAreaProps {
  readonly draft: TextDraft
  readonly rows: number
  readonly label: string
  /** what is wrong with an empty text that was to be sent */
  readonly missing?: string | undefined
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A text area for a draft; below it what is wrong with the text, and a notice when it could be in either encoding. */
export const DraftTextArea = ({
  draft: { text, setText, asTyped, setAsTyped, initialText, error },
  rows,
  label,
  missing,
  ref,
}: DraftTextAreaProps) => (
  // Whoever writes may lose the connection, and is told so in a dialog.
  <div className={styles.area} onFocus={warmUpDialogs}>
    <TextArea
      ref={ref}
      rows={rows}
      value={text}
      onChange={setText}
      label={label}
      error={error ?? (isBlank(text) ? missing : undefined)}
    />
    <EncodingNotice
      text={text}
      isNew={text !== initialText}
      asTyped={asTyped}
      onAsTyped={setAsTyped}
      onAccept={setText}
    />
  </div>
)
