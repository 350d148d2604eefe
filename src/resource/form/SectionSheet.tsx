import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import CloseIcon from '@mui/icons-material/Close'
import Typography from '@mui/material/Typography'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import type { AnyRecord, Resource } from '#resources'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { Dialog } from '#src/layout/over/overlays.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { ResourceForm } from './Form.tsx'
import { fieldsInSections, withFields } from './sections.ts'
import { updateStoredCopies } from './UpdateForm.tsx'

interface SectionSheetProps {
  readonly resource: Resource
  /** the whole record */
  readonly record: AnyRecord
  /** the fields that begin the sections */
  readonly begins: readonly string[]
  readonly title: string
  /** something has changed; the sheet closes afterwards */
  readonly onSaved?: () => void
  readonly onClose: () => void
}

/**
 * The form of some sections of a record over the screen that shows it: what is changed there is all that is sent. Closing it keeps
 * what is typed, as a step of a form does.
 */
export function SectionSheet({ resource, record, begins, title, onSaved, onClose }: SectionSheetProps) {
  const t = useAllMessages()
  const toast = useToast()
  const id = useId()
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ paper: { sx: isPhone ? wholeScreen : {} } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2, pb: 1 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label={t.shell.close} edge="end">
          <CloseIcon aria-hidden />
        </IconButton>
      </Box>
      <ResourceForm
        resource={withFields(resource, fieldsInSections(resource, begins))}
        mode="edit"
        record={record}
        folded
        part={{ name: `sheet/${begins[0]}`, button: t.forms.update, inSheet: true }}
        onSaved={(saved) => {
          if (saved !== record) {
            updateStoredCopies(resource, saved)
            toast(t.forms.saved)
            onSaved?.()
          }
          onClose()
        }}
      />
    </Dialog>
  )
}

const wholeScreen = { position: 'fixed', inset: 0, m: 0, width: '100%', maxHeight: '100%', borderRadius: 0 }
