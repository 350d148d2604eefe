import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OpenIcon from '@mui/icons-material/OpenInNewOutlined'
import { styled } from '@mui/material/styles'
import { ShowBase, useShowContext } from 'ra-core'
import { EditButton } from 'react-admin'
import { Link } from 'react-router'
import type { Resource } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { labelOf, sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { mayInAdminArea } from '#src/providers/authProvider.ts'
import { AdminDelete } from './AdminDelete.tsx'
import { isWide, showFields, titleOf, type AdminRecord } from './adminFields.ts'
import { AdminTitle, Breadcrumb } from './AdminTitle.tsx'
import { CaseForm } from './CaseForm.tsx'
import { AdminValue } from './cells.tsx'
import { ModerationButtons } from './ModerationButtons.tsx'
import { RecordFacts } from './RecordFacts.tsx'

const alwaysRefetch = { refetchOnMount: 'always' } as const

interface AdminShowProps {
  readonly resource: Resource
  /** defaults to the id in the address */
  readonly id?: number
}

/** One record of any resource: its values; beside them its ids, timestamps and dependants. */
export function AdminShow({ resource, id }: AdminShowProps) {
  return (
    <ShowBase resource={resource.name} queryOptions={alwaysRefetch} {...(id === undefined ? {} : { id })}>
      <ShownRecord resource={resource} />
    </ShowBase>
  )
}

function ShownRecord({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const { record } = useShowContext<AdminRecord>()
  useHead({ title: record ? titleOf(resource, record) : sourceName(t, resource.name) })
  if (!record) return <ScreenLoading />
  return (
    <>
      <AdminTitle
        above={<Breadcrumb resource={resource} id={record.Id} />}
        actions={<RecordActions {...{ resource, record }} />}
      >
        {titleOf(resource, record)}
      </AdminTitle>
      {resource.name === 'report' && <CaseForm key={record.Id} record={record} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' }, alignItems: 'start' }}>
        <Values>
          {showFields(resource).map(({ name, field }) => (
            <Pair key={name} className={isWide(field) && field.kind !== 'place' ? 'long' : ''}>
              <dt>{labelOf(t, resource, name)}</dt>
              <dd>
                <AdminValue {...{ resource, name, field, record }} />
              </dd>
            </Pair>
          ))}
        </Values>
        <RecordFacts resource={resource} record={record} />
      </Box>
    </>
  )
}

function RecordActions({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const t = useAllMessages()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {resource.view && (
        <Button component={Link} to={paths.view(resource.name, record.Id)} size="small" startIcon={<OpenIcon />}>
          {t.admin.viewInApp}
        </Button>
      )}
      {mayInAdminArea('moderate', resource) && <ModerationButtons resource={resource} record={record} />}
      {mayInAdminArea('delete', resource) && <AdminDelete resource={resource} record={record} />}
      {mayInAdminArea('change', resource) && (
        <EditButton resource={resource.name} record={record} variant="contained" />
      )}
    </Box>
  )
}

const Values = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '12px 24px',
  padding: 16,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
}))
const Pair = styled('div')(({ theme }) => ({
  minWidth: 0,
  '&.long': { gridColumn: '1 / -1', maxWidth: theme.measure.reading },
  '& dt': { fontSize: '0.75rem', lineHeight: 1.75, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '0.875rem', lineHeight: 1.75, overflowWrap: 'anywhere' },
  '& dd img': { maxWidth: 260 },
  // An absent value keeps its space.
  '& dd:empty::after': { content: '"–"', color: theme.vars.palette.text.secondary },
}))
