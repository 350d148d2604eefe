import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import Tooltip from '@mui/material/Tooltip'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '#resources'
import { Dialog } from '#src/layout/over/overlays.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import type { AdminRecord } from '../adminFields.ts'
import { useHasBulkActs } from '../roles/rights.ts'
import { focusRow, tableRows } from './rows.ts'
import { useAdminKeys, useKeysAreOn } from './useAdminKeys.ts'

interface ListKeysProps {
  readonly resource: Resource
  /** shows a row as the public sees it, or closes the panel */
  readonly onPreview: (record: AdminRecord | null) => void
  readonly previewed: AdminRecord | null
}

/** j and k go from row to row, Enter opens, x selects, Space shows what the public sees, ? names them and turns them off. */
export function ListKeys({ resource, onPreview, previewed }: ListKeysProps) {
  const t = useAllMessages()
  const { data, onToggleItem } = useListContext<AdminRecord>()
  const [areOn, setAreOn] = useKeysAreOn()
  const [isOpen, setIsOpen] = useState(false)
  const hasBoxes = useHasBulkActs(resource)

  function go(from: number, way: 1 | -1) {
    const to = from < 0 ? 0 : Math.min(Math.max(from + way, 0), (data?.length ?? 0) - 1)
    focusRow(to)
    if (previewed && data?.[to]) onPreview(data[to])
  }
  useAdminKeys(({ code, shiftKey, target }) => {
    if (shiftKey) return code === 'Slash' ? () => setIsOpen(true) : undefined
    const at = tableRows().findIndex((row) => row.contains(target as Node))
    const record = data?.[at]
    if (code === 'Escape' && previewed)
      return () => {
        // The focus in the panel goes with it.
        if (!record) focusRow(data?.indexOf(previewed) ?? -1)
        onPreview(null)
      }
    if (code === 'KeyJ' || code === 'KeyK') return () => go(at, code === 'KeyJ' ? 1 : -1)
    if (code === 'KeyX' && record && hasBoxes) return () => onToggleItem(record.id)
    // A row without a link is opened by a click on it.
    if (code === 'Enter' && target instanceof HTMLTableRowElement) return () => target.click()
    // On a button or a box, Space is its own.
    const isOwn = target instanceof Element && target.closest('button, input') !== null
    if (code === 'Space' && record && !isOwn) return () => onPreview(previewed?.id === record.id ? null : record)
    return undefined
  })

  const close = () => setIsOpen(false)
  return (
    <>
      <Tooltip title={t.admin.keys}>
        <IconButton aria-label={t.admin.keys} onClick={() => setIsOpen(true)}>
          <KeyboardIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Dialog open={isOpen} onClose={close} aria-labelledby="list-keys">
        <DialogTitle id="list-keys">{t.admin.keys}</DialogTitle>
        <DialogContent>
          <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px' }}>
            {Object.entries(t.admin.keyActs)
              .filter(([key]) => hasBoxes || key !== 'X')
              .map(([key, act]) => (
                <Box key={key} sx={{ display: 'contents', '& dd': { m: 0 } }}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{act}</dd>
                </Box>
              ))}
          </Box>
          <FormControlLabel
            control={<Switch checked={areOn} onChange={(_, isOn) => setAreOn(isOn)} />}
            label={t.admin.useKeys}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t.shell.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
