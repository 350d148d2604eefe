import { Suspense, type Ref } from 'react'
import { hasBurmese } from '#resources/text/letters.ts'
import { isBlank } from '#resources/text/store.ts'
import { TextArea } from '#src/elements/TextArea.tsx'
import { warmUpDialogs } from '#src/layout/feedback/dialogs.tsx'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import type { TextDraft } from './useTextDraft.ts'
import styles from './DraftTextArea.module.css'

const loadNotice = async () => (await import('#src/fields/encoding/EncodingNotice.tsx')).EncodingNotice
/** With the first Burmese letter. Where it does not come, the server still detects the encoding. */
const EncodingNotice = lazyPiece(() => loadNotice().catch(() => () => null))

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
    {text !== initialText && hasBurmese(text) && (
      <Suspense>
        <EncodingNotice text={text} asTyped={asTyped} onAsTyped={setAsTyped} onAccept={setText} />
      </Suspense>
    )}
  </div>
)
