import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { rewardActs, rewardPoints } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { findTotal } from '#src/providers/calls/rewards.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import type { ScreenModule } from '#src/screen.tsx'
import { Ledger } from './Ledger.tsx'

/**
 * /reward: the person's points, which the server counts, with a ledger; visitors read what earns points
 * (docs/rules.md#rewards).
 */
function RewardScreen() {
  const t = useAllMessages()
  useHead({ title: t.shell.reward })
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  return (
    <Screen>
      <Box sx={{ maxWidth: (theme) => theme.measure.reading }}>
        <ScreenTitle>{t.shell.reward}</ScreenTitle>
        {profile && <Total email={profile.Email} />}
        <Typography sx={{ mt: 2 }}>{t.rewards.pointsText}</Typography>
        <Typography sx={{ mt: 1, mb: 2 }}>{t.rewards.pointsToday}</Typography>
        {profile && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={Link} to={paths.create('post')} variant="contained">
              {t.manage.newPost}
            </Button>
            <Button component={Link} to={paths.share} variant="outlined">
              {t.profile.shareProgram}
            </Button>
          </Box>
        )}
        {!profile && (
          // Its place is kept until it is known that nobody is signed in.
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
            style={isHydrated ? undefined : { visibility: 'hidden' }}
          >
            <Typography color="text.secondary">{t.rewards.pointsVisitor}</Typography>
            <Button component={Link} to={paths.login(paths.reward)} variant="contained">
              {t.shell.login}
            </Button>
          </Box>
        )}
        <WhatCounts />
        {profile && <Ledger />}
      </Box>
    </Screen>
  )
}

function Total({ email }: { email: string }) {
  const t = useAllMessages()
  const { data } = useQuery({
    queryKey: ['reward', 'total', email],
    queryFn: ({ signal }) => findTotal(signal),
    staleTime: 0,
  })
  return (
    <Box sx={(theme) => ({ p: 3, borderRadius: theme.radius.card, bgcolor: 'soft', display: 'grid', gap: 0.5 })}>
      <Typography variant="body2">{t.rewards.yourPoints}</Typography>
      {data === undefined ? (
        <Skeleton width={160} height={50} />
      ) : (
        <Typography component="p" variant="h1" sx={{ color: 'primary.main' }}>
          {t.rewards.points({ points: data })}
        </Typography>
      )}
    </Box>
  )
}

/** The table of amounts, the same one the server uses (resources/reward.ts). */
function WhatCounts() {
  const t = useAllMessages()
  return (
    <Section title={t.rewards.whatCounts}>
      <Box component="dl" sx={{ m: 0 }}>
        {rewardActs.map((act) => (
          <Box
            key={act}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderBottom: 1, borderColor: 'hairline' }}
          >
            <Box component="dt" sx={{ flex: 1 }}>
              {t.rewards[act]}
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {t.rewards.dailyLimit({ limit: rewardPoints[act].dailyLimit })}
              </Typography>
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 700, color: 'accent.text', whiteSpace: 'nowrap' }}>
              {t.rewards.points({ points: rewardPoints[act].points })}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

export const screen: ScreenModule = { Screen: RewardScreen }
