import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { formatDate } from '#resources/text/date.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { AppealForm } from '#src/resource/appeal/AppealForm.tsx'
import { useGrounds } from '#src/resource/appeal/useOwnMeasures.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import type { Suspension } from './useSignIn.ts'

/** Why a sign-in was refused, until when, and the one appeal against it (docs/rules.md#measures). */
export function Suspended({
  suspension: { reason, until, appealToken, appealUntil, appeal },
}: {
  suspension: Suspension
}) {
  const t = useAllMessages()
  const writing = useLanguage()
  const groundsOf = useGrounds()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 480,
        p: 2,
        border: 1,
        borderColor: 'hairline',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
        {t.cases.suspended}
      </Typography>
      {groundsOf({ Act: 'suspend', Reason: reason, Until: until }).map((ground) => (
        <Typography key={ground}>{ground}</Typography>
      ))}
      <Link component={RouterLink} to={paths.childSafety} sx={{ display: 'inline-block', py: 1.5 }}>
        {t.cases.rules}
      </Link>
      {appeal && <Typography>{t.appealStates[appeal]}</Typography>}
      {appealToken !== null && (
        <>
          {appealUntil && <Typography>{t.cases.appealUntil({ date: formatDate(appealUntil, writing) })}</Typography>}
          <AppealForm about={{ appealToken }} />
        </>
      )}
    </Box>
  )
}
