import type { ComponentType } from 'react'
import { type Hours, type Kind, findResource } from '#resources'
import { contactKind } from '#resources/text/detect.ts'
import { formatDate, formatDay } from '#resources/text/date.ts'
import { formatKyat } from '#resources/text/price.ts'
import { phoneHref, showPhone } from '#resources/text/phoneShown.ts'
import { choiceOf, labelOf, useDigits, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { googleMapsUrl } from '#src/externalUrls.ts'
import { fileUrl, paths, uploadUrl } from '#src/paths.ts'
import { ChoicesValue } from './ChoicesValue.tsx'
import { HoursValue } from '../hours/HoursValue.tsx'
import { LinkedText, ExternalLink } from './LinkedText.tsx'
import { isEmptyWeek } from '../hours/openTimes.ts'
import { picturesOf, pointOf, referenceNameIn } from './shownText.ts'
import { shownText, shownUrl } from './shownText.ts'
import { withPieces } from '#src/elements/withPieces.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { ReferencesValue, type ValueProps, type ValuePropsOf } from './ReferencesValue.tsx'
import styles from './values.module.css'

export type { ValueProps, ValuePropsOf } from './ReferencesValue.tsx'

function TextValue({ name, record }: ValueProps) {
  const text = shownText(record[name])
  return text && <span>{withPieces(text)}</span>
}

function ChoiceValue({ resource, name, record }: ValueProps) {
  const t = useAllMessages()
  const word = shownText(record[name])
  return word && choiceOf(t, resource, name, word)
}

function LongTextValue({ name, record }: ValueProps) {
  const text = shownText(record[name])
  if (text === null) return null
  return (
    <span className={styles.longText}>
      <LinkedText text={text} />
    </span>
  )
}

function EmailValue({ name, record }: ValueProps) {
  const text = shownText(record[name])
  if (text === null || contactKind(text) !== 'email') return text
  return <TextLink href={`mailto:${text}`}>{text}</TextLink>
}

function UrlValue({ name, record }: ValueProps) {
  const text = shownText(record[name])
  const href = shownUrl(text)
  // Text that is not an address stays text and never becomes a link (docs/safety.md#s23).
  return href ? (
    <ExternalLink href={href}>{href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}</ExternalLink>
  ) : (
    text
  )
}

function PhoneValue({ name, record }: ValueProps) {
  const { digits } = useLanguage()
  const text = shownText(record[name])
  const stored = shownText(record[`${name}E164`])
  const href = stored ? `tel:${stored}` : text && phoneHref(text)
  return href && text ? <TextLink href={href}>{showPhone(text, digits)}</TextLink> : text
}

function NumberValue({ name, field, record }: ValuePropsOf<'number'>) {
  const writing = useLanguage()
  const formatDigits = useDigits()
  const value = record[name]
  if (typeof value !== 'number') return null
  return <span>{field.unit === 'kyat' ? formatKyat(value, writing) : formatDigits(value)}</span>
}

/** An average is shown with one decimal (spec 9.29). */
function CountValue({ name, record }: ValueProps) {
  const formatDigits = useDigits()
  const value = record[name]
  if (typeof value !== 'number') return null
  return <span>{formatDigits(name.endsWith('Average') ? value.toFixed(1) : value)}</span>
}

function TimeValue({ name, record }: ValueProps) {
  const writing = useLanguage()
  const text = shownText(record[name])
  return text && <time dateTime={text}>{formatDate(text, writing)}</time>
}

function DateValue({ name, record }: ValueProps) {
  const writing = useLanguage()
  const day = shownText(record[name])
  return day && <time dateTime={day}>{formatDay(day, writing)}</time>
}

/** Reserves its 4:3 space before the picture loads. */
function ImageValue({ resource, name, record }: ValueProps) {
  const t = useAllMessages()
  const file = shownText(record[name])
  if (file === null) return null
  return (
    <img
      className={styles.image}
      src={uploadUrl(file)}
      alt={labelOf(t, resource, name)}
      loading="lazy"
      decoding="async"
    />
  )
}

/** For screens without a layout of their own: galleries are in src/resource/gallery. */
function PicturesValue({ name, record, ...rest }: ValueProps) {
  return picturesOf(record, name).map((file) => (
    <ImageValue key={file} {...rest} name={name} record={{ [name]: file }} />
  ))
}

function FileValue({ name, record }: ValueProps) {
  const t = useAllMessages()
  const file = shownText(record[`${name}URL`])
  return file && <TextLink href={fileUrl(file, record[`${name}Name`])}>{t.page.download}</TextLink>
}

function StatusValue({ name, record, field }: ValueProps) {
  return (
    <StatusBadge
      status={record[name]}
      held={record['Held'] === true}
      drafts={field.kind === 'status' && field.drafts === true}
    />
  )
}

function PlaceValue({ record }: ValueProps) {
  const t = useAllMessages()
  const point = pointOf(record)
  return (
    point && (
      <ExternalLink href={googleMapsUrl(point.latitude, point.longitude)}>{t.page.openInGoogleMaps}</ExternalLink>
    )
  )
}

function HoursCell({ name, record }: ValueProps) {
  const hours = record[name] as Hours | null
  return isEmptyWeek(hours) || !hours ? null : <HoursValue hours={hours} />
}

function ReferenceValue({ name, field, record }: ValuePropsOf<'reference'>) {
  const { language } = useLanguage()
  const text = referenceNameIn(record, name, language)
  const id = record[`${name}Id`]
  if (text === null || typeof id !== 'number' || !findResource(field.to)?.view) return text
  return <TextLink to={paths.view(field.to, id)}>{text}</TextLink>
}

/**
 * The display component of each kind. Each renders nothing for an absent value (spec 5.14 to 5.16). Runs on the
 * server too.
 */
export const values = {
  text: TextValue,
  longText: LongTextValue,
  email: EmailValue,
  url: UrlValue,
  phone: PhoneValue,
  number: NumberValue,
  count: CountValue,
  time: TimeValue,
  date: DateValue,
  image: ImageValue,
  pictures: PicturesValue,
  file: FileValue,
  choice: ChoiceValue,
  choices: ChoicesValue,
  status: StatusValue,
  place: PlaceValue,
  hours: HoursCell,
  reference: ReferenceValue,
  references: ReferencesValue,
} satisfies { [K in Kind]: ComponentType<ValuePropsOf<K>> }

export function FieldValue(props: ValueProps) {
  const Value = values[props.field.kind] as ComponentType<ValueProps>
  return <Value {...props} />
}
