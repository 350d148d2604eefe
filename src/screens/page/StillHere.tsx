import { useEffect, useEffectEvent } from 'react'
import type { Page } from '#resources'
import { Button } from '#src/elements/Button.tsx'
import { CheckRoundedIcon as Check } from '#src/elements/icons/acts.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { rememberInterrupted, takeInterrupted } from '#src/providers/device/interrupted.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { useStillHere } from '#src/resource/freshness/useStillHere.ts'

/** Says that a business is still there. A visitor is sent to /login, and has said it when they come back. */
export function StillHere({ page }: { page: Page }) {
  const t = useMessages()
  const isSignedIn = useStoredProfile() !== null
  const { isSaid, say } = useStillHere(page.Id)
  const on = paths.page(page.Id)
  const remember = () =>
    rememberInterrupted({ act: 'stillHere', on, next: on, name: shownText(page.Name) ?? t.lists.noName })
  const tap = async () => {
    if (!(await say())) remember()
  }
  const carryOut = useEffectEvent(() => {
    if (takeInterrupted('stillHere', on)) void tap()
  })
  useEffect(() => {
    if (isSignedIn) carryOut()
  }, [isSignedIn])
  // What says that it is closed is not asked for.
  if ((page.Closure ?? 'none') !== 'none') return null
  return (
    <Button
      size="small"
      variant="soft"
      {...(isSignedIn
        ? { onClick: () => void tap(), 'aria-pressed': isSaid }
        : { to: paths.login(on), onClick: remember })}
      {...(isSaid && { startIcon: <Check /> })}
    >
      {t.page.stillHere}
    </Button>
  )
}
