import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useCreatePath, useGetMany, useGetManyAggregate } from 'ra-core'
import type { ComponentType, MouseEvent } from 'react'
import { fieldsOf, findResource, type FieldOf, type Resource } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { columns } from '#src/fields/values/columns.tsx'
import {
  listPictureOf,
  listSeparator,
  namesIn,
  referenceNameIn,
  shownNames,
  shownText,
} from '#src/fields/values/shownText.ts'
import { picturesIn } from '#src/fields/pictures/pictures.ts'
import { FieldValue, type ValueProps } from '#src/fields/values/values.tsx'
import { sourceName, useDigits, useLanguage, type Language } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { Picture } from '#src/layout/Picture.tsx'
import { paths } from '#src/paths.ts'
import { useMay } from './roles/rights.ts'
import { aboutIdName, aboutOf, isLog, shownTitle, titleOf, type AdminRecord } from './adminFields.ts'
import { codesInWords, hasCodes } from './list/codes.ts'
import { presentationOf } from './resourcePresentation.ts'
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

/** The name of a reference's target from joined fields (`PageName`, `OwnerEmail`); null if there are none. */
function nameOfTarget(resource: Resource, name: string, record: ValueProps['record'], language: Language) {
  const joined = Object.entries(resource.joined)
    .filter(([, path]) => path.startsWith(`${name}.`) && path.split('.').length === 2)
    .map(([field]) => shownText(record[field]))
  return referenceNameIn(record, name, language) ?? joined.find((text) => text !== null) ?? null
}

/** The name of a record of which a row only has the id; all those of a table are asked for in one call. */
function NameById({ target, id, plain = false }: { target: Resource; id: number; plain?: boolean | undefined }) {
  const mayRead = useMay()('read', target)
  const formatDigits = useDigits()
  const { language } = useLanguage()
  const { data } = useGetManyAggregate<AdminRecord>(target.name, { ids: [id] }, { enabled: mayRead })
  const [found] = data ?? []
  const text = found ? nameOfRecord(target, found, language) : `#${formatDigits(id)}`
  return plain ? (
    text
  ) : (
    <RecordLink resource={target.name} id={id}>
      {text}
    </RecordLink>
  )
}

/** Contents are named as their owner named them, classifications in the current language. */
function nameOfRecord(target: Resource, record: AdminRecord, language: Language): string {
  const { first } = shownNames({ Name: record['Name'], BurmeseName: record['BurmeseName'] }, language)
  return (target.access === 'contents' && first) || titleOf(target, record)
}

function ReferenceCell({ resource, name, field, record, plain }: CellProps & { field: FieldOf<'reference'> }) {
  const { language } = useLanguage()
  const id = Number(record[`${name}Id`])
  if (!id) return null
  const text = nameOfTarget(resource, name, record, language)
  const target = findResource(field.to)
  if (text === null) return target ? <NameById {...{ target, id, plain }} /> : null
  return plain ? (
    text
  ) : (
    <RecordLink resource={field.to} id={id}>
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

/** What a record is about, by the name of its resource and, beside it, its Id. */
function SourceCell({ name, record, plain = false }: Pick<ValueProps, 'name' | 'record'> & { plain?: boolean }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const about = shownText(record[name])
  const source = findResource(about ?? '')
  const id = Number(record[`${name}Id`] ?? 0)
  if (about === moderationCase.name)
    return <CaseLink {...{ id, plain }} text={`${t.admin.oneCase} #${formatDigits(id)}`} />
  if (!source) return about
  const text = id ? `${sourceName(t, source.name)} #${formatDigits(id)}` : sourceName(t, source.name)
  return plain || !id ? (
    text
  ) : (
    <RecordLink resource={source.name} id={id}>
      {text}
    </RecordLink>
  )
}

/** A case has no list of its own, but the queue. */
const CaseLink = ({ id, text, plain }: { id: number; text: string; plain: boolean }) =>
  plain ? (
    text
  ) : (
    <Link component={RouterLink} to={`${paths.adminList('cases')}?case=${id}`} onClick={stopRowClick} color="inherit">
      {text}
    </Link>
  )

/** A record's picture beside its title, or the drawing of its kind where it has none, so that titles stand below each other. */
function Thumbnail({ resource, record }: Pick<CellProps, 'resource' | 'record'>) {
  const { Icon } = presentationOf(resource)
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        width: 28,
        height: 28,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'sunken',
        color: 'text.secondary',
        '& img': { width: 28, height: 28, objectFit: 'cover' },
      }}
    >
      <Picture file={listPictureOf(record)} alt="" sizes="28px" fallback={<Icon sx={{ fontSize: 18 }} />} />
    </Box>
  )
}

function Codes({ resource, name, record }: Pick<CellProps, 'resource' | 'name' | 'record'>) {
  const words = codesInWords(useAllMessages(), resource, name, record)
  return words && <span>{words}</span>
}

interface CellProps extends ValueProps {
  readonly resource: Resource
  /** text only, because the cell is inside a link */
  readonly plain?: boolean
}

/** A cell of the admin area's tables: like other columns, but names link to their records in the admin area. */
export function AdminCell({ resource, name, field, record, plain = false }: CellProps) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  if (name === resource.title && !plain)
    return (
      <>
        {fieldsOf(resource).some(([, { kind }]) => kind === 'image' || kind === 'pictures') && (
          <Thumbnail resource={resource} record={record} />
        )}
        <RecordLink resource={resource.name} id={Number(record['Id'])}>
          {shownTitle(t, resource, record)}
        </RecordLink>
      </>
    )
  // A whole list was exported, or imported: no record of it.
  if (isLog(resource) && name === aboutIdName(resource) && !record[name]) return null
  const about = name === aboutIdName(resource) ? aboutOf(resource, record) : undefined
  if (about) return <NameById {...about} plain={plain} />
  if (name === aboutIdName(resource) && record['About'] === moderationCase.name) {
    const id = Number(record[name])
    return <CaseLink {...{ id, plain }} text={`#${formatDigits(id)}`} />
  }
  if (hasCodes(resource, name)) return <Codes {...{ resource, name, record }} />
  if (field.kind === 'reference') return <ReferenceCell {...{ resource, name, field, record, plain }} />
  if (field.kind === 'text' && field.namesSource) return <SourceCell {...{ name, record, plain }} />
  const Column = columns[field.kind] as ComponentType<ValueProps>
  return <Column {...{ resource, name, field, record }} />
}

/** A value in full; references link within the admin area. */
export function AdminValue({ resource, name, field, record }: CellProps) {
  if (hasCodes(resource, name)) return <Codes {...{ resource, name, record }} />
  if (field.kind === 'reference') return <ReferenceCell {...{ resource, name, field, record }} />
  if (field.kind === 'references') return <ReferencesLinks {...{ resource, name, field, record }} />
  if (field.kind === 'text' && field.namesSource) return <SourceCell {...{ name, record }} />
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
      return found ? nameOfRecord(target, found, language) : `#${formatDigits(id)}`
    })
    .join(listSeparator[language])
}
