import FormHelperText from '@mui/material/FormHelperText'
import { useId, type Ref } from 'react'
import type { Span } from '#resources'
import { useAllMessages } from '#src/messages/working.ts'
import { validateDay } from '#resources/hoursFaults.ts'
import { faultSentences } from './openingHours.ts'
import { SpanRow } from './SpanRow.tsx'

interface SpanRowsProps {
  readonly spans: readonly Span[]
  /** says what is wrong with them */
  readonly isChecked: boolean
  /** of the first time */
  readonly inputRef: Ref<HTMLInputElement> | undefined
  readonly onChange: (spans: readonly Span[]) => void
  /** The button that was pressed is gone with its span. */
  readonly onRemoved: () => void
}

/** The spans of one day, and below them what is wrong with them. */
export function SpanRows({ spans, isChecked, inputRef, onChange, onRemoved }: SpanRowsProps) {
  const t = useAllMessages()
  const id = useId()
  const fault = isChecked ? validateDay(spans) : null
  return (
    <>
      {spans.map((span, at) => (
        <SpanRow
          // Spans have no ids; their index within the day is their key.
          key={at}
          span={span}
          faultId={fault ? id : undefined}
          inputRef={at === 0 ? inputRef : undefined}
          onChange={(changed) => onChange(spans.map((other, index) => (index === at ? changed : other)))}
          onRemove={() => {
            onChange(spans.filter((_, index) => index !== at))
            onRemoved()
          }}
        />
      ))}
      {fault && (
        <FormHelperText id={id} component="div" error>
          {t.forms[faultSentences[fault]]}
        </FormHelperText>
      )}
    </>
  )
}
