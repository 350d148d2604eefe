import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { ColumnsButton, CreateButton, DataTable, FilterButton, List, Pagination, TopToolbar } from 'react-admin'
import type { Resource } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { cutLine } from '#src/theme/cutText.ts'
import { columnProps } from '#src/fields/values/columns.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { labelOf, sourceTitle, useDigits, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { statusOf } from '#src/providers/ApiError.ts'
import { failureText } from '#src/resource/failureText.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { useCreatePath, useListContext, useRemoveFromStore } from 'ra-core'
import { useEffect } from 'react'
import { listColumns, type AdminRecord } from './adminFields.ts'
import { AdminRows } from './AdminRows.tsx'
import { AdminTitle } from './AdminTitle.tsx'
import { BulkDelete } from './BulkDelete.tsx'
import { AdminCell } from './cells.tsx'
import { tableFilters } from './filters.tsx'
import { ModerationButtons } from './ModerationButtons.tsx'
import { useIsPersonal, useMay } from './roles/rights.ts'
import { SearchShortcut } from './SearchShortcut.tsx'

/** Uses the API's table queries: sorted, filtered and counted (server/api/table.ts), never cached. */
const tableQuery = { meta: { table: true }, staleTime: 0 }
const newestFirst = { field: 'CreatedAt', order: 'DESC' } as const
const pageSizes = [25, 50, 100]

/** The list of any resource: sorting, filters, search, selection and deletion follow from its declaration. */
export function AdminList({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const title = sourceTitle(t, resource.name)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const filters = tableFilters(resource, t)
  const formatDigits = useDigits()
  const isPersonal = useIsPersonal(resource)
  useHead({ title })
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
        sort={newestFirst}
        queryOptions={tableQuery}
        filters={filters}
        pagination={
          <Pagination rowsPerPageOptions={pageSizes.map((value) => ({ value, label: formatDigits(value) }))} />
        }
        actions={<ListActions resource={resource} isWide={isWide} hasFilters={filters.length > 0} />}
        error={<ListError />}
        sx={{
          '& .RaList-main': { minWidth: 0 },
          '& .RaList-content': { overflow: 'hidden' },
          // Also in a row on a phone: react-admin's column layout squeezes the filters and puts them below the rows.
          '& .RaList-actions': {
            flexDirection: 'row',
            flexWrap: { xs: 'nowrap', md: 'inherit' },
            alignItems: { xs: 'flex-start', md: 'center' },
            minHeight: 48,
            pb: 1,
            bgcolor: 'transparent',
          },
          '& .MuiToolbar-root': { bgcolor: 'transparent' },
          '& .RaFilterForm-filterFormInput': { alignItems: 'center' },
          '& .RaList-actions .MuiToolbar-root': { flex: 'none' },
          '& .RaList-actions form': {
            flex: { xs: '1 1 0', md: '0 1 100%' },
            minWidth: 0,
            minHeight: 0,
            p: 0,
            alignItems: 'center',
            rowGap: 1,
          },
          '& .RaList-actions .RaFilterForm-filterFormInput .MuiFormControl-root': { m: 0, minWidth: 184 },
          // As high as the filters beside it.
          '& .MuiAutocomplete-root .MuiOutlinedInput-root': { py: 0 },
        }}
      >
        {isWide ? <AdminTable resource={resource} /> : <AdminRows resource={resource} />}
      </List>
      <SearchShortcut />
    </>
  )
}

function ListActions(props: { resource: Resource; isWide: boolean; hasFilters: boolean }) {
  const may = useMay()
  return (
    <TopToolbar sx={{ p: 0, minHeight: 0, alignItems: 'center', whiteSpace: 'nowrap' }}>
      {props.hasFilters && <FilterButton />}
      {props.isWide && <ColumnsButton />}
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

/** The bulk actions have their own row above the table, which is hidden without a selection. */
const bulkToolbarStyles = {
  '& .MuiToolbar-root.RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    minHeight: 48,
    bgcolor: 'soft',
    borderRadius: 0,
    '& .RaBulkActionsToolbar-topToolbar': { p: 0, minHeight: 0 },
  },
  '& .MuiToolbar-root.RaBulkActionsToolbar-collapsed': { display: 'none' },
}

/** One line per row, so that the table can be scanned downwards. */
const denseTableStyles = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaDataTable-rowCell': {
    maxWidth: 240,
    height: 44,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    overflowWrap: 'normal',
  },
  // A link in a line of text is lower than the minimum touch target (WCAG 2.2, 2.5.8: 24 px).
  '& .RaDataTable-rowCell a': {
    ...cutLine,
    display: 'inline-block',
    minWidth: 24,
    maxWidth: '100%',
    lineHeight: '24px',
    verticalAlign: 'middle',
  },
  // Keeps a short heading from narrowing the pictures below it.
  '& .RaDataTable-rowCell img': { maxWidth: 'none' },
  '& .RaDataTable-rowCell.column-Name, & .RaDataTable-rowCell.column-Title': { fontWeight: 700 },
}

const statusCellStyles = { display: 'flex', alignItems: 'center' }

/** The table with its most important columns; the columns button shows the others. */
function AdminTable({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const columns = listColumns(resource).map((column) => ({
    ...column,
    ...columnProps(column, resource, { label: labelOf(t, resource, column.name), language }),
    isNumber: ['number', 'count'].includes(column.field.kind),
  }))
  const may = useMay()
  const mayModerate = may('moderate', resource)
  return (
    <DataTable<AdminRecord>
      rowClick="show"
      bulkActionButtons={may('delete', resource) ? <BulkDelete resource={resource} /> : false}
      hiddenColumns={columns.filter(({ isShown }) => !isShown).map(({ source, name }) => source ?? name)}
      sx={{ ...bulkToolbarStyles, ...denseTableStyles }}
    >
      {columns.map(({ name, field, source, label, sortable, isNumber }) => (
        <DataTable.Col
          key={name}
          source={(source ?? name) as keyof AdminRecord & string}
          label={label ?? name}
          disableSort={!sortable}
          align={isNumber ? 'right' : 'left'}
          render={(record: AdminRecord) => (
            <Box component="span" sx={field.kind === 'status' ? statusCellStyles : undefined}>
              <AdminCell {...{ resource, name, field, record }} />
              {field.kind === 'status' && mayModerate && (
                <ModerationButtons resource={resource} record={record} dense />
              )}
            </Box>
          )}
        />
      ))}
    </DataTable>
  )
}
