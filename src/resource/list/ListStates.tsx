import { CloudOffOutlinedIcon as CloudOffOutlined } from '#src/elements/icons/frame.tsx'
import type { ReactNode } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { RequestId } from '#src/layout/feedback/RequestId.tsx'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import styles from './ListStates.module.css'

/** An empty list: a message and a useful next action (docs/experience.md#lists). */
export const EmptyState = ({ text, hint, action }: { text: string; hint?: string | undefined; action?: ReactNode }) => (
  <div className={styles.state}>
    <div className={styles.awning} aria-hidden />
    <Text className={styles.text} color="muted">
      {text}
    </Text>
    {hint && (
      <Text className={styles.text} variant="body2" color="muted">
        {hint}
      </Text>
    )}
    {action}
  </div>
)

interface EmptyStateWithLinkProps {
  text: string
  to: string
  label: string
  variant?: 'contained' | 'outlined'
}

/** An empty state with a link to continue. */
export const EmptyStateWithLink = ({ text, to, label, variant = 'contained' }: EmptyStateWithLinkProps) => (
  <EmptyState
    text={text}
    action={
      <Button to={to} variant={variant}>
        {label}
      </Button>
    }
  />
)

/**
 * A failed list where an empty state would be (spec 8.04): the reason and Retry, and nothing of there being no results, which nobody
 * knows (docs/experience.md#lists). The query cache logs the failure.
 */
export function MutedErrorState({ reason, error, retry }: { reason: string; error: unknown; retry: () => void }) {
  const t = useMessages()
  return (
    <div role="alert">
      <EmptyState
        text={reason}
        action={
          <>
            <Button variant="outlined" onClick={retry}>
              {t.lists.retry}
            </Button>
            <RequestId error={error} />
          </>
        }
      />
    </div>
  )
}

interface ErrorStateProps {
  text?: string
  /** Names the request in the log, where it is of an answer. */
  error?: unknown
  retry?: () => void
  compact?: boolean
}

/** An error message with Retry. */
export function ErrorState({ text, error, retry, compact = false }: ErrorStateProps) {
  const t = useMessages()
  return (
    <div role="alert" className={classNames(styles.failed, compact && styles.compact)}>
      <Text className={styles.error} color="error">
        <CloudOffOutlined size="small" />
        <span>{text ?? t.lists.failedToFetch}</span>
      </Text>
      {retry && (
        <Button variant="outlined" onClick={retry}>
          {t.lists.retry}
        </Button>
      )}
      <RequestId error={error} />
    </div>
  )
}
