import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isBlank } from '#resources/text/store.ts'
import { useDialogs } from '#src/layout/dialogs.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/Screen.tsx'
import { ScreenTitle } from '#src/layout/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { sendReport } from '#src/providers/acts.ts'
import { useIsHydrated } from '#src/providers/storage.ts'
import { useWriting } from '#src/resource/comments/useWriting.ts'
import { WritingBox } from '#src/resource/comments/WritingBox.tsx'
import type { ScreenModule } from '#src/screen.tsx'

/** Says that something should not stand here; afterwards thanks and the way home (spec sections 2, 4, 5). */
function ReportScreen() {
  const say = useMessages()
  useHead({ title: say.profile.report })
  const isHydrated = useIsHydrated()
  return (
    <Screen>
      <ScreenTitle back>{say.profile.report}</ScreenTitle>
      {/* The server's rendering knows no drafts. */}
      <ReportForm key={isHydrated ? 'here' : 'there'} isHere={isHydrated} />
    </Screen>
  )
}

function ReportForm({ isHere }: { isHere: boolean }) {
  const say = useMessages()
  const [search] = useSearchParams()
  const [type, contentId] = [search.get('type') ?? 'Post', search.get('id')]
  const { alert } = useDialogs()
  const writing = useWriting(isHere ? `report/${type}/${contentId ?? ''}` : null)
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return undefined
    if (isBlank(writing.text)) return alert(say.profile.reportRequired)
    setState('sending')
    try {
      await sendReport({ type, contentId, description: writing.text, asTyped: writing.asTyped })
      writing.clear()
      setState('sent')
    } catch {
      setState('writing')
      await alert(say.profile.reportFailed)
    }
  }
  return (
    <>
      <Box
        component="form"
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'grid', gap: 2, maxWidth: (t) => t.measure.reading }}
      >
        <WritingBox writing={writing} rows={6} label={say.profile.reportDescription} />
        <Button type="submit" variant="contained" disabled={state !== 'writing'} sx={{ justifySelf: 'start' }}>
          {say.profile.reportSubmit}
        </Button>
      </Box>
      {/* There is nothing behind it to go back to: what was written is sent. */}
      <Dialog open={state === 'sent'} maxWidth="xs" role="alertdialog" aria-labelledby="report-thanks">
        <DialogContent>
          <DialogContentText id="report-thanks" color="text.primary">
            {say.profile.reportThanks}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button component={Link} to={paths.home} variant="contained" autoFocus>
            {say.shell.backToHome}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

export const screen: ScreenModule = { Screen: ReportScreen }
