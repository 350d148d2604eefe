import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useRef, useState } from 'react'
import { codeTries, type ClaimReason } from '#resources/claims.ts'
import { formatDate } from '#resources/text/date.ts'
import { phoneHref, showPhone } from '#resources/text/phoneShown.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useDigits, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { undoAct, type WholeCase } from '#src/providers/calls/cases.ts'
import { checkLink, judgeClaim, ringFor, type JudgedClaim } from '#src/providers/calls/claims.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { failureText } from '#src/resource/failureText.ts'
import { useInvalidateAll } from '../deletion.ts'
import { ClaimDocument } from './ClaimDocument.tsx'
import { ClaimRefusal } from './ClaimRefusal.tsx'
import { caseTitle } from './caseTitle.ts'
import { Part } from './Part.tsx'

interface CaseClaimsProps {
  readonly one: WholeCase
  /** somebody else is at work on it */
  readonly isBarred: boolean
}

/** Who says that a page is theirs, all of them together (docs/rules.md#claims). */
export function CaseClaims({ one, isBarred }: CaseClaimsProps) {
  const t = useAllMessages()
  const claims = one.Claims ?? []
  if (claims.length === 0) return null
  return (
    <Part heading={t.claims.heading}>
      {claims.map((claim) => (
        <Claim key={claim.Id} claim={claim} one={one} isBarred={isBarred} />
      ))}
    </Part>
  )
}

function Claim({ claim, one, isBarred }: CaseClaimsProps & { claim: JudgedClaim }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const { confirm } = useDialogs()
  const { act, failure, isBusy } = useAct()
  const ownId = useStoredProfile()?.id
  const [isRefusing, setRefusing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isOpen = claim.State === 'open' || claim.State === 'calling'
  const isOwn = claim.ProfileId === ownId
  const others = one.Claims?.some(({ Id, State }) => Id !== claim.Id && (State === 'open' || State === 'calling'))
  const judge = (reason: ClaimReason | null, note: string) =>
    act(
      () => judgeClaim(claim.Id, { reason, note, version: one.Version }),
      reason === null ? t.claims.acceptedNow : t.claims.refusedNow,
    )

  async function accept() {
    const question = t.claims.acceptConfirm({ name: claim.Name, page: caseTitle(t, one) })
    const text = others ? `${question} ${t.claims.othersRefused}` : question
    if (await confirm(text)) await judge(null, '')
  }

  return (
    <Box ref={place} sx={{ py: 1, borderTop: 1, borderColor: 'hairline', '&:first-of-type': { border: 0 } }}>
      <Box>
        <b>{claim.Name}</b>
        <span>{` · ${t.claimProofs[claim.Proof]} · ${t.claimStates[claim.State]}`}</span>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {[
          t.cases.since({ date: formatDate(claim.Since, writing) }),
          t.claims.person({ pages: claim.Pages, refused: claim.Refused }),
          ...(claim.Verify ? [t.claims.wantsVerified] : []),
        ].join(' · ')}
      </Box>
      {claim.Because && <Box>{t.claimReasons[claim.Because]}</Box>}
      {claim.Proof === 'document' && <ClaimDocument claim={claim} />}
      {isOpen && claim.Proof === 'phone' && <Ring claim={claim} isDisabled={isBarred || isOwn} />}
      {isOpen && claim.Proof === 'link' && <Website claim={claim} />}
      {isOpen && isOwn && <Alert severity="info">{t.cases.anotherDecides}</Alert>}
      {isOpen && !isOwn && !isBarred && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {claim.Proof !== 'phone' && (
            <Button
              variant="outlined"
              aria-label={t.claims.acceptOf({ name: claim.Name })}
              aria-disabled={isBusy}
              onClick={() => void accept()}
            >
              {t.claims.accept}
            </Button>
          )}
          <Button
            variant="outlined"
            aria-label={t.claims.refuseOf({ name: claim.Name })}
            aria-expanded={isRefusing}
            onClick={() => setRefusing(!isRefusing)}
          >
            {t.claims.refuse}
          </Button>
        </Box>
      )}
      {isOpen && isRefusing && <ClaimRefusal send={judge} isBusy={isBusy} />}
      {failure !== null && <Alert severity="error">{t.admin.judgementFailed({ reason: failure })}</Alert>}
    </Box>
  )
}

/** What is done to a claim, told with Undo; the case is shown as it is then. */
function useAct() {
  const t = useAllMessages()
  const toast = useToast()
  const renew = useInvalidateAll()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function act(work: () => Promise<unknown>, done?: string) {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const actId = await work()
      if (done !== undefined) toast(done, () => undoAct(actId as number).then(renew))
    } catch (error) {
      setFailure(failureText(t, error))
    }
    await renew()
    setBusy(false)
  }
  return { act, failure, isBusy }
}

/** The number as the page has it, and the code to read out, once somebody rings. */
function Ring({ claim, isDisabled }: { claim: JudgedClaim; isDisabled: boolean }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const writing = useLanguage()
  const { act, failure, isBusy } = useAct()
  const { Number: number, Code, CodeUntil, Tries } = claim
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {Code !== null && (
        <>
          <span>{t.claims.ringText}</span>
          <Link href={phoneHref(number ?? '') ?? undefined} sx={{ font: 'var(--text-title)', lineHeight: 1.65 }}>
            {showPhone(number ?? '', writing.digits)}
          </Link>
          <Box component="output" sx={{ font: 'var(--text-display)', lineHeight: 1.65, letterSpacing: '0.1em' }}>
            {formatDigits(`${Code.slice(0, 3)} ${Code.slice(3)}`)}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            {t.claims.codeUntil({ date: formatDate(CodeUntil ?? '', writing), left: codeTries - Tries })}
          </Box>
        </>
      )}
      {!isDisabled && (
        <Button
          variant={Code === null ? 'outlined' : 'text'}
          aria-disabled={isBusy}
          onClick={() => void act(() => ringFor(claim.Id))}
        >
          <span>{Code === null ? t.claims.ring : t.claims.ringAgain}</span>
        </Button>
      )}
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </Box>
  )
}

/** The web address, what should stand there, and whether it was found. */
function Website({ claim }: { claim: JudgedClaim }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const { act, failure, isBusy } = useAct()
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      {claim.WebsiteURL && (
        <Link href={claim.WebsiteURL} target="_blank" rel="noopener noreferrer">
          {claim.WebsiteURL}
        </Link>
      )}
      <code>{claim.Token}</code>
      <span role="status">
        {claim.LinkSeenAt ? t.claims.linkSeen({ date: formatDate(claim.LinkSeenAt, writing) }) : t.claims.linkUnseen}
      </span>
      <Button aria-disabled={isBusy} onClick={() => void act(() => checkLink(claim.Id))}>
        {t.claims.check}
      </Button>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </Box>
  )
}
