import Box from '@mui/material/Box'
import { useId } from 'react'
import { answerNames, declarations, type AnyRecord, type Report, type Resource } from '#resources'
import { requireReported } from '#resources/targets.ts'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { showFields, type AdminRecord } from '../adminFields.ts'
import { RecordValues } from '../RecordValues.tsx'

/** The field that holds what was reported as JSON. */
export const isSnapshot = ({ about }: Resource, field: string) => about?.as === 'reportedAs' && field === 'Snapshot'

/** What was reported, as it was then: all that a moderator has of it where it is gone since. */
export function ReportedSnapshot({ record }: { record: AdminRecord }) {
  const t = useAllMessages()
  const id = useId()
  const seen = parse(record['Snapshot'])
  if (!seen) return null
  const resource = requireReported(record['Type'] as NonNullable<Report['Type']>)
  const isThere = (name: string) => String(seen[name] ?? '') !== ''
  const fields = showFields(resource).filter(({ name, field }) => answerNames(name, field).some(isThere))
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Box component="h2" id={id} sx={{ m: 0, mb: 1, font: 'var(--text-name)', lineHeight: 1.65 }}>
        {labelOf(t, declarations.report, 'Snapshot')}
      </Box>
      <RecordValues resource={resource} record={{ ...seen, id: seen.Id }} fields={fields} />
    </Box>
  )
}

function parse(json: unknown): AnyRecord | null {
  if (typeof json !== 'string') return null
  try {
    const seen: unknown = JSON.parse(json)
    return typeof seen === 'object' ? (seen as AnyRecord | null) : null
  } catch {
    return null
  }
}
