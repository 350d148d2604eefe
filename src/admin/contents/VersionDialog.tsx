import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useDataProvider } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import type { Resource } from '#resources'
import { scriptOf } from '#src/elements/withPieces.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { Dialog } from '#src/layout/over/overlays.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { failureText } from '#src/resource/failureText.ts'
import type { AdminRecord } from '../adminFields.ts'
import { useInvalidateAll } from '../deletion.ts'
import { useMay } from '../roles/rights.ts'
import { lineDifference } from './lineDifference.ts'
import type { Version } from './versions.ts'

interface VersionDialogProps {
  readonly resource: Resource
  readonly record: AdminRecord
  /** the field */
  readonly name: string
  readonly version: Version
  readonly onClose: () => void
}

/** An older version of a text beside that of now. Brought back it is a new version, and the other texts stay. */
export function VersionDialog({ resource, record, name, version, onClose }: VersionDialogProps) {
  const t = useAllMessages()
  const id = useId()
  const toast = useToast()
  const dialogs = useDialogs()
  const provider = useDataProvider()
  const mayChange = useMay()('change', resource)
  const invalidateAll = useInvalidateAll()
  const [isBusy, setIsBusy] = useState(false)
  const now = shownText(record[name] as string | null) ?? ''
  const lines = useMemo(() => lineDifference(version.text, now), [version.text, now])
  const isSame = lines.every(({ where }) => where === 'both')

  const write = async (base: AdminRecord, text: string) => {
    const data = { ...base, [name]: text }
    const saved = await provider.update<AdminRecord>(resource.name, { id: base.Id, data, previousData: base })
    await invalidateAll()
    return saved.data
  }

  async function restore() {
    if (isBusy) return
    setIsBusy(true)
    try {
      const saved = await write(record, version.text)
      onClose()
      toast(t.admin.versionRestored, () => write(saved, now))
    } catch (error) {
      setIsBusy(false)
      await dialogs.alert(failureText(t, error))
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t.admin.compareTitle}</DialogTitle>
      <DialogContent>
        {isSame && <p>{t.admin.sameAsNow}</p>}
        {lines.map(({ text, where }, at) => {
          const Line = where === 'before' ? Gone : where === 'after' ? New : Kept
          return (
            <Line key={at} lang={scriptOf(text)}>
              {where !== 'both' && (
                <span className="where">{where === 'before' ? t.admin.removedSince : t.admin.addedSince}</span>
              )}{' '}
              <span>{text || '\u00A0'}</span>
            </Line>
          )
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.forms.cancel}</Button>
        {mayChange && !isSame && (
          <Button variant="contained" aria-disabled={isBusy} onClick={() => void restore()}>
            {t.admin.restoreVersion}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const line = { display: 'block', padding: '2px 8px', overflowWrap: 'anywhere', textDecoration: 'none' } as const
const where = { '& .where': { font: 'var(--text-micro)', marginInlineEnd: 8 } } as const
const Kept = styled('div')(line)
const Gone = styled('del')(({ theme }) => ({
  ...line,
  ...where,
  background: theme.vars.palette.sunken,
  color: theme.vars.palette.text.secondary,
}))
const New = styled('ins')(({ theme }) => ({ ...line, ...where, background: theme.vars.palette.soft }))
