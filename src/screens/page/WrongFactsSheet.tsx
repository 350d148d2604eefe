import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from '#src/elements/Link.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { serverMessageOf } from '#src/providers/ApiError.ts'
import { sendReport } from '#src/providers/calls/report.ts'
import { BottomSheet } from '#src/layout/over/BottomSheet.tsx'
import { ReportThanks } from '#src/resource/talk/ReportThanks.tsx'

/** What is wrong with a page, a tap each: the report's words are written already. */
export function WrongFactsSheet({ pageId, close }: { pageId: number; close: () => void }) {
  const t = useAllMessages()
  const { alert } = useDialogs()
  const [state, setState] = useState<'choosing' | 'sending' | 'sent'>('choosing')
  const choices = [
    [t.report.wrongNumber, t.report.wrongNumberText],
    [t.report.wrongPlace, t.report.wrongPlaceText],
    [t.report.wrongClosed, t.report.wrongClosedText],
  ] as const
  const send = async (description: string) => {
    setState('sending')
    try {
      await sendReport({ type: 'Page', contentId: String(pageId), description })
      setState('sent')
    } catch (error) {
      close()
      // The server says when somebody has reported too often.
      await alert(t.report.failed, serverMessageOf(error))
    }
  }
  if (state === 'sent') return <ReportThanks close={close} />
  return (
    <BottomSheet titleId="wrong-facts" onClose={close}>
      <Box sx={{ p: 2, pb: 1 }}>
        <Typography id="wrong-facts" component="h2" variant="h3">
          {t.report.wrongTitle}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t.report.wrongHint}
        </Typography>
      </Box>
      <List>
        {choices.map(([label, description]) => (
          <ListItem key={label} disablePadding>
            <ListItemButton component="button" disabled={state === 'sending'} onClick={() => void send(description)}>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton
            component={Link}
            to={paths.report({ type: 'Page', id: pageId })}
            disabled={state === 'sending'}
          >
            <ListItemText primary={t.report.wrongOther} />
          </ListItemButton>
        </ListItem>
      </List>
    </BottomSheet>
  )
}
