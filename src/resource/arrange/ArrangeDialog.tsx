import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { RaRecord } from 'ra-core'
import { useId } from 'react'
import type { AnyRecord, Resource } from '#resources'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { Dialog } from '#src/layout/over/overlays.tsx'
import { sourceTitle } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useGetList } from '#src/providers/reading.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { SortableRows } from './SortableRows.tsx'

interface ArrangeDialogProps {
  readonly resource: Resource
  /** the list of them, where they belong to one page */
  readonly filter?: Readonly<Record<string, unknown>>
  readonly onClose: () => void
}

/** As many as a named list answers at once. */
const all = { page: 1, perPage: 1000 }

/** Puts records in order by hand: dragged, or by buttons. Each move is stored at once, and can be undone. */
export function ArrangeDialog({ resource, filter, onClose }: ArrangeDialogProps) {
  const t = useAllMessages()
  const id = useId()
  const { data, error, refetch } = useGetList<AnyRecord & RaRecord>(
    resource.name,
    filter ? { filter, pagination: all } : { meta: { full: true } },
    // Another may have moved one since.
    { refetchOnMount: 'always' },
  )
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t.manage.arrangeTitle({ what: sourceTitle(t, resource.name) })}</DialogTitle>
      <DialogContent>
        {error && !data ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : !data ? (
          <ScreenLoading />
        ) : data.length === 0 ? (
          <EmptyState text={t.lists.noResults} />
        ) : (
          <SortableRows resource={resource} records={data} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t.shell.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
