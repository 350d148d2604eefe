import { BlockRoundedIcon as BlockIcon } from '#src/elements/icons/acts.tsx'
import { blockRelation } from '#src/providers/calls/follow.ts'
import { useMessages } from '#src/messages/index.ts'
import { UnblockButton } from './UnblockButton.tsx'
import { useRelation } from './useRelation.ts'
import { Text } from '#src/elements/Text.tsx'
import styles from './BlockedNote.module.css'

/** On a post or product of a page the person blocked: says so and offers to unblock. */
export function BlockedOwnerNote({ record }: { record: { PageId: number | null; PageName?: string | null } }) {
  const t = useMessages()
  const pageId = record.PageId ?? 0
  const { isOn } = useRelation(blockRelation, pageId)
  return isOn ? <BlockedNote pageId={pageId} name={record.PageName ?? t.lists.noName} /> : null
}

/** A blocked page and its items still open by id, with this note (docs/rules.md#blocking). */
export function BlockedNote({ pageId, name }: { pageId: number; name: string }) {
  const t = useMessages()
  return (
    <div className={styles.note} role="note">
      <BlockIcon className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <Text className={styles.title}>{t.page.blockedNote}</Text>
        <Text variant="body2" color="muted">
          {t.relations.blockedDetail}
        </Text>
      </div>
      <UnblockButton pageId={pageId} name={name} />
    </div>
  )
}
