import CloseIcon from '@mui/icons-material/PersonRemoveOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { PageAdmin } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { ApiError, serverMessageOf } from '#src/providers/ApiError.ts'
import { addAdmin, removeAdmin } from '#src/providers/calls/pageTeam.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { useList } from '#src/resource/list/useList.ts'
import { EmailForm } from './EmailForm.tsx'

interface AdminsProps {
  pageId: number
  isOwner: boolean
  /** the signed-in person, who may leave the team */
  profileId: number
}

/** A page's admins: the owner adds them by email and removes them; an admin can leave (docs/rules.md#page-admins). */
export function Admins({ pageId, isOwner, profileId }: AdminsProps) {
  const t = useMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { confirm } = useDialogs()
  const cache = useQueryClient()
  const list = useList({ name: 'pageAdmin', filter: { byPageId: pageId }, perPage: 1000 })
  const refresh = () => cache.invalidateQueries({ queryKey: ['pageAdmin'] })

  async function add(email: string): Promise<string | null> {
    try {
      toast(t.pageTeam.adminAdded({ name: await addAdmin(pageId, email) }))
      await refresh()
      return null
    } catch (error) {
      const fieldError = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
      return fieldError ?? serverMessageOf(error) ?? t.pageTeam.adminFailed
    }
  }

  async function remove(admin: PageAdmin) {
    const isSelf = admin.ProfileId === profileId
    const name = shownText(admin.ProfileName) ?? t.ratings.somebody
    const text = isSelf ? t.pageTeam.leaveConfirm : t.pageTeam.removeAdminConfirm({ name })
    const confirmLabel = isSelf ? t.pageTeam.leave : t.pageTeam.remove
    if (!(await confirm({ text, confirmLabel, danger: true }))) return
    try {
      await removeAdmin(admin.Id)
    } catch {
      return toast(t.pageTeam.removeFailed)
    }
    if (!isSelf) return refresh()
    // They can no longer post as this page.
    if (readStored('StoredPage')?.Id === pageId) writeStored('StoredPage', null)
    await Promise.all(['permission', 'page'].map((name) => cache.invalidateQueries({ queryKey: [name] })))
    await navigate(paths.manage, { replace: true })
  }

  return (
    <Section title={t.pageTeam.admins}>
      <Typography color="text.secondary">{t.pageTeam.adminsText}</Typography>
      {list.isLoading && <Skeleton height={64} />}
      {list.isFailed && <ErrorState compact retry={list.retry} />}
      {!list.isLoading && !list.isFailed && list.items.length === 0 && (
        <Typography sx={{ my: 2 }}>{t.pageTeam.noAdmins}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1.5, p: 0 }}>
        {list.items.map((admin) => (
          <AdminRow
            key={admin.Id}
            admin={admin}
            isSelf={admin.ProfileId === profileId}
            mayRemove={isOwner}
            remove={() => void remove(admin)}
          />
        ))}
      </Box>
      {isOwner && <EmailForm submitLabel={t.pageTeam.addAdmin} send={add} />}
    </Section>
  )
}

interface AdminRowProps {
  admin: PageAdmin
  isSelf: boolean
  mayRemove: boolean
  remove: () => void
}

function AdminRow({ admin, isSelf, mayRemove, remove }: AdminRowProps) {
  const t = useMessages()
  const writing = useLanguage()
  const name = shownText(admin.ProfileName) ?? t.ratings.somebody
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'hairline' }}
    >
      <Avatar file={null} name={name} size={44} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 700, lineHeight: 1.65 }}>{name}</Box>
        <Typography variant="body2" color="text.secondary">
          {admin.ProfileEmail}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {t.pageTeam.since({ date: formatDate(admin.CreatedAt, writing) })}
        </Typography>
      </Box>
      {mayRemove && (
        <IconButton onClick={remove} aria-label={t.pageTeam.removeAdmin({ name })}>
          <CloseIcon />
        </IconButton>
      )}
      {isSelf && (
        <Button color="error" onClick={remove}>
          {t.pageTeam.leave}
        </Button>
      )}
    </Box>
  )
}
