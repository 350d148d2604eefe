import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { claimMinutes } from '#resources/case.ts'
import { formatDate } from '#resources/text/date.ts'
import { withPieces } from '#src/elements/withPieces.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { claimCase, releaseCase, type WholeCase } from '#src/providers/calls/cases.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { failureText } from '#src/resource/failureText.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from '../AdminTitle.tsx'
import { useInvalidateAll } from '../deletion.ts'
import { CaseClaims } from './CaseClaims.tsx'
import { CaseEvidence } from './CaseEvidence.tsx'
import { CaseForm } from './CaseForm.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import { caseTitle, typeOf } from './caseTitle.ts'
import { Part } from './Part.tsx'
import { openAppealsOf, useCase, type Cases } from './useCases.ts'

/** A case with all that belongs together, and what is decided. */
export function CaseDetails({ id, cases }: { id: number; cases: Cases }) {
  const t = useAllMessages()
  const { data: one, dataUpdatedAt, error, isPending, refetch } = useCase(id)
  const ownId = useStoredProfile()?.id
  const takenBy = one ? takenFrom(one, ownId, dataUpdatedAt) : null
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Button onClick={cases.close} sx={{ display: { lg: 'none' }, justifySelf: 'start' }}>
        {t.cases.backToQueue}
      </Button>
      {isPending && (
        <Box role="status" aria-label={t.shell.loading} sx={{ display: 'grid', gap: 2 }}>
          <Skeleton height={48} width="60%" />
          <Skeleton variant="rounded" height={240} />
          <Skeleton variant="rounded" height={160} />
        </Box>
      )}
      {!isPending && !one && error && <ErrorState error={error} retry={() => void refetch()} />}
      {!isPending && !one && !error && <EmptyState text={t.cases.gone} />}
      {one && (
        <>
          <CaseHead one={one} isMine={one.ClaimedById === ownId} takenBy={takenBy} />
          <CaseClaims one={one} isBarred={takenBy !== null} />
          <CaseEvidence one={one} />
          <OpenAppeals one={one} />
          {one.May.length > 0 && <ToDecision />}
          <CaseForm one={one} cases={cases} takenBy={takenBy} />
          <CaseHistory one={one} cases={cases} />
        </>
      )}
    </Box>
  )
}

/** On a phone what is decided is one tap away, wherever the evidence is read. */
function ToDecision() {
  const t = useAllMessages()
  const place = useRef<HTMLDivElement>(null)
  const go = () => {
    const form = place.current?.nextElementSibling
    form?.scrollIntoView({ block: 'start' })
    form?.querySelector<HTMLElement>('form button')?.focus({ preventScroll: true })
  }
  return (
    <Box ref={place} sx={{ display: { lg: 'none' }, position: 'sticky', bottom: 12, zIndex: 2, justifySelf: 'end' }}>
      <Button variant="contained" onClick={go}>
        {t.cases.decide}
      </Button>
    </Box>
  )
}

/** Who else has it: a claim that nobody renews lapses. */
function takenFrom(
  { ClaimedById, ClaimedAt, ClaimedByName }: WholeCase,
  ownId: number | undefined,
  asOf: number,
): string | null {
  const isLapsed = asOf - Date.parse(ClaimedAt ?? '') > claimMinutes * 60_000
  return ClaimedById === null || ClaimedById === ownId || isLapsed ? null : (ClaimedByName ?? '')
}

interface CaseHeadProps {
  readonly one: WholeCase
  readonly isMine: boolean
  readonly takenBy: string | null
}

function CaseHead({ one, isMine, takenBy }: CaseHeadProps) {
  const t = useAllMessages()
  const writing = useLanguage()
  const renew = useInvalidateAll()
  const place = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isOpen = one.State === 'open' || one.State === 'claimed' || one.State === 'appealed'
  // A case begins at its heading, wherever the one before was left.
  useEffect(() => {
    window.scrollTo(0, 0)
    const heading = place.current?.querySelector('h1')
    if (heading) focusQuietly(heading)
  }, [])

  async function change() {
    setFailure(null)
    try {
      await (isMine ? releaseCase : claimCase)(one.Id)
    } catch (error) {
      setFailure(failureText(t, error))
    }
    await renew()
  }

  return (
    <Box ref={place}>
      <AdminTitle
        above={
          <span>
            {[
              t.cases.caseNumber({ id: one.Id, type: typeOf(t, one.Type) }),
              t.caseStates[one.State ?? 'open'],
              t.cases.since({ date: formatDate(one.CreatedAt, writing) }),
              ...(one.Because ? [t.cases.toLook({ why: t.caseLooks[one.Because] })] : []),
            ].join(' · ')}
          </span>
        }
        actions={
          isOpen && takenBy === null ? (
            <Button variant="outlined" onClick={() => void change()}>
              <span>{isMine ? t.cases.giveBack : t.cases.take}</span>
            </Button>
          ) : null
        }
      >
        <span>{caseTitle(t, one)}</span>
      </AdminTitle>
      {failure !== null && <Alert severity="error">{t.admin.judgementFailed({ reason: failure })}</Alert>}
      {failure === null && takenBy !== null && <Alert severity="info">{t.cases.taken({ name: takenBy })}</Alert>}
    </Box>
  )
}

/** What is to be answered stands before the answer. */
function OpenAppeals({ one }: { one: WholeCase }) {
  const t = useAllMessages()
  return openAppealsOf(one).map(({ Id, Appeal }) => (
    <Part key={Id} heading={t.appealStates.open}>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{withPieces(Appeal ?? '')}</Box>
    </Part>
  ))
}
