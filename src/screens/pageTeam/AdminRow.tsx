import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import type { PageAdmin } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { HeirChoice } from '#src/resource/invitations/HeirChoice.tsx'

interface AdminRowProps {
  admin: PageAdmin
  isSelf: boolean
  isOwner: boolean
  isSending: boolean
  remove: (event: MouseEvent<Element>) => void
  setHeir: (isHeir: boolean) => void
}

/** An admin, or somebody invited, of whom only the typed address is known (docs/safety.md#s16). */
export function AdminRow({ admin, isSelf, isOwner, isSending, remove, setHeir }: AdminRowProps) {
  const t = useAllMessages()
  const writing = useLanguage()
  const isInvited = admin.State === 'invited'
  const email = isInvited ? admin.Email : admin.ProfileEmail
  const name = isInvited ? (admin.Email ?? '') : (shownText(admin.ProfileName) ?? t.ratings.somebody)
  const joinedAt = admin.AcceptedAt ?? admin.CreatedAt
  return (
    <Box component="li" data-admin sx={{ py: 1, borderBottom: 1, borderColor: 'hairline' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar file={null} name={name} size={44} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 700, lineHeight: 1.65 }}>{name}</Box>
          {!isInvited && (
            <Typography variant="body2" color="text.secondary">
              {email}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary">
            {isInvited
              ? t.pageTeam.invitedUntil({ date: formatDate(admin.ExpiresAt ?? admin.CreatedAt, writing) })
              : t.pageTeam.since({ date: formatDate(joinedAt, writing) })}
          </Typography>
          {admin.HeirSince && !isSelf && (
            <Typography variant="body2">{isOwner ? t.pageTeam.yourHeir : t.pageTeam.heir}</Typography>
          )}
        </Box>
        {isOwner && (
          <IconButton
            onClick={remove}
            disabled={isSending}
            aria-label={isInvited ? t.pageTeam.takeBackInvitation({ email: name }) : t.pageTeam.removeAdmin({ name })}
          >
            <RemoveIcon />
          </IconButton>
        )}
        {isSelf && (
          <Button color="error" disabled={isSending} onClick={remove}>
            {t.pageTeam.leave}
          </Button>
        )}
      </Box>
      {isSelf && <HeirChoice checked={admin.HeirSince !== null} disabled={isSending} onChange={setHeir} />}
    </Box>
  )
}
