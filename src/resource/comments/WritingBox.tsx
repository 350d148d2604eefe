import Box from '@mui/material/Box'
import type { Ref } from 'react'
import { EncodingNotice } from '#src/fields/encoding/EncodingNotice.tsx'
import { TextArea } from './TextArea.tsx'
import type { Writing } from './useWriting.ts'

interface WritingBoxProps {
  readonly writing: Writing
  readonly rows: number
  readonly label: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** A box of so many rows, and under it how the text is understood where it could be in either encoding. */
export const WritingBox = ({
  writing: { text, setText, asTyped, setAsTyped, begun },
  rows,
  label,
  ref,
}: WritingBoxProps) => (
  <Box sx={{ display: 'grid', gap: 0.5, width: '100%' }}>
    <TextArea ref={ref} rows={rows} value={text} onChange={setText} label={label} />
    <EncodingNotice text={text} isNew={text !== begun} asTyped={asTyped} onAsTyped={setAsTyped} onAccept={setText} />
  </Box>
)
