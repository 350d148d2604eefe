import { AddRoundedIcon as Add } from '#src/elements/icons/acts.tsx'
import { CheckRoundedIcon as Check } from '#src/elements/icons/acts.tsx'
import { followRelation } from '#src/providers/calls/follow.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { useRelation } from './useRelation.ts'
import { Button } from '#src/elements/Button.tsx'

interface FollowButtonProps {
  pageId: number
  name: string
  /** whether the page is followed, if the surrounding list knows; buttons in lists are smaller */
  initial?: boolean
}

/** Follows or unfollows a page. A visitor is sent to /login and returns after signing in. */
export function FollowButton({ pageId, name, initial }: FollowButtonProps) {
  const t = useMessages()
  const toast = useToast()
  const profile = useStoredProfile()
  const { isOn, change } = useRelation(followRelation, pageId, initial)
  if (!profile) {
    return (
      <Button to={paths.login(paths.page(pageId))} variant="contained" startIcon={<Add />}>
        {t.page.follow}
      </Button>
    )
  }
  const toggle = async () => {
    if (!(await change(!isOn))) toast(t.relations.followFailed)
  }
  return (
    <Button
      onClick={() => void toggle()}
      variant={isOn ? 'outlined' : 'contained'}
      {...(initial === undefined ? { startIcon: isOn ? <Check /> : <Add /> } : { size: 'small' })}
      aria-pressed={isOn}
      aria-label={`${isOn ? t.page.following : t.page.follow}: ${name}`}
    >
      {isOn ? t.page.following : t.page.follow}
    </Button>
  )
}
