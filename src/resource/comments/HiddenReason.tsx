import type { Comment } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { useAllMessages } from '#src/messages/working.ts'
import styles from './CommentItem.module.css'

/** For those who still see a hidden comment: its writer, and the people it stands under. */
export function HiddenReason({ comment: { Held, HiddenBecause } }: { comment: Comment }) {
  const { hiding } = useAllMessages()
  const why = shownText(HiddenBecause)
  const reason = () => {
    if (Held) return hiding.held
    return why ? hiding.hiddenBecause({ why }) : hiding.hidden
  }
  return <p className={styles.hidden}>{reason()}</p>
}
