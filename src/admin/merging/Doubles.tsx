import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { declarations } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { adminPaths } from '#src/adminPaths.ts'
import { findPossibleDoubles, setDistinct, type Pair } from '#src/providers/calls/doubles.ts'
import { failureText } from '#src/resource/failureText.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from '../AdminTitle.tsx'
import { RecordLink } from '../cells.tsx'

const { page } = declarations
/** Of pages whose names are compared, for one press of the button. */
const portionsAtOnce = 10
const keyOf = ({ Id, OtherId }: Pair) => `${Id} ${OtherId}`

/** Pages that may be one business, in pairs: to be merged, or told apart for good (docs/rules.md#doubles). */
export function Doubles() {
  const t = useAllMessages()
  useHead({ title: t.merging.doubles })
  const toast = useToast()
  const { alert } = useDialogs()
  const [told, setTold] = useState<readonly string[]>([])
  const found = useInfiniteQuery({
    queryKey: ['possibleDoubles'],
    queryFn: ({ signal, pageParam }) => findPossibleDoubles(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last) => last.Next ?? undefined,
    staleTime: 0,
  })
  // A pair with one number may be alike by name, too.
  const all = new Map(found.data?.pages.flatMap(({ Pairs }) => Pairs.map((pair) => [keyOf(pair), pair])))
  const pairs = [...all].flatMap(([key, pair]) => (told.includes(key) ? [] : [pair]))

  /** Until some are found, but not without an end. */
  async function lookOn() {
    if (found.isFetching) return
    for (let portions = 0; portions < portionsAtOnce; portions += 1) {
      const last = (await found.fetchNextPage()).data?.pages.at(-1)
      if (!last || last.Next === null || last.Pairs.length > 0) return
    }
  }

  async function tellApart(pair: Pair) {
    const key = keyOf(pair)
    setTold((keys) => [...keys, key])
    const bringBack = () => setTold((keys) => keys.filter((one) => one !== key))
    try {
      await setDistinct(pair, true)
      toast(t.merging.toldApart, () => setDistinct(pair, false).then(bringBack))
    } catch (error) {
      bringBack()
      await alert(failureText(t, error))
    }
  }

  const isNone = pairs.length === 0
  const outcome = found.hasNextPage ? isNone && t.merging.noneYet : isNone ? t.merging.none : t.merging.allSeen

  return (
    <Box sx={(theme) => ({ maxWidth: theme.measure.reading })}>
      <AdminTitle>{t.merging.doubles}</AdminTitle>
      <Typography color="text.secondary">{t.merging.doublesText}</Typography>
      {found.isPending && <Skeleton role="status" aria-label={t.shell.loading} height={64} />}
      {found.isError && <ErrorState compact error={found.error} retry={() => void found.refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0 }}>
        {pairs.map((pair) => (
          <PairRow key={keyOf(pair)} pair={pair} onTellApart={() => void tellApart(pair)} />
        ))}
      </Box>
      <Typography role="status" sx={{ my: 2 }}>
        {found.data && outcome}
      </Typography>
      {found.hasNextPage && (
        <Button variant="outlined" aria-disabled={found.isFetching} onClick={() => void lookOn()}>
          {t.merging.more}
        </Button>
      )}
    </Box>
  )
}

function PairRow({ pair, onTellApart }: { pair: Pair; onTellApart: () => void }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const both = { name: pair.Name ?? '', kept: pair.OtherName ?? '' }
  const by = { number: t.merging.sameNumber, link: t.merging.sameLink, name: t.merging.alikeName }
  const shared = [
    ...pair.By.map((trace) => by[trace]),
    ...(pair.Metres === null ? [] : [t.merging.apart({ metres: formatDigits(pair.Metres) })]),
  ]
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'hairline' }}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <One id={pair.Id} name={pair.Name} address={pair.Address} />
        <One id={pair.OtherId} name={pair.OtherName} address={pair.OtherAddress} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
          {shared.join(' · ')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" aria-label={t.merging.notSameOf(both)} onClick={onTellApart}>
            {t.merging.notSame}
          </Button>
          <Button
            component={Link}
            to={adminPaths.merge(pair.Id, pair.OtherId)}
            size="small"
            variant="outlined"
            aria-label={t.merging.compareOf(both)}
          >
            {t.merging.compare}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}

const One = ({ id, name, address }: { id: number; name: string | null; address: string | null }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <RecordLink resource={page.name} id={id}>
      {name ?? `#${id}`}
    </RecordLink>
    <Typography variant="body2" color="text.secondary">
      {address}
    </Typography>
  </Box>
)
