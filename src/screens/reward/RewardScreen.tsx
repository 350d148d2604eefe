import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { rewardActs, rewardPoints } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/Screen.tsx'
import { ScreenTitle } from '#src/layout/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { findTotal } from '#src/providers/rewards.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/storage.ts'
import { Section } from '#src/resource/Section.tsx'
import type { ScreenModule } from '#src/screen.tsx'
import { Ledger } from './Ledger.tsx'

/** /reward: points counted by the server from real acts, with a ledger; visitors read what counts (contract section 4). */
function RewardScreen() {
  const say = useMessages()
  useHead({ title: say.shell.reward })
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  return (
    <Screen>
      <Box sx={{ maxWidth: (t) => t.measure.reading }}>
        <ScreenTitle>{say.shell.reward}</ScreenTitle>
        {profile && <Total email={profile.Email} />}
        <Typography sx={{ my: 2 }}>{say.people.pointsText}</Typography>
        {isHydrated && !profile && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography color="text.secondary">{say.people.pointsVisitor}</Typography>
            <Button component={Link} to={paths.login(paths.reward)} variant="contained">
              {say.shell.login}
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
  const say = useMessages()
  const { data } = useQuery({
    queryKey: ['reward', 'total', email],
    queryFn: ({ signal }) => findTotal(signal),
    staleTime: 0,
  })
  return (
    <Box sx={(t) => ({ p: 3, borderRadius: t.radius.card, bgcolor: 'soft', display: 'grid', gap: 0.5 })}>
      <Typography variant="body2">{say.people.yourPoints}</Typography>
      {data === undefined ? (
        <Skeleton width={160} height={50} />
      ) : (
        <Typography component="p" variant="h1" sx={{ color: 'primary.main' }}>
          {say.people.points({ points: data })}
        </Typography>
      )}
    </Box>
  )
}

/** The one table of amounts, as the server counts by it (resources/reward.ts). */
function WhatCounts() {
  const say = useMessages()
  return (
    <Section title={say.people.whatCounts}>
      <Box component="dl" sx={{ m: 0 }}>
        {rewardActs.map((act) => (
          <Box
            key={act}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderBottom: 1, borderColor: 'hairline' }}
          >
            <Box component="dt" sx={{ flex: 1 }}>
              {say.people[act]}
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {say.people.mostADay({ most: rewardPoints[act].mostADay })}
              </Typography>
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 700, color: 'accent.text', whiteSpace: 'nowrap' }}>
              {say.people.points({ points: rewardPoints[act].points })}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

export const screen: ScreenModule = { Screen: RewardScreen }
