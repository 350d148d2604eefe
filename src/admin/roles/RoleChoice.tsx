import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { roles, type Role } from '#resources'
import { useAllMessages } from '#src/messages/working.ts'

interface RoleChoiceProps {
  /** whose roles, for a screen reader */
  label: string
  chosen: ReadonlySet<Role>
  onChange: (role: Role, isChosen: boolean) => void
}

/** The roles, one box each. */
export function RoleChoice({ label, chosen, onChange }: RoleChoiceProps) {
  const t = useAllMessages()
  return (
    <FormGroup row role="group" aria-label={label} sx={{ gap: 1 }}>
      {roles.map((role) => (
        <FormControlLabel
          key={role}
          label={t.admin[role]}
          control={
            <Checkbox
              checked={chosen.has(role)}
              onChange={(_, isChosen) => onChange(role, isChosen)}
              // The area's boxes are named after rows otherwise (adminTheme.ts).
              slotProps={{ input: { 'aria-label': t.admin[role] } }}
            />
          }
        />
      ))}
    </FormGroup>
  )
}
