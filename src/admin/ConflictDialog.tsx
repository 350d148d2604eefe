import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Dialog } from '#src/layout/over/overlays.tsx'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Radio from '@mui/material/Radio'
import { useId, useState, type ReactNode } from 'react'
import type { AnyRecord, Resource } from '#resources'
import { formatFileSize } from '#src/fields/inputs/FileInput.tsx'
import { labelOf, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { FormValues } from '#src/resource/form/formFields.ts'
import type { Conflict } from './adminFields.ts'
import { picturesIn } from '#src/fields/pictures/pictures.ts'
import { PictureRow } from '#src/fields/pictures/PictureRow.tsx'
import { AdminValue, NamesByIds } from './cells.tsx'

interface ConflictDialogProps {
  readonly resource: Resource
  readonly conflicts: readonly Conflict[]
  readonly mine: FormValues
  readonly theirs: AnyRecord
  /** fields that keep their value; null: continue editing */
  readonly onAnswer: (theirFields: readonly Conflict[] | null) => void
}

/** Shows both values of every field that two people changed, side by side; the person's own is preselected. */
export function ConflictDialog({ resource, conflicts, mine, theirs, onAnswer }: ConflictDialogProps) {
  const t = useAllMessages()
  const id = useId()
  const [theirFields, setTheirFields] = useState<readonly string[]>([])
  const choose = (name: string, isTheirs: boolean) =>
    setTheirFields((names) => [...names.filter((one) => one !== name), ...(isTheirs ? [name] : [])])
  return (
    <Dialog open onClose={() => onAnswer(null)} maxWidth="md" fullWidth aria-labelledby={id} role="alertdialog">
      <DialogTitle id={id}>{t.admin.conflictTitle}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t.admin.conflictText}</DialogContentText>
        {conflicts.map((conflict) => (
          <Box key={conflict.name} role="radiogroup" aria-labelledby={`${id}-${conflict.name}`}>
            <Box id={`${id}-${conflict.name}`} sx={{ fontWeight: 700, mb: 0.5 }}>
              {labelOf(t, resource, conflict.name)}
            </Box>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {[false, true].map((isTheirs) => (
                <Side
                  key={String(isTheirs)}
                  label={isTheirs ? t.admin.theirs : t.admin.yours}
                  name={`${id}-${conflict.name}-choice`}
                  checked={theirFields.includes(conflict.name) === isTheirs}
                  onChoose={() => choose(conflict.name, isTheirs)}
                >
                  <Value resource={resource} conflict={conflict} values={isTheirs ? theirs : mine} />
                </Side>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(null)}>{t.admin.keepEditing}</Button>
        <Button
          variant="contained"
          onClick={() => onAnswer(conflicts.filter((conflict) => theirFields.includes(conflict.name)))}
        >
          {t.admin.saveChoice}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface SideProps {
  readonly label: string
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

export const Side = ({ label, name, checked, onChoose, children }: SideProps) => (
  <Box
    component="label"
    sx={(theme) => ({
      display: 'block',
      p: 1,
      cursor: 'pointer',
      border: 2,
      borderColor: checked ? 'primary.main' : 'hairline',
      borderRadius: theme.radius.input,
      bgcolor: checked ? 'soft' : 'background.paper',
    })}
  >
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Radio checked={checked} onChange={onChoose} name={name} size="small" />
      <b>{label}</b>
    </Box>
    <Box sx={{ maxHeight: 240, overflowY: 'auto', px: 1, pb: 1, typography: 'body2', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
)

/** A value as text. References are known to a form only by id, and picked files only by name. */
function Value({ resource, conflict, values }: { resource: Resource; conflict: Conflict; values: FormValues }) {
  const formatDigits = useDigits()
  const { name, field, names } = conflict
  const value = values[names[0] ?? name]
  if (field.kind === 'reference' || field.kind === 'references') return <NamesByIds to={field.to} ids={value} />
  if (field.kind === 'pictures') return <PictureRow pictures={picturesIn(value)} />
  if (value instanceof File) return <span>{`${value.name} · ${formatDigits(formatFileSize(value.size))}`}</span>
  if (field.kind === 'file') return <span>{String(values[`${name}URL`] ?? '–')}</span>
  if (field.kind === 'place') return <span>{`${String(values['Latitude'])}, ${String(values['Longitude'])}`}</span>
  if (value === '' || value === null || value === undefined) return <span>–</span>
  return <AdminValue {...{ resource, name, field }} record={values} />
}
