import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { AddRoundedIcon as Add } from '#src/elements/icons/acts.tsx'
import { CheckRoundedIcon as Check } from '#src/elements/icons/acts.tsx'
import { followRelation } from '#src/providers/calls/follow.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { rememberInterrupted, takeInterrupted } from '#src/providers/device/interrupted.ts'
import { readStored, useStoredProfile } from '#src/providers/device/storage.ts'
import { useRelation } from './useRelation.ts'
import { Button } from '#src/elements/Button.tsx'

interface FollowButtonProps {
  pageId: number
  name: string
  /** whether the page is followed, if the surrounding list knows; its buttons have no sign */
  initial?: boolean
}

/** Follows or unfollows a page. A visitor is sent to /login, and follows it when they come back. */
export function FollowButton({ pageId, name, initial }: FollowButtonProps) {
  const t = useMessages()
  const toast = useToast()
  const profile = useStoredProfile()
  const { pathname, search } = useLocation()
  const { isOn, isPending, change } = useRelation(followRelation, pageId, initial)
  const on = paths.page(pageId)
  const set = async (isFollowed: boolean) => {
    const isDone = await change(isFollowed)
    if (isDone === null) return
    if (isDone)
      return toast(
        isFollowed ? t.relations.followed({ name }) : t.relations.unfollowed({ name }),
        async () => (await change(!isFollowed)) === true,
      )
    // Where the session has ended, the login is open already.
    if (!readStored('StoredProfile') && isFollowed)
      return rememberInterrupted({ act: 'follow', on, next: pathname + search, name })
    toast(t.relations.followFailed)
  }
  const carryOut = useEffectEvent(() => {
    // Who follows it already would be counted twice, and Undo would end what they had.
    if (takeInterrupted('follow', on) && !isOn) void set(true)
  })
  const isKnown = profile !== null && !isPending
  useEffect(() => {
    if (isKnown) carryOut()
  }, [isKnown])
  if (!profile) {
    return (
      <Button
        to={paths.login(on)}
        onClick={() => rememberInterrupted({ act: 'follow', on, next: on, name })}
        variant="soft"
        size="small"
        startIcon={<Add />}
      >
        {t.page.follow}
      </Button>
    )
  }
  return (
    <Button
      onClick={() => void set(!isOn)}
      variant={isOn ? 'outlined' : 'soft'}
      size="small"
      {...(initial === undefined && { startIcon: isOn ? <Check /> : <Add /> })}
      aria-pressed={isOn}
      aria-label={`${isOn ? t.page.following : t.page.follow}: ${name}`}
    >
      {isOn ? t.page.following : t.page.follow}
    </Button>
  )
}
