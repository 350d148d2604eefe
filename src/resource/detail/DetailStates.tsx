import type { ReactNode } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { EmptyStateWithLink, ErrorState } from '../list/ListStates.tsx'
import type { RecordState } from './useRecord.ts'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import styles from './DetailStates.module.css'

interface DetailStatesProps<R> {
  detail: RecordState<R>
  /** replaces 'No data found' (spec 4.24) */
  missing?: string
  /** what stands for a record of another shape than most */
  skeleton?: ReactNode
  children: (record: R) => ReactNode
}

/** The states of a detail screen: loading, found, not found, or failed with Retry (spec 4.23, 4.24). */
export function DetailStates<R>({ detail, missing, skeleton, children }: DetailStatesProps<R>) {
  const t = useMessages()
  switch (detail.state) {
    case 'loading':
      return (
        <div className={styles.loading} role="status" aria-label={t.shell.loading} aria-busy="true">
          {skeleton ?? <DetailSkeleton />}
        </div>
      )
    case 'missing':
      return (
        <EmptyStateWithLink
          text={missing ?? t.lists.noData}
          to={paths.home}
          label={t.shell.backToHome}
          variant="outlined"
        />
      )
    case 'failed':
      return <ErrorState error={detail.error} retry={detail.retry} />
    case 'found':
      return (
        <>
          {detail.failure && <ErrorState compact text={t.lists.moreFailed} {...detail.failure} />}
          {children(detail.record)}
        </>
      )
  }
}

const DetailSkeleton = () => (
  <>
    <Skeleton className={styles.picture} variant="picture" />
    <Skeleton className={styles.title} height={48} width="70%" />
    <Skeleton height={28} />
    <Skeleton height={28} width="80%" />
  </>
)
