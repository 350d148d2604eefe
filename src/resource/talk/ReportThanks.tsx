import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { Link } from '#src/elements/Link.tsx'
import { Dialog } from '#src/layout/over/overlays.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'

/** Thanks for a report, with a way to the home screen (spec 4.43). `close`: where somebody may go on with what they did. */
export function ReportThanks({ close }: { close?: () => void }) {
  const t = useAllMessages()
  return (
    <Dialog open {...(close && { onClose: close })} maxWidth="xs" role="alertdialog" aria-labelledby="report-thanks">
      <DialogContent>
        <DialogContentText id="report-thanks" color="text.primary">
          {t.report.thanks}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {close && <Button onClick={close}>{t.shell.close}</Button>}
        <Button component={Link} to={paths.home} variant="contained" ref={focusOnMount}>
          {t.shell.backToHome}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** React supports `autoFocus` on fields and buttons only. */
const focusOnMount = (link: HTMLAnchorElement | null) => link?.focus()
