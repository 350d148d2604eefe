import { GroupOutlinedIcon as GroupIcon } from '#src/elements/icons/acts.tsx'
import type { Page } from '#resources'
import { blockRelation } from '#src/providers/calls/follow.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useActor } from '#src/resource/useActor.ts'
import { BlockedNote } from '#src/resource/relation/BlockedNote.tsx'
import { useRelation } from '#src/resource/relation/useRelation.ts'
import { SaveButton } from '#src/resource/saved/SaveButton.tsx'
import { ShareButton } from '#src/resource/share/ShareButton.tsx'
import { FollowButton } from '#src/resource/relation/FollowButton.tsx'
import { Button } from '#src/elements/Button.tsx'
import styles from './PageActions.module.css'

/**
 * The actions below a page's head: follow and share; for its team a link to the team's screen; for people who blocked
 * it a note with Unblock (docs/rules.md#following, #page-admins, #blocking).
 */
export function PageActions({ page }: { page: Page }) {
  const t = useMessages()
  const { isOn: isBlocked } = useRelation(blockRelation, page.Id)
  const actor = useActor(page.Id)
  const managesPage = actor !== null && (actor.owns.includes(page.Id) || actor.administers.includes(page.Id))
  const name = shownText(page.Name) ?? t.lists.noName
  if (isBlocked) return <BlockedNote pageId={page.Id} name={name} />
  return (
    <div className={styles.acts}>
      {managesPage ? (
        <>
          <Button to={paths.pageTeam(page.Id)} variant="outlined" startIcon={<GroupIcon aria-hidden />}>
            {t.itemMenu.people}
          </Button>
          <Button to={paths.pageQr(page.Id)} variant="outlined">
            {t.page.qrCode}
          </Button>
        </>
      ) : (
        <FollowButton pageId={page.Id} name={name} />
      )}
      <ShareButton path={paths.page(page.Id)} title={name} />
      <SaveButton source="page" record={page} />
    </div>
  )
}
