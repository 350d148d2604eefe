import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useId, type Ref } from 'react'

export function TextArea({
  ref,
  rows,
  value,
  onChange,
  label,
  error,
}: {
  ref?: Ref<HTMLTextAreaElement>
  rows: number
  value: string
  onChange: (text: string) => void
  label: string
  /** what is wrong with the text; announced to screen readers */
  error: string | undefined
}) {
  const errorId = useId()
  return (
    <>
      <Box
        ref={ref}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={label}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
      />
      <FormHelperText
        id={errorId}
        role={error ? 'alert' : undefined}
        error
        sx={{ m: 0, '&:empty': { display: 'none' } }}
      >
        {error}
      </FormHelperText>
    </>
  )
}

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
