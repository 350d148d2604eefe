import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { AnyRecord, ManagedName, Resource } from '#resources'
import { matchesTypeahead } from '#resources/text/tokens.ts'
import { useReadings } from '#src/fields/encoding/useReadings.ts'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useGetList } from '#src/providers/reading.ts'
import { EmptyStateWithLink, ErrorState } from '../list/ListStates.tsx'
import { PriceRow } from './PriceRow.tsx'

/** The list has a search field from this many rows on. */
const searchedFrom = 8

interface PriceListProps {
  readonly resource: Resource
  /** the named list of the page's own records */
  readonly filter: Readonly<Record<string, unknown>>
}

/** The prices of a page's products, changed in place (docs/decisions/price-list.md). */
export function PriceList({ resource, filter }: PriceListProps) {
  const t = useAllMessages()
  const [query, setQuery] = useState('')
  const readings = useReadings(query)
  const { data, error, refetch } = useGetList<AnyRecord & { id: number }>(
    resource.name,
    { filter, pagination: { page: 1, perPage: 1000 } },
    { refetchOnMount: 'always' },
  )
  if (!data) return error ? <ErrorState retry={() => void refetch()} /> : <ScreenLoading />
  const source = sourceName(t, resource.name)
  if (data.length === 0)
    return (
      <EmptyStateWithLink
        text={t.manage.noneAvailable({ source })}
        to={paths.create(resource.name as ManagedName)}
        label={t.manage.createFirst({ source })}
      />
    )
  const label = t.manage.searchLocally({ source })
  const isFound = (record: AnyRecord) =>
    query.trim() === '' || readings.some((text) => matchesTypeahead(String(record[resource.title] ?? ''), text))
  const found = data.filter(isFound)
  return (
    <Box sx={(theme) => ({ maxWidth: theme.measure.reading, pb: 3 })}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t.prices.hint}
      </Typography>
      {data.length > searchedFrom && (
        <OutlinedInput
          fullWidth
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={label}
          inputProps={{ 'aria-label': label }}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map((record) => (
          <PriceRow key={record.Id} resource={resource} product={record} />
        ))}
      </Box>
      {found.length === 0 && <Typography role="status">{t.lists.noResults}</Typography>}
    </Box>
  )
}
