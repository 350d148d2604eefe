import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { declarations, registry, reportTypes, type AnyRecord, type Report } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { choiceOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { knownRecord } from '#src/resource/detail/knownRecord.ts'

export interface Subject {
  type: NonNullable<Report['Type']>
  /** address of the content, if the person knows it */
  link: string
}

/** Asks what a report is about when it was not opened from an item (docs/rules.md#reports). */
export function ReportSubject({ subject, onChange }: { subject: Subject; onChange: (subject: Subject) => void }) {
  const t = useAllMessages()
  const id = useId()
  return (
    <>
      <FormControl>
        <FormLabel id={`${id}-type`}>{t.report.about}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={`${id}-type`}
          value={subject.type}
          onChange={(_, type) => onChange({ ...subject, type: type as Subject['type'] })}
        >
          {reportTypes.map((type) => (
            <FormControlLabel
              key={type}
              value={type}
              control={<Radio />}
              label={choiceOf(t, declarations.report, 'Type', type)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl>
        <FormLabel htmlFor={`${id}-link`}>{t.report.link}</FormLabel>
        <OutlinedInput
          id={`${id}-link`}
          type="url"
          value={subject.link}
          onChange={(event) => onChange({ ...subject, link: event.target.value })}
        />
      </FormControl>
    </>
  )
}

/** What is reported: its kind, and its name where this device knows it from the screen before; nothing is asked for. */
export function ReportedItem({ type, id }: { type: string; id: string }) {
  const t = useAllMessages()
  const cache = useQueryClient()
  const isHydrated = useIsHydrated()
  const resource = [...registry.values()].find(({ reportedAs }) => reportedAs === type)
  if (!resource) return null
  const record =
    cache.getQueryData<AnyRecord>(queryKeys.record(resource.name, id)) ?? knownRecord(cache, resource.name, id)?.record
  const name = isHydrated ? shownText(record?.[resource.title]) : null
  return (
    <Typography color="text.secondary">
      {choiceOf(t, declarations.report, 'Type', type)}
      {name && (
        <>
          {' '}
          · <b>{name}</b>
        </>
      )}
    </Typography>
  )
}
