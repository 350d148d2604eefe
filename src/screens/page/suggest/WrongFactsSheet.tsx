import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import ArrowIcon from '@mui/icons-material/ChevronRightRounded'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Page } from '#resources'
import type { SuggestedField } from '#resources/suggestion.ts'
import { Link } from '#src/elements/Link.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { serverMessageOf } from '#src/providers/ApiError.ts'
import { sendReport } from '#src/providers/calls/report.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { BottomSheet } from '#src/layout/over/BottomSheet.tsx'
import { ReportThanks } from '#src/resource/talk/ReportThanks.tsx'
import { SuggestionForm } from './SuggestionForm.tsx'

type State = 'choosing' | 'sending' | 'reported' | 'suggested' | SuggestedField

/** What is wrong with a page: what is right is suggested, or a tap reports it with words that are written already. */
export function WrongFactsSheet({ page, close }: { page: Page; close: () => void }) {
  const t = useAllMessages()
  const [state, setState] = useState<State>('choosing')
  const facts = [
    ['phoneOne', t.suggest.number],
    ['hours', t.suggest.hours],
    ['place', t.suggest.place],
    ['closure', t.suggest.closure],
  ] as const
  if (state === 'reported') return <ReportThanks close={close} />
  const isChoosing = state === 'choosing' || state === 'sending'
  const fact = facts.find(([name]) => name === state)
  return (
    <BottomSheet titleId="wrong-facts" onClose={close}>
      <Heading key={isChoosing ? '' : state} isLater={!isChoosing}>
        {fact ? fact[1] : state === 'suggested' ? t.suggest.knowTitle : t.report.wrongTitle}
      </Heading>
      {fact && (
        <SuggestionForm
          page={page}
          about={fact[0]}
          onSent={() => setState('suggested')}
          onBack={() => setState('choosing')}
        />
      )}
      {state === 'suggested' && <Thanks close={close} />}
      {isChoosing && (
        <>
          <Part title={t.suggest.knowTitle} hint={t.suggest.knowHint}>
            {facts.map(([name, label]) => (
              <ListItem key={name} disablePadding>
                <ListItemButton component="button" disabled={state === 'sending'} onClick={() => setState(name)}>
                  <ListItemText primary={label} />
                  <ArrowIcon aria-hidden sx={{ color: 'text.secondary' }} />
                </ListItemButton>
              </ListItem>
            ))}
          </Part>
          <Reports pageId={page.Id} {...{ state, setState, close }} />
        </>
      )}
    </BottomSheet>
  )
}

/** What comes in the place of what was tapped has the focus. */
function Heading({ isLater, children }: { isLater: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isLater) heading.current?.focus()
  }, [isLater])
  return (
    <Typography
      ref={heading}
      id="wrong-facts"
      tabIndex={-1}
      component="h2"
      variant="h3"
      sx={{ p: 2, pb: 1, outline: 0 }}
    >
      {children}
    </Typography>
  )
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <>
      <Box sx={{ px: 2, pt: 1 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      </Box>
      <List>{children}</List>
    </>
  )
}

interface ReportsProps {
  readonly pageId: number
  readonly state: State
  readonly setState: (state: State) => void
  readonly close: () => void
}

function Reports({ pageId, state, setState, close }: ReportsProps) {
  const t = useAllMessages()
  const { alert } = useDialogs()
  const choices = [
    [t.report.wrongNumber, t.report.wrongNumberText],
    [t.report.wrongPlace, t.report.wrongPlaceText],
    [t.report.wrongClosed, t.report.wrongClosedText],
  ] as const
  const send = async (description: string) => {
    setState('sending')
    try {
      await sendReport({ type: 'Page', contentId: String(pageId), description })
      setState('reported')
    } catch (error) {
      close()
      // The server says when somebody has reported too often.
      await alert(t.report.failed, serverMessageOf(error))
    }
  }
  return (
    <Part title={t.suggest.onlyReport} hint={t.report.wrongHint}>
      {choices.map(([label, description]) => (
        <ListItem key={label} disablePadding>
          <ListItemButton component="button" disabled={state === 'sending'} onClick={() => void send(description)}>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
      <ListItem disablePadding>
        <ListItemButton component={Link} to={paths.report({ type: 'Page', id: pageId })} disabled={state === 'sending'}>
          <ListItemText primary={t.report.wrongOther} />
        </ListItemButton>
      </ListItem>
    </Part>
  )
}

function Thanks({ close }: { close: () => void }) {
  const t = useAllMessages()
  const profile = useStoredProfile()
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, pt: 0, justifyItems: 'start' }}>
      <Alert severity="success" role="status">
        {`${t.suggest.thanks} ${profile ? t.suggest.outcome : t.suggest.noOutcome}`}
      </Alert>
      <Button variant="contained" onClick={close}>
        {t.shell.close}
      </Button>
    </Box>
  )
}
