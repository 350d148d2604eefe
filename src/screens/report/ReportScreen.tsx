import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Dialog } from '#src/layout/over/overlays.tsx'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useRef, useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { declarations } from '#resources'
import { isBlank } from '#resources/text/store.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths, parseViewLink } from '#src/paths.ts'
import { sendReport } from '#src/providers/calls/report.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { useTextDraft } from '#src/resource/comments/useTextDraft.ts'
import { DraftTextArea } from '#src/resource/comments/DraftTextArea.tsx'
import type { ScreenModule } from '#src/screen.tsx'
import { ReportedItem, ReportSubject, type Subject } from './ReportSubject.tsx'

/**
 * Reports content that violates the rules; afterwards it thanks and links to the home screen (spec 2.166, 4.43,
 * 5.04).
 */
function ReportScreen() {
  const t = useAllMessages()
  useHead({ title: t.report.title })
  const isHydrated = useIsHydrated()
  return (
    <Screen>
      <ScreenTitle back>{t.report.title}</ScreenTitle>
      {/* The server's rendering has no drafts. */}
      <ReportForm key={isHydrated ? 'here' : 'there'} isHydrated={isHydrated} />
    </Screen>
  )
}

function ReportForm({ isHydrated }: { isHydrated: boolean }) {
  const t = useAllMessages()
  const [search] = useSearchParams()
  const [type, contentId] = [search.get('type') ?? 'Post', search.get('id')]
  const { alert } = useDialogs()
  const draftId = isHydrated ? `report/${type}/${contentId ?? ''}` : null
  const draft = useTextDraft(draftId, declarations.report.fields.Description)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const [subject, setSubject] = useState<Subject>({ type: 'Post', link: '' })
  const [isMissing, setMissing] = useState(false)
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  /** The item in the address, else the one in the pasted link, else only the chosen type (docs/rules.md#reports). */
  function reportTarget(): { type: string; contentId: string | null } {
    if (contentId) return { type, contentId }
    const linked = parseViewLink(subject.link)
    return linked ? { type: linked.type, contentId: linked.id } : { type: subject.type, contentId: null }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return undefined
    if (isBlank(draft.text)) {
      setMissing(true)
      // The dialog returns the focus to the empty text area.
      textArea.current?.focus()
      return alert(t.report.required)
    }
    if (draft.error !== undefined) return textArea.current?.focus()
    setState('sending')
    try {
      await sendReport({ ...reportTarget(), description: draft.text, asTyped: draft.asTyped })
      draft.clear()
      setState('sent')
    } catch {
      setState('writing')
      await alert(t.report.failed)
    }
  }
  return (
    <>
      <Box
        component="form"
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'grid', gap: 2, maxWidth: (theme) => theme.measure.reading }}
      >
        {contentId ? (
          <ReportedItem type={type} id={contentId} />
        ) : (
          <ReportSubject subject={subject} onChange={setSubject} />
        )}
        <DraftTextArea
          ref={textArea}
          draft={draft}
          rows={6}
          label={t.report.description}
          missing={isMissing ? t.report.required : undefined}
        />
        <Button type="submit" variant="contained" disabled={state !== 'writing'} sx={{ justifySelf: 'start' }}>
          {t.report.submit}
        </Button>
      </Box>
      {/* No back link: the report has been sent. */}
      <Dialog open={state === 'sent'} maxWidth="xs" role="alertdialog" aria-labelledby="report-thanks">
        <DialogContent>
          <DialogContentText id="report-thanks" color="text.primary">
            {t.report.thanks}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button component={Link} to={paths.home} variant="contained" ref={focusOnMount}>
            {t.shell.backToHome}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** React supports `autoFocus` on fields and buttons only. */
const focusOnMount = (link: HTMLAnchorElement | null) => link?.focus()

export const screen: ScreenModule = { Screen: ReportScreen }
