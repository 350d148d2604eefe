import type { ComponentType } from 'react'
import { type Field, type FieldOf, type Hours, type Kind, type Resource, findResource } from '#resources'
import { contactKind, safeUrl } from '#resources/text/detect.ts'
import { formatDate } from '#resources/text/date.ts'
import { formatKyat } from '#resources/text/price.ts'
import { phoneHref, showPhone } from '#resources/text/phoneShown.ts'
import { choiceOf, labelOf, useDigits, useLanguage, useMessages } from '#src/messages/index.ts'
import { googleMapsUrl } from '#src/externalUrls.ts'
import { paths, uploadUrl, uploadWidths } from '#src/paths.ts'
import { HoursValue } from '../hours/HoursValue.tsx'
import { LinkedText, ExternalLink } from './LinkedText.tsx'
import { isEmptyWeek } from '../hours/openingHours.ts'
import { namesIn, picturesOf, referenceNameIn } from './shownText.ts'
import { shownText } from './shownText.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { Chip } from '#src/elements/Chip.tsx'
import styles from './values.module.css'

/** Only few kinds use `field`; those narrow its type with ValuePropsOf. */
export interface ValueProps {
  /** the resource that declares the field and its label */
  readonly resource: Pick<Resource, 'name'>
  readonly name: string
  readonly field: Field
  readonly record: Readonly<Record<string, unknown>>
}
export interface ValuePropsOf<K extends Kind> extends ValueProps {
  readonly field: FieldOf<K>
}

function TextValue({ name, record }: ValueProps) {
  return shownText(record[name])
}

function ChoiceValue({ resource, name, record }: ValueProps) {
  const t = useMessages()
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
  const href = safeUrl(text)
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
  return field.unit === 'kyat' ? formatKyat(value, writing) : formatDigits(value)
}

/** An average is shown with one decimal (spec 9.29). */
function CountValue({ name, record }: ValueProps) {
  const formatDigits = useDigits()
  const value = record[name]
  if (typeof value !== 'number') return null
  return formatDigits(name.endsWith('Average') ? value.toFixed(1) : value)
}

function TimeValue({ name, record }: ValueProps) {
  const writing = useLanguage()
  const text = shownText(record[name])
  return text && <time dateTime={text}>{formatDate(text, writing)}</time>
}

/** Reserves its 4:3 space before the picture loads. */
function ImageValue({ resource, name, record }: ValueProps) {
  const t = useMessages()
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

function PicturesValue({ resource, name, record }: ValueProps) {
  const t = useMessages()
  const files = picturesOf(record, name)
  if (files.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {files.map((file, at) => (
        <li key={file}>
          <img
            className={styles.image}
            src={uploadUrl(file)}
            srcSet={uploadWidths(file)}
            sizes="120px"
            alt={t.page.pictureOf({ number: at + 1, count: files.length, name: labelOf(t, resource, name) })}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  )
}

function FileValue({ name, record }: ValueProps) {
  const t = useMessages()
  const file = shownText(record[`${name}URL`])
  return file && <TextLink href={uploadUrl(file)}>{t.page.download}</TextLink>
}

function StatusValue({ name, record }: ValueProps) {
  return <StatusBadge status={record[name]} held={record['Held'] === true} />
}

function PlaceValue({ record }: ValueProps) {
  const t = useMessages()
  const point = pointOf(record)
  return (
    point && (
      <ExternalLink href={googleMapsUrl(point.latitude, point.longitude)}>{t.page.openInGoogleMaps}</ExternalLink>
    )
  )
}

/** A record's location; null for 0/0, which means no place (docs/rules.md#places). */
export function pointOf(record: Readonly<Record<string, unknown>>) {
  const { Latitude: latitude, Longitude: longitude } = record
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude }
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

function ReferencesValue({ name, field, record }: ValuePropsOf<'references'>) {
  const { language } = useLanguage()
  const names = namesIn(record, field, language)
  const ids = (shownText(record[`${name}Ids`]) ?? '').split(',').filter(Boolean)
  // A comma in a name splits it: the ids would then not match the names, so nothing is linked.
  const linked = ids.length === names.length && findResource(field.to)?.view
  if (names.length === 0) return null
  return (
    <ul className={styles.references}>
      {names.map((one, at) => (
        <li key={`${ids[at] ?? ''}-${one}`}>
          {linked ? <Chip to={paths.view(field.to, ids[at] ?? '')}>{one}</Chip> : <Chip>{one}</Chip>}
        </li>
      ))}
    </ul>
  )
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
  image: ImageValue,
  pictures: PicturesValue,
  file: FileValue,
  choice: ChoiceValue,
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
