import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CheckIcon from '@mui/icons-material/CheckRounded'
import ErrorIcon from '@mui/icons-material/ErrorOutline'
import Typography from '@mui/material/Typography'
import { useAllMessages } from '#src/messages/working.ts'
import type { PriceRowState, RowState } from './usePriceRow.ts'

/** What became of a change, told to screen readers too, with what one can do about it. */
export function RowNews({ row, name }: { row: PriceRowState; name: string }) {
  const t = useAllMessages()
  const { state } = row
  const act = (label: string, onClick: () => void) => (
    <Button size="small" onClick={onClick} aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography role="status" variant="body2" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
        <News state={state} />
      </Typography>
      {state.name === 'saved' && state.before && act(t.prices.undo, () => void row.change(state.before ?? {}, null))}
      {(state.name === 'unsent' || state.name === 'failed') && act(t.prices.save, () => void row.save())}
      {(state.name === 'unsent' || state.name === 'failed') && act(t.prices.undo, row.putBack)}
    </Box>
  )
}

function News({ state }: { state: RowState }) {
  const t = useAllMessages()
  if (state.name === 'saving') return <span>{t.prices.saving}</span>
  if (state.name === 'unsent') return <span>{t.prices.unsent}</span>
  if (state.name === 'saved')
    return (
      <>
        <CheckIcon aria-hidden fontSize="small" color="primary" />
        <span>{t.prices.saved}</span>
      </>
    )
  if (state.name === 'failed')
    return (
      <>
        <ErrorIcon aria-hidden fontSize="small" color="error" />
        <span>{state.text}</span>
      </>
    )
  return null
}
