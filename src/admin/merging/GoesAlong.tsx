import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { declarations, registry } from '#resources'
import { sourceTitle, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { countUses } from '#src/providers/calls/contents.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'

/** Are told of what happened to the page, or end with it. */
const unsaid: readonly string[] = [declarations.notification.name, declarations.pageTransfer.name]

/** How many posts, products, ratings and so on come to the page that stays. */
export function GoesAlong({ drop }: { drop: number }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['page', 'uses', drop],
    queryFn: ({ signal }) => countUses('page', drop, signal),
    staleTime: 0,
  })
  const counts = [...registry.keys()].flatMap((name) => {
    const count = unsaid.includes(name) ? 0 : (data?.BySource[name] ?? 0)
    return count > 0 ? [{ name, count }] : []
  })
  return (
    <Box component="section" aria-labelledby="goes-along" sx={{ my: 3 }}>
      <Typography variant="h3" component="h2" id="goes-along">
        {t.merging.goesAlong}
      </Typography>
      {error && <ErrorState compact error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton role="status" aria-label={t.shell.loading} height={32} />}
      {data && counts.length === 0 && <Typography>{t.merging.nothingAlong}</Typography>}
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none', m: 0, p: 0 }}>
        {counts.map(({ name, count }) => (
          <li key={name}>
            <span>{`${sourceTitle(t, name)} `}</span>
            <b>{formatDigits(count)}</b>
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t.merging.onlyOnce}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.merging.notAlong}
      </Typography>
    </Box>
  )
}
