import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
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
      {/* At the top, since what is said of each move stands below. */}
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {t.manage.arrangeTitle({ what: sourceTitle(t, resource.name) })}
        </DialogTitle>
        <IconButton aria-label={t.shell.close} onClick={onClose} sx={{ width: 48, height: 48 }}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Box>
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
    </Dialog>
  )
}
