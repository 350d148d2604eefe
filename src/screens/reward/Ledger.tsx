import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { type Reward, findResource } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { useList } from '#src/resource/list/useList.ts'

/** The person's reward entries, newest first. */
export function Ledger() {
  const t = useAllMessages()
  const list = useList({ name: 'reward' })
  const isEmpty = !list.isLoading && !list.isFailed && list.items.length === 0
  return (
    <Section title={t.rewards.ledger}>
      {list.isLoading && [0, 1, 2].map((at) => <Skeleton key={at} height={56} />)}
      {list.isFailed && <ErrorState compact error={list.error} retry={list.retry} />}
      {isEmpty && <EmptyState text={t.rewards.ledgerEmpty} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.items.map((reward) => (
          <Entry key={reward.Id} reward={reward} />
        ))}
      </Box>
      {list.hasStopped && <ErrorState compact text={t.lists.moreFailed} error={list.error} retry={list.retry} />}
      {list.hasMore && list.items.length >= 20 && (
        <Button onClick={list.loadMore} disabled={list.isLoadingMore}>
          {t.rewards.morePoints}
        </Button>
      )}
    </Section>
  )
}

function Entry({ reward }: { reward: Reward }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const label = reward.Act ? t.rewards[reward.Act] : ''
  const leads = reward.About !== null && reward.AboutId !== null && findResource(reward.About)?.view !== undefined
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 56,
        py: 1,
        borderBottom: 1,
        borderColor: 'hairline',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {leads ? (
          <Link component={RouterLink} to={paths.view(reward.About ?? '', reward.AboutId ?? 0)} color="text.primary">
            {label}
          </Link>
        ) : (
          label
        )}
        <Typography
          component="time"
          dateTime={reward.CreatedAt}
          variant="caption"
          color="text.secondary"
          sx={{ display: 'block' }}
        >
          {formatDate(reward.CreatedAt, writing)}
        </Typography>
      </Box>
      <Box sx={{ fontWeight: 700, color: 'success.main', whiteSpace: 'nowrap' }}>
        +{t.rewards.points({ points: reward.Points ?? 0 })}
      </Box>
    </Box>
  )
}
