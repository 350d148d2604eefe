import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { paths } from '#src/paths.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import type { Outcome } from './AccountDeletion.tsx'

// Only for who is signed in.
const AccountDeletion = lazyWithSentences(async () => (await import('./AccountDeletion.tsx')).AccountDeletion)

/** Delay in ms before the redirect after the deletion, whether it succeeded or failed (spec 9.20). */
const redirectDelayMs = 1500

/**
 * /profile/delete: a confirmation, the deletion, its message, and a redirect to /login or /home (spec 4.39 to 4.42,
 * 8.28 to 8.30). Open to visitors too.
 */
function DeleteProfileScreen() {
  const t = useVisitingMessages()
  useHead({ title: t.deletion.title })
  const profile = useStoredProfile()
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(
      () => void navigate(outcome.done ? paths.login() : paths.home, { replace: true }),
      redirectDelayMs,
    )
    return () => clearTimeout(timer)
  }, [outcome, navigate])

  return (
    <Screen>
      <ScreenTitle back>{t.deletion.title}</ScreenTitle>
      {outcome && <div>{outcome.message}</div>}
      <div style={{ display: 'grid', gap: 16, maxWidth: 'var(--reading)', justifyItems: 'start' }}>
        {!outcome && profile && (
          <Suspense>
            <AccountDeletion email={profile.Email} onOutcome={setOutcome} />
          </Suspense>
        )}
        {!outcome && isHydrated && !profile && (
          <>
            <Text>{t.deletion.loginFirst}</Text>
            <Button to={paths.login(paths.profileDelete)} variant="contained">
              {t.shell.login}
            </Button>
          </>
        )}
      </div>
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: DeleteProfileScreen }
