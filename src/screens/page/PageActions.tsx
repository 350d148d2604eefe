import { GroupOutlinedIcon as GroupIcon } from '#src/elements/icons/acts.tsx'
import type { Page } from '#resources'
import { blockRelation } from '#src/providers/calls/follow.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { lazyPart } from '#src/navigation/lazy.tsx'
import { BlockedNote } from '#src/resource/relation/BlockedNote.tsx'
import { useRelation } from '#src/resource/relation/useRelation.ts'
import { FollowButton } from '#src/resource/relation/FollowButton.tsx'
import { Button } from '#src/elements/Button.tsx'
import { OwnGaps, useManagesPage } from './OwnPencil.tsx'
import styles from './PageActions.module.css'

export const PageActionsSkeleton = () => <div className={styles.blank} />
const PageActs = lazyPart(async () => (await import('./PageActs.tsx')).PageActs, <PageActionsSkeleton />)

/** Beside the name: follow. Its own team and who blocked it do not. */
export function PageFollow({ page }: { page: Page }) {
  const t = useMessages()
  const { isOn: isBlocked } = useRelation(blockRelation, page.Id)
  const manages = useManagesPage(page.Id)
  return isBlocked || manages ? null : <FollowButton pageId={page.Id} name={shownText(page.Name) ?? t.lists.noName} />
}

/**
 * Below the facts: how one reaches it, once its numbers are known; for its team links to its people and its QR code; for people who
 * blocked it a note with Unblock (docs/rules.md#following, #page-admins, #blocking).
 */
export function PageActions({ page, isWhole }: { page: Page; isWhole: boolean }) {
  const t = useMessages()
  const { isOn: isBlocked } = useRelation(blockRelation, page.Id)
  const manages = useManagesPage(page.Id)
  if (isBlocked) return <BlockedNote pageId={page.Id} name={shownText(page.Name) ?? t.lists.noName} />
  return (
    <>
      {isWhole ? <PageActs page={page} /> : <PageActionsSkeleton />}
      {manages && (
        <div className={styles.team}>
          <Button to={paths.pageTeam(page.Id)} variant="outlined" startIcon={<GroupIcon aria-hidden />}>
            {t.itemMenu.people}
          </Button>
          <Button to={paths.pageQr(page.Id)} variant="outlined">
            {t.page.qrCode}
          </Button>
          {isWhole && <OwnGaps page={page} />}
        </div>
      )}
    </>
  )
}
