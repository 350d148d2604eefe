import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OpenIcon from '@mui/icons-material/OpenInNewOutlined'
import { ShowBase, useShowContext } from 'ra-core'
import { EditButton } from 'react-admin'
import { isDraft, type Resource } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { AdminDelete } from './AdminDelete.tsx'
import { isLog, showFields, shownTitle, type AdminRecord } from './adminFields.ts'
import { TextVersions } from './contents/TextVersions.tsx'
import { MergeButton } from './contents/MergeButton.tsx'
import { AdminTitle, Breadcrumb } from './AdminTitle.tsx'
import { MergedInto } from './merging/MergedInto.tsx'
import { ReportCase } from './reports/ReportCase.tsx'
import { RecordHistory } from './history/RecordHistory.tsx'
import { Timeline } from './history/Timeline.tsx'
import { UndoDeletion } from './history/UndoDeletion.tsx'
import { ModerationButtons } from './ModerationButtons.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import { RecordValues } from './RecordValues.tsx'
import { useMay, useSeen } from './roles/rights.ts'
import { isSnapshot, ReportedSnapshot } from './reports/ReportedSnapshot.tsx'

const alwaysRefetch = { refetchOnMount: 'always' } as const

interface AdminShowProps {
  readonly resource: Resource
  /** defaults to the id in the address */
  readonly id?: number
}

/** One record of any resource: its values; beside them its ids, timestamps and dependants. */
export function AdminShow({ resource: declared, id }: AdminShowProps) {
  const resource = useSeen(declared)
  return (
    <ShowBase resource={resource.name} queryOptions={alwaysRefetch} {...(id === undefined ? {} : { id })}>
      <ShownRecord resource={resource} />
    </ShowBase>
  )
}

function ShownRecord({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const { record } = useShowContext<AdminRecord>()
  const may = useMay()
  useHead({ title: record ? shownTitle(t, resource, record) : sourceName(t, resource.name) })
  if (!record) return <ScreenLoading />
  return (
    <>
      <AdminTitle
        above={<Breadcrumb resource={resource} id={record.Id} />}
        actions={<RecordActions {...{ resource, record }} />}
      >
        {shownTitle(t, resource, record)}
      </AdminTitle>
      {resource.about?.as === 'reportedAs' && (
        <>
          <ReportCase record={record} />
          <ReportedSnapshot record={record} />
        </>
      )}
      {resource.keepsHistory && <TextVersions key={`texts ${record.Id}`} resource={resource} record={record} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' }, alignItems: 'start' }}>
        <RecordValues
          {...{ resource, record }}
          fields={showFields(resource).filter(({ name }) => !isSnapshot(resource, name))}
        />
        <RecordFacts resource={resource} record={record} />
      </Box>
      {resource.mergeable && may('delete', resource) && (
        <MergedInto key={`merged ${record.Id}`} resource={resource} record={record} />
      )}
      <RecordHistory key={record.Id} resource={resource} record={record} />
      <Timeline key={`life ${record.Id}`} resource={resource} record={record} />
    </>
  )
}

function RecordActions({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const t = useAllMessages()
  const may = useMay()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isLog(resource) && <UndoDeletion act={record} />}
      {resource.view && (
        <Button component={Link} to={paths.view(resource.name, record.Id)} size="small" startIcon={<OpenIcon />}>
          <span>{isDraft(resource, record) ? t.admin.preview : t.admin.viewInApp}</span>
        </Button>
      )}
      {may('moderate', resource) && <ModerationButtons resource={resource} record={record} />}
      {resource.mergeable && may('delete', resource) && <MergeButton {...{ resource, record }} />}
      {may('delete', resource) && <AdminDelete resource={resource} record={record} />}
      {may('change', resource) && <EditButton resource={resource.name} record={record} variant="contained" />}
    </Box>
  )
}
