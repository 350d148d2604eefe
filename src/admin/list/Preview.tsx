import CloseIcon from '@mui/icons-material/CloseOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { styled } from '@mui/material/styles'
import { useListContext } from 'ra-core'
import type { SyntheticEvent } from 'react'
import { isDraft, type Resource } from '#resources'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { showFields, shownTitle, type AdminRecord } from '../adminFields.ts'
import { RecordValues } from '../RecordValues.tsx'
import { focusRow } from './rows.ts'

/** The record in the panel as the list has it now; null where it is not listed. */
export function usePreviewed(id: number | null): AdminRecord | null {
  const { data } = useListContext<AdminRecord>()
  return data?.find((record) => record.id === id) ?? null
}

interface PreviewButtonProps {
  /** the row's title */
  readonly name: string
  readonly onClick: () => void
}

export function PreviewButton({ name, onClick }: PreviewButtonProps) {
  const t = useAllMessages()
  return (
    <Tooltip title={t.admin.preview}>
      <IconButton
        className="preview"
        size="small"
        aria-label={t.admin.previewOf({ name })}
        onClick={(event) => {
          // A click in a table's row would open the record.
          event.stopPropagation()
          onClick()
        }}
      >
        <ShowIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

interface PreviewProps {
  readonly resource: Resource
  readonly record: AdminRecord
  readonly onClose: () => void
}

/**
 * The row as the public sees it: the document that a visitor gets. Without scripts, it knows nothing of who looks, and what is held is not
 * there. What has no screen of its own shows its values.
 */
export function Preview({ resource, record, onClose }: PreviewProps) {
  const t = useAllMessages()
  const { data } = useListContext<AdminRecord>()
  const title = shownTitle(t, resource, record)
  const close = () => {
    focusRow(data?.indexOf(record) ?? -1)
    onClose()
  }
  // The document knows nothing of the keys around it, and what it says to people without scripts is not meant for here.
  const prepare = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    contentDocument?.querySelector('noscript')?.remove()
    contentDocument?.addEventListener('keydown', ({ code }) => code === 'Escape' && close())
  }
  return (
    <Panel aria-label={t.admin.preview}>
      <header>
        <h2>{title}</h2>
        <Tooltip title={t.shell.close}>
          <IconButton size="small" aria-label={t.shell.close} onClick={close}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </header>
      {/* A visitor gets none of a draft. */}
      {resource.view && !isDraft(resource, record) ? (
        <iframe
          // What is held or changed meanwhile is looked at anew.
          key={`${record.id} ${String(record['Version'])}`}
          sandbox="allow-same-origin"
          src={paths.view(resource.name, record.Id)}
          title={title}
          onLoad={prepare}
        />
      ) : (
        <Box sx={{ overflowY: 'auto', p: 1 }}>
          <RecordValues resource={resource} record={record} fields={showFields(resource)} />
        </Box>
      )}
    </Panel>
  )
}

const Panel = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 'min(390px, 100vw)',
  background: theme.vars.palette.background.paper,
  borderInlineStart: `1px solid ${theme.vars.palette.hairline}`,
  position: 'sticky',
  top: 52,
  height: 'calc(100 * var(--vh) - 52px)',
  [theme.breakpoints.down('lg')]: {
    position: 'fixed',
    zIndex: theme.zIndex.drawer,
    right: 0,
    boxShadow: theme.shadows[8],
  },
  '& header': { display: 'flex', alignItems: 'center', gap: 8, padding: '4px 8px 4px 16px' },
  '& h2': { flex: 1, margin: 0, font: 'var(--text-name)', lineHeight: 1.65, overflowWrap: 'anywhere' },
  '& iframe': { flex: 1, border: 0, width: '100%', background: theme.vars.palette.background.default },
}))
