import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Button } from '#src/elements/Button.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { Text } from '#src/elements/Text.tsx'
import { lazyPart, lazyPiece, type ScreenModule } from '#src/navigation/lazy.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { paths } from '#src/paths.ts'
import { findTotal } from '#src/providers/calls/rewards.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import styles from './RewardScreen.module.css'

const WhatCounts = lazyPart(async () => (await import('./WhatCounts.tsx')).WhatCounts)
// The same element at each rendering: React would take one that is not hydrated yet off the screen, and draw it anew when its code has come.
const whatCounts = <WhatCounts />
// Only for who is signed in.
const Ledger = lazyPiece(async () => (await import('./Ledger.tsx')).Ledger)

const ways = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 } as const

/**
 * /reward: the person's points, which the server counts, with a ledger; visitors read what earns points
 * (docs/rules.md#rewards).
 */
function RewardScreen() {
  const t = useVisitingMessages()
  useHead({ title: t.shell.reward })
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  return (
    <Screen>
      <div style={{ maxWidth: 'var(--reading)' }}>
        <ScreenTitle back>{t.shell.reward}</ScreenTitle>
        {profile && <Total email={profile.Email} />}
        <Text style={{ marginTop: 16 }}>{t.rewards.pointsText}</Text>
        <Text style={{ marginBlock: '8px 16px' }}>{t.rewards.pointsToday}</Text>
        {profile && (
          <div style={ways}>
            <Button to={paths.create('post')} variant="contained">
              {t.rewards.newPost}
            </Button>
            <Button to={paths.share} variant="outlined">
              {t.rewards.shareProgram}
            </Button>
          </div>
        )}
        {!profile && (
          // Its place is kept until it is known that nobody is signed in.
          <div style={{ ...ways, gap: 16, ...(!isHydrated && { visibility: 'hidden' }) }}>
            <Text color="muted">{t.rewards.pointsVisitor}</Text>
            <Button to={paths.login(paths.reward)} variant="contained">
              {t.shell.login}
            </Button>
          </div>
        )}
        {whatCounts}
        {profile && (
          <Suspense>
            <Ledger />
          </Suspense>
        )}
      </div>
    </Screen>
  )
}

function Total({ email }: { email: string }) {
  const t = useVisitingMessages()
  const { data } = useQuery({
    queryKey: ['reward', 'total', email],
    queryFn: ({ signal }) => findTotal(signal),
    staleTime: 0,
  })
  return (
    <div className={styles.total}>
      <Text variant="body2">{t.rewards.yourPoints}</Text>
      {data === undefined ? (
        <Skeleton width={160} height={50.2} />
      ) : (
        <Text as="p" variant="h1" style={{ color: 'var(--brand)', marginTop: 4 }}>
          {t.rewards.points({ points: data })}
        </Text>
      )}
    </div>
  )
}

export const screen: ScreenModule = { Screen: RewardScreen }
