import Link from '@mui/material/Link'
import { useCreatePath, useGetMany } from 'ra-core'
import type { ComponentType, MouseEvent } from 'react'
import { findResource, type FieldOf, type Resource } from '#resources'
import { digitsIn } from '#resources/text/digits.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { columns } from '#src/fields/values/columns.tsx'
import { listSeparator, namesIn, referenceNameIn, shownNames, shownText } from '#src/fields/values/shownText.ts'
import { picturesIn } from '#src/fields/pictures/pictures.ts'
import { FieldValue, type ValueProps } from '#src/fields/values/values.tsx'
import { useDigits, useLanguage, type Writing } from '#src/messages/index.ts'
import { useMay } from './roles/rights.ts'
import { titleOf, type AdminRecord } from './adminFields.ts'
import { PictureRow } from '#src/fields/pictures/PictureRow.tsx'

/** Keeps a click on a link within a table row from opening the row. */
const stopRowClick = (event: MouseEvent) => event.stopPropagation()

/** A link to a record's detail screen in the admin area; with the keyboard, it opens the row. */
export function RecordLink({ resource, id, children }: { resource: string; id: number | string; children: string }) {
  const createPath = useCreatePath()
  const may = useMay()
  const declared = findResource(resource)
  if (!declared || !may('read', declared)) return children
  return (
    <Link component={RouterLink} to={createPath({ resource, type: 'show', id })} onClick={stopRowClick} color="inherit">
      {children}
    </Link>
  )
}

/** The name of a reference's target from joined fields (`PageName`, `OwnerEmail`), else its id. */
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
  // A comma in a name splits it: the names would not match the ids, so nothing is linked.
  if (ids.length !== names.length) return names.join(listSeparator[language])
  return (
    <>
      {ids.map((id, at) => (
        <span key={id}>
          {at > 0 && <span>{listSeparator[language]}</span>}
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
  /** text only, because the cell is inside a link */
  readonly plain?: boolean
}

/** A cell of the admin area's tables: like other columns, but names link to their records in the admin area. */
export function AdminCell({ resource, name, field, record, plain = false }: CellProps) {
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

/** A value in full; references link within the admin area. */
export function AdminValue({ resource, name, field, record }: CellProps) {
  if (field.kind === 'reference') return <ReferenceCell {...{ resource, name, field, record }} />
  if (field.kind === 'references') return <ReferencesLinks {...{ resource, name, field, record }} />
  if (field.kind === 'pictures') return <PictureRow pictures={picturesIn(record[name])} />
  return <FieldValue {...{ resource, name, field, record }} />
}

/** The names for ids that only a form holds: `"1,4"` or `7`. */
export function NamesByIds({ to, ids }: { to: string; ids: unknown }) {
  const idList = (Array.isArray(ids) ? ids.map(String) : String(ids ?? '').split(',')).filter(Boolean)
  const { language } = useLanguage()
  const formatDigits = useDigits()
  const { data } = useGetMany<AdminRecord>(to, { ids: idList.map(Number) }, { enabled: idList.length > 0 })
  const target = findResource(to)
  if (!target || idList.length === 0) return null
  return idList
    .map((id) => {
      const found = data?.find((record) => String(record?.id) === id)
      if (!found) return `#${formatDigits(id)}`
      // Contents are named as their owner named them, classifications in the current language.
      const { first } = shownNames({ Name: found['Name'], BurmeseName: found['BurmeseName'] }, language)
      return (target.access === 'contents' && first) || titleOf(target, found)
    })
    .join(listSeparator[language])
}
