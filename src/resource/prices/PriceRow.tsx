import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import EditIcon from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, type KeyboardEvent } from 'react'
import type { AnyRecord, ManagedName, Resource } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { describeKyat, KyatBox, parseKyat } from '#src/fields/inputs/KyatBox.tsx'
import { StatusBadge } from '#src/fields/values/StatusBadge.tsx'
import { listPictureOf, shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { priceParts, type Priced } from '#src/price/priceText.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { RowNews } from './RowNews.tsx'
import { StillForSale } from './StillForSale.tsx'
import { focusNextPrice } from './priceFields.ts'
import { usePriceRow } from './usePriceRow.ts'

interface PriceRowProps {
  readonly resource: Resource
  readonly product: AnyRecord
}

/** A product with its price to change in place. */
export function PriceRow({ resource, product }: PriceRowProps) {
  const t = useAllMessages()
  const writing = useLanguage()
  const id = useId()
  const row = usePriceRow(resource, product)
  const { record, fields } = row
  const source = resource.name as ManagedName
  const name = shownText(record[resource.title]) ?? t.lists.noName

  // "negotiable", "per viss"
  const [words, remark] = priceParts(record as unknown as Priced, { t, writing })

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') row.putBack()
    // Leaving the box saves it.
    if (event.key === 'Enter' && !focusNextPrice(event.currentTarget)) void row.save()
  }

  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, py: 2, borderBottom: 1, borderColor: 'hairline' }}
      aria-labelledby={`${id}-name`}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar file={listPictureOf(record)} name={name} size={40} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={`${id}-name`} sx={{ fontWeight: 700 }}>
            {name}
          </Typography>
          <StatusBadge status={record['Status']} held={record['Held'] === true} />
        </Box>
        <IconButton
          component={Link}
          to={paths.create(source, record.Id)}
          aria-label={t.prices.duplicateOf({ name })}
          title={t.itemMenu.duplicate}
        >
          <CopyIcon aria-hidden />
        </IconButton>
        <IconButton
          component={Link}
          to={paths.update(source, record.Id)}
          onClick={() => writeStored('StoredItem', record)}
          aria-label={`${t.manage.edit}: ${name}`}
          title={t.manage.edit}
          edge="end"
        >
          <EditIcon aria-hidden />
        </IconButton>
      </Box>
      <Box
        data-price-row
        // Below each other where large text leaves no room.
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' }}
        onBlur={(event) => {
          // From a lower to a higher price one is still in the row.
          if (!event.currentTarget.contains(event.relatedTarget)) void row.save()
        }}
      >
        {fields.length === 0 && <Typography color="text.secondary">{words}</Typography>}
        {fields.map(([field]) => {
          const text = row.textOf(field)
          const amount = parseKyat(text)
          const error = row.errors[field]
          return (
            <Box key={field}>
              <KyatBox
                id={`${id}-${field}`}
                value={text}
                onChange={(next) => row.write(field, next)}
                onKeyDown={onKeyDown}
                invalid={error !== undefined}
                label={`${labelOf(t, resource, field)}: ${name}`}
                describedBy={`${id}-${field}-help`}
              />
              <FormHelperText
                id={`${id}-${field}-help`}
                error={error !== undefined}
                role={error ? 'alert' : undefined}
                component="div"
              >
                {error ??
                  `${typeof amount === 'number' ? describeKyat(amount, writing) : ''}${remark ? ` · ${remark}` : ''}`}
              </FormHelperText>
            </Box>
          )
        })}
      </Box>
      <RowNews row={row} name={name} />
      <StillForSale resource={resource} row={row} name={name} />
    </Box>
  )
}
