import Close from '@mui/icons-material/CloseRounded'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { cutLine } from '#src/cutText.ts'
import { useMessages } from '#src/messages/index.ts'

interface FilterChipProps {
  icon?: ReactNode
  children: string
  /** The filter is applied. A tap removes it. */
  isOn: boolean
  onTap: () => void
  /** The content that a tap opens. */
  opens?: 'dialog'
  busy?: boolean
}

/** One filter above a list of results. */
export function FilterChip({ icon, children, isOn, onTap, opens, busy = false }: FilterChipProps) {
  const t = useMessages()
  return (
    <Chip
      isOn={isOn}
      onClick={onTap}
      aria-busy={busy}
      {...(isOn ? { 'aria-label': t.search.remove({ filter: children }) } : {})}
      {...(opens && !isOn ? { 'aria-haspopup': opens } : {})}
    >
      {icon}
      <span>{children}</span>
      {isOn && <Close fontSize="small" aria-hidden />}
    </Chip>
  )
}

const Chip = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'isOn' })<{ isOn: boolean }>(
  ({ theme, isOn }) => ({
    position: 'relative',
    gap: 6,
    minHeight: 40,
    maxWidth: '100%',
    paddingInline: 14,
    borderRadius: theme.radius.chip,
    border: `1px solid ${isOn ? theme.vars.palette.primary.main : theme.vars.palette.fieldBorder}`,
    background: isOn ? theme.vars.palette.soft : theme.vars.palette.background.paper,
    color: isOn ? theme.vars.palette.primary.main : theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: isOn ? 700 : 400,
    lineHeight: 1.65,
    '& > span': cutLine,
    '& svg': { fontSize: '1.125rem' },
    // Extends the touch target to a height of 48 px.
    '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  }),
)
