import MergeIcon from '@mui/icons-material/CallMergeOutlined'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useRedirect } from 'ra-core'
import { useId, useState } from 'react'
import type { Resource } from '#resources'
import { compareNames } from '#resources/text/collation.ts'
import { useOptions } from '#src/fields/inputs/useOptions.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { Dialog } from '#src/layout/over/overlays.tsx'
import { Link } from '#src/elements/Link.tsx'
import { adminPaths } from '#src/adminPaths.ts'
import { sourceName, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { countUses, mergeRecords } from '#src/providers/calls/contents.ts'
import { failureText } from '#src/resource/failureText.ts'
import { titleOf, type AdminRecord } from '../adminFields.ts'
import { useInvalidateAll } from '../deletion.ts'
import { useUndoMerge } from '../merging/useUndoMerge.ts'

interface MergeProps {
  readonly resource: Resource
  readonly record: AdminRecord
}

/** Makes this record one with another, which stays (docs/rules.md#merging). What has much to choose between has a screen for it. */
export function MergeButton(props: MergeProps) {
  const t = useAllMessages()
  const [isOpen, setIsOpen] = useState(false)
  if (!props.resource.options)
    return (
      <Button component={Link} to={adminPaths.merge(props.record.Id)} size="small" startIcon={<MergeIcon />}>
        {t.admin.merge}
      </Button>
    )
  return (
    <>
      <Button size="small" startIcon={<MergeIcon />} onClick={() => setIsOpen(true)}>
        {t.admin.merge}
      </Button>
      {isOpen && <MergeDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function MergeDialog({ resource, record, onClose }: MergeProps & { readonly onClose: () => void }) {
  const t = useAllMessages()
  const id = useId()
  const toast = useToast()
  const dialogs = useDialogs()
  const redirect = useRedirect()
  const formatDigits = useDigits()
  const invalidateAll = useInvalidateAll()
  const undoMerge = useUndoMerge(resource.name)
  const [isBusy, setIsBusy] = useState(false)
  const { options, isLoading, error } = useOptions({ to: resource.name })
  const others = options.filter((one) => one.id !== record.Id).sort((a, b) => compareNames(a.name, b.name))
  const [kept, setKept] = useState<(typeof others)[number] | null>(null)
  const name = titleOf(resource, record)
  const uses = useQuery({
    queryKey: [resource.name, 'uses', record.Id],
    queryFn: ({ signal }) => countUses(resource.name, record.Id, signal),
    staleTime: 0,
  })
  const failure = error ?? uses.error

  async function merge(keep: number) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await mergeRecords(resource.name, keep, record.Id)
      onClose()
      toast(t.admin.mergedInto({ name, kept: kept?.name ?? '' }), () => undoMerge(record.Id))
      redirect('show', resource.name, keep)
      await invalidateAll()
    } catch (thrown) {
      setIsBusy(false)
      await dialogs.alert(failureText(t, thrown))
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t.admin.mergeTitle({ name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {`${t.admin.mergeText({ name, source: sourceName(t, resource.name) })} ${t.admin.mergeUndoneLater}`}
        </DialogContentText>
        <Autocomplete
          options={others}
          loading={isLoading}
          clearIcon={null}
          value={kept}
          onChange={(_, chosen) => setKept(chosen)}
          getOptionKey={(option) => option.id}
          getOptionLabel={(option) => (option.otherName ? `${option.name} · ${option.otherName}` : option.name)}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          noOptionsText={t.lists.noResults}
          loadingText={t.shell.loading}
          renderInput={(params) => <TextField {...params} label={t.admin.mergeWith} />}
        />
        <DialogContentText role="status" sx={{ mt: 2, minHeight: 28 }} color={failure ? 'error' : undefined}>
          {failure
            ? failureText(t, failure)
            : uses.data && t.admin.mergeMoves({ count: uses.data.Uses, shown: formatDigits(uses.data.Uses) })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.forms.cancel}</Button>
        <Button
          variant="contained"
          disabled={kept === null || uses.data === undefined}
          aria-disabled={isBusy}
          onClick={() => kept && void merge(kept.id)}
        >
          {t.admin.mergeNow}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
