import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode, Ref } from 'react'
import { helpId, labelId } from './FieldFrame.tsx'

interface PickerButtonProps {
  readonly id: string
  readonly buttonRef: Ref<HTMLButtonElement>
  readonly isEmpty: boolean
  readonly invalid: boolean
  readonly onOpen: () => void
  readonly onBlur: () => void
  readonly children: ReactNode
}

/** A button that looks like a text input and opens a sheet. */
export function PickerButton({ id, buttonRef, isEmpty, invalid, onOpen, onBlur, children }: PickerButtonProps) {
  return (
    <ButtonBase
      id={id}
      ref={buttonRef}
      aria-haspopup="dialog"
      aria-labelledby={`${labelId(id)} ${id}-value`}
      aria-describedby={helpId(id)}
      onClick={onOpen}
      onBlur={onBlur}
      sx={(theme) => ({
        width: '100%',
        minHeight: theme.measure.touch,
        justifyContent: 'space-between',
        textAlign: 'start',
        gap: 1,
        px: 1.75,
        py: 1,
        border: 1,
        borderColor: invalid ? 'error.main' : 'fieldBorder',
        borderRadius: theme.radius.input,
        bgcolor: 'background.paper',
        color: isEmpty ? 'text.secondary' : 'text.primary',
        typography: 'body1',
      })}
    >
      <Box id={`${id}-value`} component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {children}
      </Box>
      <ArrowIcon aria-hidden />
    </ButtonBase>
  )
}
