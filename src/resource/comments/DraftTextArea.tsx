import Box from '@mui/material/Box'
import type { Ref } from 'react'
import { EncodingNotice } from '#src/fields/encoding/EncodingNotice.tsx'
import { TextArea } from './TextArea.tsx'
import type { TextDraft } from './useTextDraft.ts'

interface DraftTextAreaProps {
  readonly draft: TextDraft
  readonly rows: number
  readonly label: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A text area for a draft; below it what is wrong with the text, and a notice when it could be in either encoding. */
export const DraftTextArea = ({
  draft: { text, setText, asTyped, setAsTyped, initialText, error },
  rows,
  label,
  ref,
}: DraftTextAreaProps) => (
  <Box sx={{ display: 'grid', gap: 0.5, width: '100%' }}>
    <TextArea ref={ref} rows={rows} value={text} onChange={setText} label={label} error={error} />
    <EncodingNotice
      text={text}
      isNew={text !== initialText}
      asTyped={asTyped}
      onAsTyped={setAsTyped}
      onAccept={setText}
    />
  </Box>
)
