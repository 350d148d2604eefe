import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, useState, type MouseEvent } from 'react'
import type { PageAdmin } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { focusNeighbourOf } from '#src/navigation/focusNeighbour.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { statusOf } from '#src/providers/ApiError.ts'
import { answerInvitation } from '#src/providers/calls/pageTeam.ts'
import { HeirChoice } from './HeirChoice.tsx'
import { useInvitations } from './useInvitations.ts'

/** Invitations to help with a page, or with this one; the person is admin when they accept (docs/rules.md#page-admins). */
export function Invitations({ pageId }: { pageId?: number }) {
  const { invitations, refresh } = useInvitations()
  return invitations
    .filter(({ PageId }) => pageId === undefined || PageId === pageId)
    .map((invitation) => <InvitationCard key={invitation.Id} invitation={invitation} refresh={refresh} />)
}

function InvitationCard({ invitation, refresh }: { invitation: PageAdmin; refresh: () => Promise<unknown> }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const toast = useToast()
  const { confirm } = useDialogs()
  const id = useId()
  const [isHeir, setHeir] = useState(false)
  const [isSending, setSending] = useState(false)
  const page = shownText(invitation.PageName) ?? t.lists.noName

  async function answer({ currentTarget: button }: MouseEvent<HTMLElement>, accept: boolean) {
    const question = { text: t.pageTeam.declineInvitationConfirm({ page }), confirmLabel: t.pageTeam.decline }
    if (!accept && !(await confirm(question))) return
    setSending(true)
    const stays = focusNeighbourOf(button, 'section[data-invitation]')
    try {
      await answerInvitation(invitation.Id, accept, accept ? isHeir : undefined)
      toast(accept ? t.pageTeam.invitationAccepted({ page }) : t.pageTeam.declined)
    } catch (error) {
      const isGone = statusOf(error) === 404
      if (!isGone) stays()
      toast(isGone ? t.pageTeam.invitationGone : t.pageTeam.settleFailed)
    }
    setSending(false)
    await refresh()
    // Browsers take the focus from a button that is disabled.
    if (button.isConnected && document.activeElement === document.body) focusQuietly(button)
  }

  return (
    <Card
      component="section"
      data-invitation
      aria-labelledby={id}
      sx={{ p: 2, display: 'grid', gap: 1.5, bgcolor: 'soft' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Avatar file={invitation.PageThumbnail} name={invitation.PageName} size={56} />
        <Typography id={id} sx={{ fontWeight: 700, lineHeight: 1.65 }}>
          {t.pageTeam.invitedTo({ page })}
        </Typography>
        <ClosedMark closure={invitation.PageClosure} />
      </Box>
      <Typography>{t.pageTeam.adminsText}</Typography>
      <HeirChoice checked={isHeir} disabled={isSending} onChange={setHeir} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="contained" disabled={isSending} onClick={(event) => void answer(event, true)}>
          {t.pageTeam.accept}
        </Button>
        <Button disabled={isSending} onClick={(event) => void answer(event, false)}>
          {t.pageTeam.decline}
        </Button>
        {invitation.ExpiresAt && (
          <Typography variant="body2" color="text.secondary">
            {t.pageTeam.openUntil({ date: formatDate(invitation.ExpiresAt, writing) })}
          </Typography>
        )}
      </Box>
    </Card>
  )
}
