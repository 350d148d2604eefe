import { styled } from '@mui/material/styles'
import type { Ref } from 'react'

export const TextArea = ({
  ref,
  rows,
  value,
  onChange,
  label,
}: {
  ref?: Ref<HTMLTextAreaElement>
  rows: number
  value: string
  onChange: (text: string) => void
  label: string
}) => (
  <Box
    ref={ref}
    rows={rows}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    placeholder={label}
    aria-label={label}
  />
)

const Box = styled('textarea')(({ theme }) => ({
  width: '100%',
  padding: '10px 14px',
  font: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.75,
  color: 'inherit',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.fieldBorder}`,
  borderRadius: theme.radius.input,
  resize: 'vertical',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}))
