import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { answerNames, weekdays, type Field, type Hours, type Kind, type Resource } from '#resources'
import { cutLine } from '#src/theme/cutText.ts'
import { uploadUrl } from '#src/paths.ts'
import { isEmptyWeek } from '../hours/openTimes.ts'
import { chosenNames, listSeparator, namesIn, picturesOf, pointOf, shownText } from './shownText.ts'
import { values, type ValueProps, type ValuePropsOf } from './values.tsx'
import { choiceOf, useDigits, useLanguage, useMessages, type Language } from '#src/messages/index.ts'

/*
 * Cells of the super admin's tables: one line each, dense. Loaded with the admin area only.
 */

function LineCell({ name, record }: ValueProps) {
  const text = shownText(record[name])
  return (
    text && (
      <Box component="span" title={text} sx={{ ...cutLine, display: 'block', maxWidth: '40ch' }}>
        {text}
      </Box>
    )
  )
}

function PictureCell({ name, record }: ValueProps) {
  const file = shownText(record[name])
  if (file === null) return null
  return (
    <Box
      component="img"
      src={uploadUrl(file)}
      alt=""
      loading="lazy"
      width={48}
      height={36}
      sx={(theme) => ({ display: 'block', objectFit: 'cover', borderRadius: theme.radius.input, bgcolor: 'sunken' })}
    />
  )
}

function PlaceCell({ record }: ValueProps) {
  const point = pointOf(record)
  return point && <span>{`${point.latitude.toFixed(4)}, ${point.longitude.toFixed(4)}`}</span>
}

function HoursCell({ name, record }: ValueProps) {
  const formatDigits = useDigits()
  const hours = record[name] as Hours | null
  if (!hours || isEmptyWeek(hours)) return null
  return <span>{formatDigits(`${weekdays.filter((day) => hours[day]?.length).length} / ${weekdays.length}`)}</span>
}

function PicturesCell({ name, record }: ValueProps) {
  const formatDigits = useDigits()
  const { length } = picturesOf(record, name)
  return length > 0 ? <span>{formatDigits(length)}</span> : null
}

function NamesCell({ field, record }: ValuePropsOf<'references'>) {
  const { language } = useLanguage()
  return namesIn(record, field, language).join(listSeparator[language])
}

function ChoicesCell({ resource, name, record }: ValueProps) {
  const t = useMessages()
  const { language } = useLanguage()
  return chosenNames(record, name)
    .map((one) => choiceOf(t, resource, name, one))
    .join(listSeparator[language])
}

/** The table cell of each kind. */
export const columns = {
  text: LineCell,
  longText: LineCell,
  email: values.email,
  url: values.url,
  phone: values.phone,
  number: values.number,
  count: values.count,
  time: values.time,
  date: values.date,
  image: PictureCell,
  pictures: PicturesCell,
  file: values.file,
  choice: values.choice,
  choices: ChoicesCell,
  status: values.status,
  place: PlaceCell,
  hours: HoursCell,
  reference: values.reference,
  references: NamesCell,
} satisfies { [K in Kind]: ComponentType<ValuePropsOf<K>> }

/** Kinds by which a table cannot be sorted. */
const unsorted: readonly Kind[] = ['choices', 'image', 'pictures', 'file', 'hours', 'references', 'place']

export interface ColumnProps {
  readonly name: string
  readonly field: Field
  /** Read by react-admin's tables from the element's props. */
  readonly source?: string
  readonly label?: string
  readonly sortable?: boolean
}

/** The props react-admin reads from a column. A reference sorts by the name shown, in the current language. */
export const columnProps = (
  { name, field }: Pick<ColumnProps, 'name' | 'field'>,
  { joined }: Pick<Resource, 'joined'>,
  { label, language }: { label: string; language: Language },
): ColumnProps => {
  const names = [...(language === 'my' ? [`${name}BurmeseName`] : []), `${name}Name`]
  const joinedName = field.kind === 'reference' ? names.find((one) => one in joined) : undefined
  return {
    name,
    field,
    label,
    source: joinedName ?? answerNames(name, field)[0] ?? name,
    sortable: !unsorted.includes(field.kind),
  }
}
