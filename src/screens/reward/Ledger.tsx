import { Button } from '#src/elements/Button.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { Text } from '#src/elements/Text.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { type Reward, findResource } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { paths } from '#src/paths.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { useList } from '#src/resource/list/useList.ts'
import styles from './RewardScreen.module.css'

/** The person's reward entries, newest first. */
export function Ledger() {
  const t = useVisitingMessages()
  const list = useList({ name: 'reward' })
  const isEmpty = !list.isLoading && !list.isFailed && list.items.length === 0
  return (
    <Section title={t.rewards.ledger}>
      {list.isLoading && [0, 1, 2].map((at) => <Skeleton key={at} height={56} />)}
      {list.isFailed && <ErrorState compact error={list.error} retry={list.retry} />}
      {isEmpty && <EmptyState text={t.rewards.ledgerEmpty} />}
      <ul className={styles.list}>
        {list.items.map((reward) => (
          <Entry key={reward.Id} reward={reward} />
        ))}
      </ul>
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
  const t = useVisitingMessages()
  const writing = useLanguage()
  const label = reward.Act ? t.rewards[reward.Act] : ''
  const leads = reward.About !== null && reward.AboutId !== null && findResource(reward.About)?.view !== undefined
  return (
    <li className={styles.row} style={{ minHeight: 56 }}>
      <div className={styles.label}>
        {leads ? (
          <TextLink style={{ color: 'inherit' }} to={paths.view(reward.About ?? '', reward.AboutId ?? 0)}>
            {label}
          </TextLink>
        ) : (
          <span>{label}</span>
        )}
        <Text as="time" dateTime={reward.CreatedAt} variant="caption" color="muted" style={{ display: 'block' }}>
          {formatDate(reward.CreatedAt, writing)}
        </Text>
      </div>
      <div className={styles.amount}>{`+${t.rewards.points({ points: reward.Points ?? 0 })}`}</div>
    </li>
  )
}
