import { useQueryClient } from '@tanstack/react-query'
import { useId, useLayoutEffect, type RefObject } from 'react'
import { declarations, registry, reportTypes, type AnyRecord, type Report } from '#resources'
import { svgIcon } from '#src/elements/icons/svgIcon.tsx'
import { Text } from '#src/elements/Text.tsx'
import { TextField } from '#src/elements/TextArea.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { choiceOf } from '#src/messages/index.ts'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { knownRecord } from '#src/resource/detail/knownRecord.ts'
import styles from './ReportSubject.module.css'

export interface Subject {
  type: NonNullable<Report['Type']>
  /** address of the content, if the person knows it */
  link: string
}

interface ReportSubjectProps {
  subject: Subject
  onChange: (subject: Subject) => void
  linkField: RefObject<HTMLInputElement | null>
  /** The typed link leads to nothing that can be reported. */
  isUnknown: boolean
}

const label = { color: 'var(--muted)', lineHeight: 'var(--line-meta)' }

/** Asks what a report is about when it was not opened from an item (docs/rules.md#reports). */
export function ReportSubject({ subject, onChange, linkField: link, isUnknown }: ReportSubjectProps) {
  const t = useVisitingMessages()
  const id = useId()
  // What was chosen and typed before the code had come.
  useLayoutEffect(() => {
    const chosen = link.current?.form?.querySelector<HTMLInputElement>(':checked')
    if (chosen) onChange({ type: chosen.value as Subject['type'], link: link.current?.value ?? '' })
  }, [link, onChange])
  return (
    <>
      <div>
        <Text style={label} id={`${id}-type`}>
          {t.report.about}
        </Text>
        <div style={{ display: 'flex', flexWrap: 'wrap' }} role="radiogroup" aria-labelledby={`${id}-type`}>
          {reportTypes.map((type) => (
            <label key={type} className={styles.type}>
              <input
                className={styles.radio}
                type="radio"
                name={id}
                value={type}
                checked={subject.type === type}
                onChange={() => onChange({ ...subject, type })}
              />
              <RadioSign isOn={subject.type === type} />
              <span>{choiceOf(t, declarations.report, 'Type', type)}</span>
            </label>
          ))}
        </div>
      </div>
      <div style={{ width: '100%' }}>
        <label style={label} htmlFor={`${id}-link`}>
          {t.report.link}
        </label>
        <TextField
          ref={link}
          id={`${id}-link`}
          // Not `url`, for which a browser asks in its own words.
          inputMode="url"
          aria-invalid={isUnknown}
          aria-describedby={isUnknown ? `${id}-unknown` : undefined}
          value={subject.link}
          onChange={(event) => onChange({ ...subject, link: event.target.value })}
        />
        {isUnknown && (
          <Text color="error" id={`${id}-unknown`}>
            {t.report.unknownLink}
          </Text>
        )}
      </div>
    </>
  )
}

const ring =
  'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm0 18c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z'
const Off = svgIcon(<path d={ring} />)
const On = svgIcon(
  <>
    <path d={ring} />
    <circle cx="12" cy="12" r="5" />
  </>,
)

/** Drawn as MUI draws it, since a browser's own has hardly a border in dark mode. The input lies over it. */
const RadioSign = ({ isOn }: { isOn: boolean }) => (
  <span style={{ display: 'flex', padding: 9, color: isOn ? 'var(--brand)' : 'var(--muted)' }}>
    {isOn ? <On /> : <Off />}
  </span>
)

/** What is reported: its kind, and its name where this device knows it from the screen before; nothing is asked for. */
export function ReportedItem({ type, id }: { type: string; id: string }) {
  const t = useVisitingMessages()
  const cache = useQueryClient()
  const isHydrated = useIsHydrated()
  const resource = [...registry.values()].find(({ reportedAs }) => reportedAs === type)
  if (!resource) return null
  const record =
    cache.getQueryData<AnyRecord>(queryKeys.record(resource.name, id)) ?? knownRecord(cache, resource.name, id)?.record
  const name = isHydrated ? shownText(record?.[resource.title]) : null
  return (
    <Text color="muted">
      <span>{choiceOf(t, declarations.report, 'Type', type)}</span>
      {name && (
        <>
          <span> · </span>
          <b>{name}</b>
        </>
      )}
    </Text>
  )
}
