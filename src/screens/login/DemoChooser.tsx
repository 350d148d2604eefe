import Alert from '@mui/material/Alert'
import { Dialog } from '#src/layout/over/overlays.tsx'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Avatar } from '#src/layout/Avatar.tsx'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { demoAccounts, demoToken, type Credential, type DemoAccount } from '#src/providers/calls/session.ts'
import { DemoCodeForm } from './DemoCodeForm.tsx'

interface DemoChooserProps {
  choose: (credential: Promise<Credential>) => void
  close: () => void
}

/**
 * The account chooser of the demo's identity provider; its tokens go through the same login as any other
 * (docs/rules.md#demo-mode).
 */
export function DemoChooser({ choose, close }: DemoChooserProps) {
  const t = useAllMessages()
  const { data: accounts, error } = useQuery({ queryKey: ['demo', 'accounts'], queryFn: demoAccounts })
  const [asked, setAsked] = useState<DemoAccount | null>(null)
  const pick = (account: DemoAccount) => {
    const { email, name } = account
    if (account.wantsCode) setAsked(account)
    else choose(demoToken({ email, name }).then((token) => ({ token, name, email })))
  }
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby="demo-title">
      <DialogTitle id="demo-title">{t.login.demoHeading}</DialogTitle>
      <DialogContent>
        {asked ? (
          <DemoCodeForm
            account={asked}
            done={(credential) => choose(Promise.resolve(credential))}
            back={() => setAsked(null)}
          />
        ) : (
          <>
            <Typography variant="body2" color="text.secondary">
              {t.login.demoText}
            </Typography>
            {error && <Alert severity="error">{t.lists.failedToFetch}</Alert>}
            {!accounts && !error && <Dots label={t.shell.loading} />}
            <List sx={{ mx: -2 }}>
              {accounts?.map((account) => (
                <ListItem key={account.email} disablePadding>
                  <ListItemButton onClick={() => pick(account)}>
                    <ListItemIcon sx={{ mr: 1 }}>
                      <Avatar file={null} name={account.name} />
                    </ListItemIcon>
                    <ListItemText primary={account.name} secondary={account.email} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
