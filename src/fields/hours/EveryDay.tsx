import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Ref } from 'react'
import type { Span } from '#resources'
import { useAllMessages } from '#src/messages/working.ts'
import { SpanRows } from './SpanRows.tsx'

interface EveryDayProps {
  readonly spans: readonly Span[]
  /** what more hours start with; null: none are free */
  readonly addable: Span | null
  readonly isChecked: boolean
  readonly focusRef: Ref<HTMLInputElement>
  /** without spans: no hours at all */
  readonly onChange: (spans: readonly Span[]) => void
  /** The button that was pressed is gone with its span. */
  readonly onRemoved: () => void
  readonly onSplit: () => void
}

/** One row for a week of equal days, so that whoever gives the hours of one day does not close the six others. */
export function EveryDay({ spans, addable, isChecked, focusRef, onChange, onRemoved, onSplit }: EveryDayProps) {
  const t = useAllMessages()
  return (
    <Box
      role="group"
      aria-label={t.forms.everyDay}
      sx={{ p: 1.5, display: 'grid', gap: 1, borderBottom: 1, borderColor: 'hairline' }}
    >
      <Typography>{t.forms.everyDay}</Typography>
      <SpanRows {...{ spans, isChecked, onChange, onRemoved }} inputRef={focusRef} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {addable && spans.length < 3 && (
          <Button size="small" startIcon={<AddIcon aria-hidden />} onClick={() => onChange([...spans, addable])}>
            {t.forms.addHours}
          </Button>
        )}
        <Button size="small" onClick={onSplit}>
          {t.forms.splitDays}
        </Button>
      </Box>
    </Box>
  )
}
