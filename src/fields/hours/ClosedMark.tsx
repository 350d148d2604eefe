import type { Page } from '#resources'
import { choiceOf, useMessages } from '#src/messages/index.ts'
import styles from './OpenBadge.module.css'

type Closure = Page['Closure'] | undefined

export const isClosed = (closure: Closure): closure is 'forAWhile' | 'forGood' =>
  closure === 'forAWhile' || closure === 'forGood'

/** That a business is closed for a while or for good, the same wherever it is listed (docs/rules.md#closed-pages). */
export function ClosedMark({ closure }: { closure: Closure }) {
  const t = useMessages()
  if (!isClosed(closure)) return null
  return (
    <span className={styles.badge} data-open="never">
      {choiceOf(t, { name: 'page' }, 'Closure', closure)}
    </span>
  )
}
