import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { sold, type Resource } from '#resources'
import { useAllMessages } from '#src/messages/working.ts'
import { isDueForCheck } from './stillForSale.ts'
import type { PriceRowState } from './usePriceRow.ts'

interface StillForSaleProps {
  readonly resource: Resource
  readonly row: PriceRowState
  readonly name: string
}

/** Asked after 60 days without a change: one tap says that it is still there, or sold (docs/decisions/price-list.md). */
export function StillForSale({ resource, row, name }: StillForSaleProps) {
  const t = useAllMessages()
  const id = useId()
  const [now] = useState(() => Date.now())
  const [isRenewed, setRenewed] = useState(false)
  const isBusy = row.state.name === 'saving'
  if (!isDueForCheck(resource, row.record, now)) {
    return isRenewed ? (
      <Typography role="status" variant="body2">
        {t.prices.renewed}
      </Typography>
    ) : null
  }
  const say = (values: Readonly<Record<string, unknown>>, before: typeof values | null) => {
    setRenewed(before === null)
    void row.change(values, before)
  }
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        bgcolor: 'soft',
        borderRadius: theme.radius.input,
      })}
    >
      <Typography id={id} sx={{ flex: '1 1 160px', fontWeight: 700 }}>
        {t.prices.stillForSale}
      </Typography>
      <Button
        variant="contained"
        size="small"
        disabled={isBusy}
        aria-label={`${t.prices.yes}: ${name}`}
        onClick={() => say({ StillForSaleAt: new Date().toISOString() }, null)}
      >
        {t.prices.yes}
      </Button>
      <Button
        variant="outlined"
        size="small"
        disabled={isBusy}
        aria-label={`${t.prices.noSold}: ${name}`}
        onClick={() => say({ Status: sold }, { Status: row.record['Status'] })}
      >
        {t.prices.noSold}
      </Button>
    </Box>
  )
}
