import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatDate } from '#resources/text/date.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { withPieces } from '#src/elements/withPieces.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { paths } from '#src/paths.ts'
import type { OwnMeasure } from '#src/providers/calls/cases.ts'
import { AppealForm } from '#src/resource/appeal/AppealForm.tsx'
import { decidedText, measuresAnchor, useGrounds, useOwnMeasures } from '#src/resource/appeal/useOwnMeasures.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { useArrival } from './useArrival.ts'

/** What was decided about the person's things, why, until when, and the appeal against it; nothing without any. */
export function MyMeasures() {
  const t = useAllMessages()
  const { measures, isLoading, isError, error, refetch } = useOwnMeasures()
  const own = measures.filter(({ As }) => As === 'owner')
  const { isMeant, place } = useArrival(measuresAnchor, own.length > 0 ? 'list' : isError ? 'failure' : null)
  const isWaitedFor = isMeant && (isLoading || isError)
  if (own.length === 0 && !isWaitedFor) return null
  return (
    <Card
      component="section"
      ref={place}
      id={measuresAnchor}
      aria-labelledby="my-measures"
      sx={{ p: 2, scrollMarginTop: 'calc(var(--header) + 8px)' }}
    >
      <Typography id="my-measures" component="h2" variant="h3">
        {t.cases.measures}
      </Typography>
      {own.length === 0 && isLoading && <Skeleton height={120} />}
      {own.length === 0 && isError && <ErrorState compact error={error} retry={() => void refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {own.map((measure) => (
          <Measure key={measure.ActId} measure={measure} text={decidedText(t, measure, own)} />
        ))}
      </Box>
      {own.length > 0 && (
        <Link component={RouterLink} to={paths.childSafety} sx={{ display: 'inline-block', py: 1.5 }}>
          {t.cases.rules}
        </Link>
      )}
    </Card>
  )
}

function Measure({ measure, text }: { measure: OwnMeasure; text: string }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const cache = useQueryClient()
  const toast = useToast()
  const groundsOf = useGrounds()
  const heading = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { ActId, Appeal, AppealUntil, CaseId, CreatedAt, MayAppeal } = measure

  async function tellSent() {
    toast(t.cases.appealSent)
    // The form goes.
    if (heading.current) focusQuietly(heading.current)
    await cache.invalidateQueries({ queryKey: ['case', 'own'] })
  }

  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'hairline', mt: 1 }}>
      <Typography ref={heading} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {withPieces(text)}
      </Typography>
      {groundsOf(measure).map((ground) => (
        <Typography key={ground} variant="body2">
          {ground}
        </Typography>
      ))}
      {Appeal && <Typography variant="body2">{t.appealStates[Appeal]}</Typography>}
      <Typography component="time" dateTime={CreatedAt} variant="caption" color="text.secondary">
        {formatDate(CreatedAt, writing)}
      </Typography>
      {MayAppeal && (
        <Box>
          <Typography variant="body2">{t.cases.appealUntil({ date: formatDate(AppealUntil, writing) })}</Typography>
          {isOpen ? (
            <AppealForm isOpened about={{ caseId: CaseId, actId: ActId }} onSent={tellSent} />
          ) : (
            <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
              {t.cases.toAppeal}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
