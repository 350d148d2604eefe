import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useRef } from 'react'
import { formatDate } from '#resources/text/date.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { withPieces } from '#src/elements/withPieces.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { undoAct, type CaseActRow, type WholeCase } from '#src/providers/calls/cases.ts'
import { failureText } from '#src/resource/failureText.ts'
import { useInvalidateAll } from '../deletion.ts'
import { caseTitle, reasonText } from './caseTitle.ts'
import { Part } from './Part.tsx'
import type { Cases } from './useCases.ts'

/** What was decided, with what was said against it, and the cases before. */
export function CaseHistory({ one, cases }: { one: WholeCase; cases: Cases }) {
  const t = useAllMessages()
  const writing = useLanguage()
  return (
    <>
      {one.Acts.length > 0 && (
        <Part heading={t.cases.history}>
          {one.Acts.map((act) => (
            <Act key={act.Id} act={act} />
          ))}
        </Part>
      )}
      {one.Earlier.length > 0 && (
        <Part heading={t.cases.earlier}>
          {one.Earlier.map((earlier) => (
            <Link
              key={earlier.Id}
              component={RouterLink}
              to={cases.addressOf(earlier.Id, cases.view)}
              sx={{ display: 'block', py: 1 }}
            >
              {[caseTitle(t, earlier), formatDate(earlier.CreatedAt, writing)].join(' · ')}
            </Link>
          ))}
        </Part>
      )}
    </>
  )
}

function Act({ act }: { act: CaseActRow }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const { alert } = useDialogs()
  const toast = useToast()
  const renew = useInvalidateAll()
  const place = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  const why = reasonText(t, act)
  const isAnswered = act.AppealOutcome !== null && act.AppealOutcome !== 'open'

  async function undo() {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await undoAct(act.Id)
      toast(t.shell.undone)
      // Its button goes.
      if (place.current) focusQuietly(place.current)
    } catch (error) {
      const failure = t.admin.judgementFailed({ reason: failureText(t, error) })
      await alert(act.Others > 0 ? `${failure} ${t.cases.undoEach}` : failure)
      isBusy.current = false
    }
    await renew()
  }

  return (
    <Box ref={place} sx={{ py: 1, borderTop: 1, borderColor: 'hairline', '&:first-of-type': { border: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <span>
          <b>{t.caseWas[act.Act]}</b>
          <span>
            {[
              '',
              ...(why ? [why] : []),
              ...(act.Until ? [t.cases.until({ date: formatDate(act.Until, writing) })] : []),
              ...(act.ByName ? [act.ByName] : []),
              formatDate(act.CreatedAt, writing),
              ...(act.Others > 0 ? [t.cases.withOthers({ count: act.Others })] : []),
              ...(act.UndoneAt ? [t.cases.undone] : []),
            ].join(' · ')}
          </span>
        </span>
        {act.MayUndo && (
          <Button size="small" onClick={() => void undo()}>
            <span>{act.Others > 0 ? t.cases.undoAll({ count: act.Others + 1 }) : t.shell.undo}</span>
          </Button>
        )}
      </Box>
      {act.Note && <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{withPieces(act.Note)}</Box>}
      {act.Appeal && (
        <Box sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}>
          <b>{t.appealStates[act.AppealOutcome ?? 'open']}</b>
          {/* One that waits is read above, where it is answered. */}
          {isAnswered && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{withPieces(act.Appeal)}</Box>}
        </Box>
      )}
    </Box>
  )
}
