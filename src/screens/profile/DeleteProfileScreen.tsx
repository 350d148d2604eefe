import DownloadIcon from '@mui/icons-material/DownloadRounded'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { deleteAccount } from '#src/providers/calls/account.ts'
import { ApiError, serverMessageOf } from '#src/providers/ApiError.ts'
import { forgetPerson } from '#src/providers/calls/session.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import type { ScreenModule } from '#src/screen.tsx'
import { useExport } from './useExport.ts'

/** Delay in ms before the redirect after the deletion, whether it succeeded or failed (spec 9.20). */
const redirectDelayMs = 1500

type Outcome = { readonly done: boolean; readonly text: string }

/**
 * /profile/delete: a confirmation, the deletion, its message, and a redirect to /login or /home (spec 4.39 to 4.42,
 * 8.28 to 8.30). Open to visitors too.
 */
function DeleteProfileScreen() {
  const t = useAllMessages()
  useHead({ title: t.deletion.title })
  const profile = useStoredProfile()
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const [isDeleting, setDeleting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isBusy = useRef(false)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(
      () => void navigate(outcome.done ? paths.login() : paths.home, { replace: true }),
      redirectDelayMs,
    )
    return () => clearTimeout(timer)
  }, [outcome, navigate])

  async function askAndDelete(email: string) {
    const question = { text: t.deletion.confirm, confirmLabel: t.deletion.now, danger: true }
    if (isBusy.current || !(await dialogs.confirm(question))) return
    isBusy.current = true
    setDeleting(true)
    try {
      await deleteAccount(email)
      // Shows the message before the session's data is cleared.
      setOutcome({ done: true, text: t.deletion.done })
      forgetPerson()
    } catch (error) {
      setOutcome({ done: false, text: failureText(error) })
    } finally {
      setDeleting(false)
    }
  }

  /**
   * The server's message, else 'Failed to delete account.'; a server or network error has its own message (spec 8.29,
   * 8.30).
   */
  function failureText(error: unknown) {
    if (!(error instanceof ApiError) || error.isOffline || error.status >= 500) return t.deletion.serverError
    return serverMessageOf(error) ?? t.deletion.failed
  }

  return (
    <Screen>
      <ScreenTitle back>{t.deletion.title}</ScreenTitle>
      <Box sx={(theme) => ({ display: 'grid', gap: 2, maxWidth: theme.measure.reading, justifyItems: 'start' })}>
        {outcome && (
          <Alert severity={outcome.done ? 'success' : 'error'} sx={{ width: '100%' }}>
            {outcome.text}
          </Alert>
        )}
        {!outcome && isHydrated && !profile && (
          <>
            <Typography>{t.deletion.loginFirst}</Typography>
            <Button component={Link} to={paths.login(paths.profileDelete)} variant="contained">
              {t.shell.login}
            </Button>
          </>
        )}
        {!outcome && profile && (
          <>
            <Typography>{t.deletion.text}</Typography>
            <Typography color="text.secondary">{profile.Email}</Typography>
            <ExportFirst />
            <Button
              variant="contained"
              color="error"
              disabled={isDeleting}
              onClick={() => void askAndDelete(profile.Email)}
            >
              {t.deletion.title}
            </Button>
          </>
        )}
      </Box>
      <Overlay open={isDeleting} />
    </Screen>
  )
}

/** Offers a data export before the deletion (docs/rules.md#export). */
function ExportFirst() {
  const t = useAllMessages()
  const { isExporting, run } = useExport()
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', my: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {t.account.exportText}
      </Typography>
      <Button variant="outlined" onClick={run} disabled={isExporting} startIcon={<DownloadIcon aria-hidden />}>
        {isExporting ? t.account.exporting : t.deletion.exportFirst}
      </Button>
    </Box>
  )
}

export const screen: ScreenModule = { Screen: DeleteProfileScreen }
