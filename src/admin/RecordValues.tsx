import { styled } from '@mui/material/styles'
import type { Resource } from '#resources'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { isWide, type AdminRecord, type NamedField } from './adminFields.ts'
import { AdminValue } from './cells.tsx'

interface RecordValuesProps {
  readonly resource: Resource
  readonly record: AdminRecord
  readonly fields: readonly NamedField[]
}

/** A record's values, each below its label. */
export function RecordValues({ resource, record, fields }: RecordValuesProps) {
  const t = useAllMessages()
  return (
    <Values>
      {fields.map(({ name, field }) => (
        <Pair key={name} className={isWide(field) && field.kind !== 'place' ? 'long' : ''}>
          <dt>{labelOf(t, resource, name)}</dt>
          <dd>
            <AdminValue {...{ resource, name, field, record }} />
          </dd>
        </Pair>
      ))}
    </Values>
  )
}

const Values = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '12px 24px',
  padding: 16,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
}))
const Pair = styled('div')(({ theme }) => ({
  minWidth: 0,
  '&.long': { gridColumn: '1 / -1', maxWidth: theme.measure.reading },
  '& dt': { font: 'var(--text-micro)', lineHeight: 1.75, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, font: 'var(--text-meta)', lineHeight: 1.75, overflowWrap: 'anywhere' },
  '& dd img': { maxWidth: 260 },
  // An absent value keeps its space.
  '& dd:empty::after': { content: '"–"', color: theme.vars.palette.text.secondary },
}))
