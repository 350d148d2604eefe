import Link from '@mui/material/Link'
import { useCreatePath, useGetMany } from 'ra-core'
import type { ComponentType, MouseEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import { findResource, type FieldOf, type Resource } from '#resources'
import { digitsIn } from '#resources/text/digits.ts'
import { columns } from '#src/fields/values/columns.tsx'
import { listSeparator, namesIn, referenceNameIn, shownNames, shownText } from '#src/fields/values/shownText.ts'
import { FieldValue, type ValueProps } from '#src/fields/values/values.tsx'
import { useDigits, useLanguage, type Writing } from '#src/messages/index.ts'
import { mayInAdminArea } from '#src/providers/authProvider.ts'
import { titleOf, type DeskRecord } from './adminFields.ts'

/** A click on a link in a table's row is the link's alone. */
const ownClick = (event: MouseEvent) => event.stopPropagation()

/** A record named, leading to its show at the desk: how the keyboard opens a row. */
export function RecordLink({ resource, id, children }: { resource: string; id: number | string; children: string }) {
  const createPath = useCreatePath()
  const declared = findResource(resource)
  if (!declared || !mayInAdminArea('read', declared)) return children
  return (
    <Link component={RouterLink} to={createPath({ resource, type: 'show', id })} onClick={ownClick} color="inherit">
      {children}
    </Link>
  )
}

/** What the answer says of a reference's target (`PageName`, `OwnerEmail`), else its number. */
function nameOfTarget(resource: Resource, name: string, record: ValueProps['record'], { language, digits }: Writing) {
  const id = record[`${name}Id`]
  if (id === null || id === undefined || id === '') return null
  const joined = Object.entries(resource.joined)
    .filter(([, path]) => path.startsWith(`${name}.`) && path.split('.').length === 2)
    .map(([field]) => shownText(record[field]))
  return (
    referenceNameIn(record, name, language) ??
    joined.find((text) => text !== null) ??
    `#${digitsIn(digits, String(id))}`
  )
}

function ReferenceCell({ resource, name, field, record, plain }: CellProps & { field: FieldOf<'reference'> }) {
  const text = nameOfTarget(resource, name, record, useLanguage())
  return text === null || plain ? (
    text
  ) : (
    <RecordLink resource={field.to} id={Number(record[`${name}Id`])}>
      {text}
    </RecordLink>
  )
}

function ReferencesLinks({ name, field, record }: ValueProps & { field: FieldOf<'references'> }) {
  const ids = (shownText(record[`${name}Ids`]) ?? '').split(',').filter(Boolean)
  const { language } = useLanguage()
  const names = namesIn(record, field, language)
  // A name with a comma in it would stand beside another one's number.
  if (ids.length !== names.length) return names.join(listSeparator[language])
  return (
    <>
      {ids.map((id, at) => (
        <span key={id}>
          {at > 0 && listSeparator[language]}
          <RecordLink resource={field.to} id={id}>
            {names[at] ?? id}
          </RecordLink>
        </span>
      ))}
    </>
  )
}

interface CellProps extends ValueProps {
  readonly resource: Resource
  /** words only: the cell stands inside a link */
  readonly plain?: boolean
}

/** A cell of the desk's tables: as every column, but what names a record leads to it, at the desk. */
export function DeskCell({ resource, name, field, record, plain = false }: CellProps) {
  if (name === resource.title && !plain)
    return (
      <RecordLink resource={resource.name} id={Number(record['Id'])}>
        {titleOf(resource, record)}
      </RecordLink>
    )
  if (field.kind === 'reference') return <ReferenceCell {...{ resource, name, field, record, plain }} />
  const Column = columns[field.kind] as ComponentType<ValueProps>
  return <Column {...{ resource, name, field, record }} />
}

/** A value in full, with references that stay at the desk. */
export function DeskValue({ resource, name, field, record }: CellProps) {
  if (field.kind === 'reference') return <ReferenceCell {...{ resource, name, field, record }} />
  if (field.kind === 'references') return <ReferencesLinks {...{ resource, name, field, record }} />
  return <FieldValue {...{ resource, name, field, record }} />
}

/** The names behind ids that only a form knows, `"1,4"` or `7`. */
export function NamesByIds({ to, ids }: { to: string; ids: unknown }) {
  const wanted = (Array.isArray(ids) ? ids.map(String) : String(ids ?? '').split(',')).filter(Boolean)
  const { language } = useLanguage()
  const formatDigits = useDigits()
  const { data } = useGetMany<DeskRecord>(to, { ids: wanted.map(Number) }, { enabled: wanted.length > 0 })
  const target = findResource(to)
  if (!target || wanted.length === 0) return null
  return wanted
    .map((id) => {
      const found = data?.find((record) => String(record?.id) === id)
      if (!found) return `#${formatDigits(id)}`
      // A page goes by its name, what a page is filed under by the one in the language that is spoken.
      const { first } = shownNames({ Name: found['Name'], BurmeseName: found['BurmeseName'] }, language)
      return (target.access === 'contents' && first) || titleOf(target, found)
    })
    .join(listSeparator[language])
}
