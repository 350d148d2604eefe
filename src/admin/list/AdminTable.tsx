import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { DataTable } from 'react-admin'
import { isUntold, type Resource } from '#resources'
import { isCreationOrder, maxSorted } from '#resources/tableSorts.ts'
import { columnProps } from '#src/fields/values/columns.tsx'
import { labelOf, useDigits, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { aboutIdName, listColumns, shownTitle, type AdminRecord } from '../adminFields.ts'
import { AdminCell } from '../cells.tsx'
import { useHasBulkActs } from '../roles/rights.ts'
import { BulkActs } from './BulkActs.tsx'
import { PreviewButton } from './Preview.tsx'
import { hasMoreStyles, tableStyles } from './tableStyles.ts'
import { useHasMore } from './useHasMore.ts'

interface AdminTableProps {
  readonly resource: Resource
  /** shows a row as the public sees it */
  readonly onPreview: (record: AdminRecord) => void
}

/** The table with its most important columns; the columns button shows the others, and keeps what was chosen. */
export function AdminTable({ resource, onPreview }: AdminTableProps) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const formatDigits = useDigits()
  const { total = 0 } = useListContext()
  const { ref, hasMore } = useHasMore()
  const hasActs = useHasBulkActs(resource)
  const columns = listColumns(resource).map((column) => ({
    ...column,
    ...columnProps(column, resource, { label: labelOf(t, resource, column.name), language }),
    isNumber: column.name !== aboutIdName(resource) && ['number', 'count'].includes(column.field.kind),
  }))
  const isTooMany = total > maxSorted && columns.some(({ name, sortable }) => sortable && !isCreationOrder(name))
  return (
    <Box ref={ref} sx={hasMore ? hasMoreStyles : undefined} className="adminTable">
      {isTooMany && (
        <Typography variant="caption" component="p" sx={{ px: 1.25 }}>
          {t.admin.sortTooMany({ most: formatDigits(maxSorted.toLocaleString('en')) })}
        </Typography>
      )}
      <DataTable<AdminRecord>
        rowClick="show"
        bulkActionButtons={hasActs && <BulkActs resource={resource} />}
        hiddenColumns={columns.filter(({ isShown }) => !isShown).map(({ source, name }) => source ?? name)}
        sx={tableStyles(resource.title, hasActs)}
      >
        {columns.map(({ name, field, source, label, sortable = false, isNumber }) => (
          <DataTable.Col
            key={name}
            source={(source ?? name) as keyof AdminRecord & string}
            label={name === aboutIdName(resource) ? t.admin.about : (label ?? name)}
            disableSort={!sortable || isUntold(resource, name) || (isTooMany && !isCreationOrder(name))}
            align={isNumber ? 'right' : 'left'}
            render={(record: AdminRecord) => {
              const cell = <AdminCell {...{ resource, name, field, record }} />
              if (name !== resource.title) return <span className="cell">{cell}</span>
              return (
                <span className="title">
                  <span className="name">{cell}</span>
                  <PreviewButton name={shownTitle(t, resource, record)} onClick={() => onPreview(record)} />
                </span>
              )
            }}
          />
        ))}
      </DataTable>
    </Box>
  )
}
