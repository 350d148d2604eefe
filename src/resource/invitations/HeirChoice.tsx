import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import { useAllMessages } from '#src/messages/working.ts'

interface HeirChoiceProps {
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
}

/** Whether an admin takes the page over when its owner's account is deleted (docs/rules.md#account-deletion). */
export function HeirChoice({ checked, disabled, onChange }: HeirChoiceProps) {
  const t = useAllMessages()
  const id = useId()
  return (
    <Box>
      <FormControlLabel
        sx={{ minHeight: 48 }}
        control={
          <Checkbox
            checked={checked}
            disabled={disabled}
            onChange={(_, isChecked) => onChange(isChecked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={t.pageTeam.beHeir}
      />
      <FormHelperText id={id} sx={{ mt: 0, mb: 1.5, font: 'var(--text-meta)', lineHeight: 1.65 }}>
        {t.pageTeam.beHeirText}
      </FormHelperText>
    </Box>
  )
}
