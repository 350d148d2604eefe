import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { findAlike } from '#src/providers/calls/imports.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { RecordLink } from '../cells.tsx'

/** Businesses of the import that may be others near them: only people can tell. They are looked for when somebody asks, some at a time. */
export function Alike({ id }: { id: number }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const [isAsked, setIsAsked] = useState(false)
  const found = useInfiniteQuery({
    queryKey: ['importAlike', id],
    queryFn: ({ signal, pageParam }) => findAlike(id, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last) => last.Next ?? undefined,
    enabled: isAsked,
  })
  const pairs = found.data?.pages.flatMap(({ Pairs }) => Pairs) ?? []
  const isBusy = found.isFetching
  const more = () => (isAsked ? void found.fetchNextPage() : setIsAsked(true))
  return (
    <Box component="section" aria-labelledby="import-alike" sx={{ my: 3 }}>
      <Typography variant="h3" component="h2" id="import-alike">
        {t.imports.alike}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.imports.alikeText}
      </Typography>
      {found.isError && <ErrorState compact error={found.error} retry={() => void found.refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pairs.map((pair) => (
          <Box
            component="li"
            key={`${pair.Id} ${pair.OtherId}`}
            sx={{ py: 0.75, borderBottom: 1, borderColor: 'hairline' }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, overflowWrap: 'anywhere' }}>
              <RecordLink resource="page" id={pair.Id}>
                {pair.Name}
              </RecordLink>
              <RecordLink resource="page" id={pair.OtherId}>
                {[pair.OtherName, pair.OtherAddress].filter(Boolean).join(', ')}
              </RecordLink>
            </Box>
            <Typography variant="body2" color="text.secondary">
              {t.imports.alikePair({
                metres: formatDigits(pair.Metres ?? 0),
                percent: formatDigits(Math.round(pair.Similarity * 100)),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
      {found.data && pairs.length === 0 && !found.hasNextPage && <Typography>{t.imports.noneAlike}</Typography>}
      {(!isAsked || found.hasNextPage) && (
        <Button variant="outlined" size="small" aria-disabled={isBusy} onClick={more} sx={{ mt: 1 }}>
          {t.imports.findAlike}
        </Button>
      )}
    </Box>
  )
}
