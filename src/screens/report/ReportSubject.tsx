import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { declarations, reportTypes, type Report } from '#resources'
import { choiceOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'

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
        <FormLabel id={`${id}-type`}>{t.profile.reportAbout}</FormLabel>
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
        <FormLabel htmlFor={`${id}-link`}>{t.profile.reportLink}</FormLabel>
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
