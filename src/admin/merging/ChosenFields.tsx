import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { declarations, type Resource } from '#resources'
import { isFilled } from '#resources/merging.ts'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { AdminRecord } from '../adminFields.ts'
import { AdminValue } from '../cells.tsx'
import { Side } from '../ConflictDialog.tsx'
import { chosenFrom, differences } from './differences.ts'

const page: Resource = declarations.page

interface ChosenFieldsProps {
  readonly kept: AdminRecord
  readonly dropped: AdminRecord
  /** names of fields whose value comes from the page that goes */
  readonly taken: readonly string[]
  readonly onChoose: (taken: readonly string[]) => void
}

/** Each field in which two pages differ, with both values: beside each other, or on a phone one below the other. */
export function ChosenFields({ kept, dropped, taken, onChoose }: ChosenFieldsProps) {
  const t = useAllMessages()
  const id = useId()
  const fields = differences(kept, dropped)
  const choose = (name: string, isTaken: boolean) =>
    onChoose([...taken.filter((one) => one !== name), ...(isTaken ? [name] : [])])
  return (
    <Box component="section" aria-labelledby={id} sx={{ my: 3 }}>
      <Typography variant="h3" component="h2" id={id}>
        {t.merging.choose}
      </Typography>
      {fields.length === 0 && <Typography color="text.secondary">{t.merging.same}</Typography>}
      {fields.map(([name, field]) => (
        <Box key={name} role="radiogroup" aria-labelledby={`${id}-${name}`} sx={{ mt: 2 }}>
          <Box id={`${id}-${name}`} sx={{ fontWeight: 700, mb: 0.5 }}>
            {labelOf(t, page, name)}
          </Box>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {[kept, dropped].map((record) => (
              <Side
                key={record.Id}
                label={record === dropped ? t.merging.goes : t.merging.stays}
                name={`${id}-${name}-choice`}
                checked={taken.includes(name) === (record === dropped)}
                onChoose={() => choose(name, record === dropped)}
              >
                {isFilled(name, field, chosenFrom(record)) ? (
                  <AdminValue {...{ resource: page, name, field, record }} />
                ) : (
                  <span>–</span>
                )}
              </Side>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
