import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useRef, useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isBlank } from '#resources/text/store.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths, viewedIn } from '#src/paths.ts'
import { sendReport } from '#src/providers/calls/report.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { useTextDraft } from '#src/resource/comments/useTextDraft.ts'
import { DraftTextArea } from '#src/resource/comments/DraftTextArea.tsx'
import type { ScreenModule } from '#src/screen.tsx'
import { ReportSubject, type Subject } from './ReportSubject.tsx'

/** Says that something should not stand here; afterwards thanks and the way home (spec 2.166, 4.43, 5.04). */
function ReportScreen() {
  const t = useMessages()
  useHead({ title: t.profile.report })
  const isHydrated = useIsHydrated()
  return (
    <Screen>
      <ScreenTitle back>{t.profile.report}</ScreenTitle>
      {/* The server's rendering knows no drafts. */}
      <ReportForm key={isHydrated ? 'here' : 'there'} isHere={isHydrated} />
    </Screen>
  )
}

function ReportForm({ isHere }: { isHere: boolean }) {
  const t = useMessages()
  const [search] = useSearchParams()
  const [type, contentId] = [search.get('type') ?? 'Post', search.get('id')]
  const { alert } = useDialogs()
  const writing = useTextDraft(isHere ? `report/${type}/${contentId ?? ''}` : null)
  const box = useRef<HTMLTextAreaElement>(null)
  const [subject, setSubject] = useState<Subject>({ type: 'Post', link: '' })
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  /** The item of the address, else that of the link somebody put in, else only what kind of thing it is (docs/rules.md#reports). */
  function about(): { type: string; contentId: string | null } {
    if (contentId) return { type, contentId }
    const linked = viewedIn(subject.link)
    return linked ? { type: linked.type, contentId: linked.id } : { type: subject.type, contentId: null }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return undefined
    if (isBlank(writing.text)) {
      // The dialog gives the focus back to where it was: to what is missing.
      box.current?.focus()
      return alert(t.profile.reportRequired)
    }
    setState('sending')
    try {
      await sendReport({ ...about(), description: writing.text, asTyped: writing.asTyped })
      writing.clear()
      setState('sent')
    } catch {
      setState('writing')
      await alert(t.profile.reportFailed)
    }
  }
  return (
    <>
      <Box
        component="form"
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'grid', gap: 2, maxWidth: (theme) => theme.measure.reading }}
      >
        {!contentId && <ReportSubject subject={subject} onChange={setSubject} />}
        <DraftTextArea ref={box} draft={writing} rows={6} label={t.profile.reportDescription} />
        <Button type="submit" variant="contained" disabled={state !== 'writing'} sx={{ justifySelf: 'start' }}>
          {t.profile.reportSubmit}
        </Button>
      </Box>
      {/* There is nothing behind it to go back to: what was written is sent. */}
      <Dialog open={state === 'sent'} maxWidth="xs" role="alertdialog" aria-labelledby="report-thanks">
        <DialogContent>
          <DialogContentText id="report-thanks" color="text.primary">
            {t.profile.reportThanks}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button component={Link} to={paths.home} variant="contained" ref={focusIt}>
            {t.shell.backToHome}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** React takes `autoFocus` for fields and buttons alone. */
const focusIt = (link: HTMLAnchorElement | null) => link?.focus()

export const screen: ScreenModule = { Screen: ReportScreen }
