import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { ColumnsButton, CreateButton, FilterButton, List, Pagination, TopToolbar } from 'react-admin'
import type { Resource } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import { Link } from '#src/elements/Link.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { sourceTitle, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { statusOf } from '#src/providers/ApiError.ts'
import { ArrangeButton } from '#src/resource/arrange/ArrangeButton.tsx'
import { failureText } from '#src/resource/failureText.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { useCreatePath, useListContext, useRemoveFromStore } from 'ra-core'
import { useEffect, useState } from 'react'
import type { AdminRecord } from './adminFields.ts'
import { AdminRows } from './AdminRows.tsx'
import { AdminTitle } from './AdminTitle.tsx'
import { tableFilters } from './filters.tsx'
import { AdminTable } from './list/AdminTable.tsx'
import { ExportButton } from './list/ExportButton.tsx'
import { ListKeys } from './list/ListKeys.tsx'
import { Preview, usePreviewed } from './list/Preview.tsx'
import { SavedViews } from './list/SavedViews.tsx'
import { useSearchKey } from './list/useAdminKeys.ts'
import { useIsPersonal, useMay, useSeen } from './roles/rights.ts'

/** Uses the API's table queries: sorted, filtered and counted (server/api/table.ts), never cached. */
const tableQuery = { meta: { table: true }, staleTime: 0 }
const newestFirst = { field: 'CreatedAt', order: 'DESC' } as const
const inHandOrder = { field: 'Order', order: 'ASC' } as const
const isArrangedHere = (resource: Resource) => resource.byHand && !isUnderPage(resource)
const usualOrder = (resource: Resource) => (isArrangedHere(resource) ? inHandOrder : newestFirst)
const pageSizes = [25, 50, 100, 200]

/** The list of any resource: sorting, filters, search, selection and deletion follow from its declaration. */
export function AdminList({ resource: declared }: { resource: Resource }) {
  const resource = useSeen(declared)
  const t = useAllMessages()
  const title = sourceTitle(t, resource.name)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const filters = tableFilters(resource, t, { areShown: isWide })
  const formatDigits = useDigits()
  const isPersonal = useIsPersonal(resource)
  const [previewedId, setPreviewedId] = useState<number | null>(null)
  const shown = {
    resource,
    isWide,
    previewedId,
    onPreview: (record: AdminRecord | null) => setPreviewedId(record?.id ?? null),
  }
  useHead({ title })
  useSearchKey()
  return (
    <>
      <AdminTitle>{title}</AdminTitle>
      {isPersonal && <Alert severity="info">{t.admin.personal}</Alert>}
      <List
        resource={resource.name}
        title={false}
        empty={false}
        exporter={false}
        perPage={pageSizes[0] ?? 25}
        sort={usualOrder(resource)}
        queryOptions={tableQuery}
        filters={filters}
        pagination={
          <Pagination rowsPerPageOptions={pageSizes.map((value) => ({ value, label: formatDigits(value) }))} />
        }
        actions={<ListActions {...shown} hasFilters={filters.length > 0} />}
        error={<ListError />}
        sx={{
          '& .RaList-main': { minWidth: 0 },
          // Not hidden: the panel would stick to what is hidden, and scroll away.
          '& .RaList-content': { overflow: 'clip' },
          // Also in a row on a phone: react-admin's column layout squeezes the filters and puts them below the rows.
          '& .RaList-actions': {
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: { xs: 'flex-start', md: 'center' },
            minHeight: 48,
            pb: 1,
            bgcolor: 'transparent',
          },
          '& .MuiToolbar-root': { bgcolor: 'transparent' },
          '& .RaFilterForm-filterFormInput': { alignItems: 'center' },
          '& .RaList-actions .MuiToolbar-root': { flex: 'none', ml: 'auto' },
          '& .RaList-actions form': {
            flex: { xs: '1 1 8rem', md: '0 1 auto' },
            minWidth: 0,
            minHeight: 0,
            p: 0,
            alignItems: 'center',
            rowGap: 1,
          },
          '& .RaList-actions .RaFilterForm-filterFormInput': { flex: { xs: '1 1 100%', md: 'none' }, minWidth: 0 },
          '& .RaList-actions .RaFilterForm-filterFormInput .MuiFormControl-root': {
            m: 0,
            minWidth: { xs: 0, md: 'max(184px, var(--label, 0px))' },
            width: { xs: '100%', md: 'auto' },
          },
          // As high as the filters beside it.
          '& .MuiAutocomplete-root .MuiOutlinedInput-root': { py: 0 },
        }}
      >
        <ListBody {...shown} />
      </List>
    </>
  )
}

interface ListBodyProps {
  readonly resource: Resource
  readonly isWide: boolean
  /** of the row in the panel */
  readonly previewedId: number | null
  readonly onPreview: (record: AdminRecord | null) => void
}

function ListBody({ resource, isWide, previewedId, onPreview }: ListBodyProps) {
  const previewed = usePreviewed(previewedId)
  return (
    <>
      <SavedViews resource={resource} usual={usualOrder(resource)} />
      {isWide ? (
        <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <AdminTable resource={resource} onPreview={onPreview} />
          </Box>
          {previewed && <Preview resource={resource} record={previewed} onClose={() => onPreview(null)} />}
        </Box>
      ) : (
        <AdminRows resource={resource} />
      )}
    </>
  )
}

function ListActions(props: ListBodyProps & { readonly hasFilters: boolean }) {
  const may = useMay()
  const isPersonal = useIsPersonal(props.resource)
  const previewed = usePreviewed(props.previewedId)
  return (
    <TopToolbar sx={{ p: 0, minHeight: 0, alignItems: 'center', whiteSpace: 'nowrap' }}>
      {props.hasFilters && <FilterButton disableSaveQuery />}
      {props.isWide && <ColumnsButton />}
      {props.isWide && !isPersonal && <ExportButton resource={props.resource.name} />}
      {props.isWide && <ListKeys resource={props.resource} previewed={previewed} onPreview={props.onPreview} />}
      {isArrangedHere(props.resource) && may('change', props.resource) && <ArrangeButton resource={props.resource} />}
      {may('create', props.resource) && <CreateButton variant="contained" />}
    </TopToolbar>
  )
}

/**
 * The API refuses an order or a filter that it does not know, as an old or a mistyped address has it. react-admin remembers what a list
 * was last asked for, and would ask for it at each visit: here it forgets.
 */
function ListError() {
  const t = useAllMessages()
  const { error, refetch, resource } = useListContext()
  const forget = useRemoveFromStore()
  const createPath = useCreatePath()
  const isRefused = statusOf(error) === 400
  useEffect(() => {
    if (isRefused) forget(`${resource}.listParams`)
  }, [isRefused, resource, forget])
  if (!isRefused) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center' }}>
      <ErrorState text={failureText(t, error)} error={error} />
      <Button component={Link} to={createPath({ resource, type: 'list' })} variant="outlined">
        {t.filters.clearFilters}
      </Button>
    </Box>
  )
}
