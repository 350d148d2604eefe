import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { PageAdmin } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { focusNeighbourOf } from '#src/navigation/focusNeighbour.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { ApiError, serverMessageOf, statusOf } from '#src/providers/ApiError.ts'
import { answerInvitation, inviteAdmin, removeAdmin } from '#src/providers/calls/pageTeam.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { useList } from '#src/resource/list/useList.ts'
import { AdminRow } from './AdminRow.tsx'
import { EmailForm } from '#src/resource/form/EmailForm.tsx'

interface AdminsProps {
  pageId: number
  isOwner: boolean
  /** the signed-in person, who may leave the team */
  profileId: number
}

/**
 * A page's admins: the owner invites them by email, takes invitations back and removes admins; an admin says whether
 * they are heir, and can leave (docs/rules.md#page-admins).
 */
export function Admins({ pageId, isOwner, profileId }: AdminsProps) {
  const t = useAllMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { confirm } = useDialogs()
  const cache = useQueryClient()
  const [isSending, setSending] = useState(false)
  const list = useList({ name: 'pageAdmin', filter: { byPageId: pageId }, perPage: 1000 })
  const refresh = () => cache.invalidateQueries({ queryKey: ['pageAdmin'] })

  async function invite(email: string): Promise<string | null> {
    try {
      await inviteAdmin(pageId, email)
      toast(t.pageTeam.adminInvited({ email }))
      await refresh()
      return null
    } catch (error) {
      const fieldError = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
      return fieldError ?? serverMessageOf(error) ?? t.pageTeam.adminFailed
    }
  }

  function questionAbout(admin: PageAdmin) {
    if (admin.State === 'invited')
      return {
        text: t.pageTeam.takeBackInvitationConfirm({ email: admin.Email ?? '' }),
        confirmLabel: t.pageTeam.takeBack,
      }
    if (admin.ProfileId === profileId) return { text: t.pageTeam.leaveConfirm, confirmLabel: t.pageTeam.leaveNow }
    const name = shownText(admin.ProfileName) ?? t.ratings.somebody
    return { text: t.pageTeam.removeAdminConfirm({ name }), confirmLabel: t.pageTeam.remove }
  }

  /** False: it failed, and a message says so. A record that is gone already is no failure. */
  async function succeeds(call: Promise<unknown>): Promise<boolean> {
    setSending(true)
    try {
      await call
      return true
    } catch (error) {
      if (statusOf(error) === 404) return true
      toast(t.pageTeam.removeFailed)
      return false
    } finally {
      setSending(false)
    }
  }

  async function remove({ currentTarget }: MouseEvent<Element>, admin: PageAdmin) {
    if (!(await confirm({ ...questionAbout(admin), danger: true }))) return
    const stays = focusNeighbourOf(currentTarget, 'li[data-admin]')
    if (!(await succeeds(removeAdmin(admin.Id)))) return stays()
    if (admin.ProfileId !== profileId) return refresh()
    // They can no longer post as this page.
    if (readStored('StoredPage')?.Id === pageId) writeStored('StoredPage', null)
    await Promise.all(['permission', 'page', 'pageAdmin'].map((name) => cache.invalidateQueries({ queryKey: [name] })))
    await navigate(paths.manage, { replace: true })
  }

  async function setHeir(admin: PageAdmin, isHeir: boolean) {
    const opposite = () => answerInvitation(admin.Id, true, !isHeir).then(refresh)
    if (await succeeds(answerInvitation(admin.Id, true, isHeir)))
      toast(isHeir ? t.pageTeam.heirNow : t.pageTeam.heirNoMore, opposite)
    await refresh()
  }

  return (
    <Section title={t.pageTeam.admins}>
      <Typography color="text.secondary">{t.pageTeam.adminsText}</Typography>
      {list.isLoading && <Skeleton height={64} />}
      {list.isFailed && <ErrorState compact error={list.error} retry={list.retry} />}
      {!list.isLoading && !list.isFailed && list.items.length === 0 && (
        <Typography sx={{ my: 2 }}>{t.pageTeam.noAdmins}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1.5, p: 0 }}>
        {list.items.map((admin) => (
          <AdminRow
            key={admin.Id}
            {...{ admin, isOwner, isSending }}
            isSelf={admin.ProfileId === profileId}
            remove={(event) => void remove(event, admin)}
            setHeir={(isHeir) => void setHeir(admin, isHeir)}
          />
        ))}
      </Box>
      {isOwner && (
        <>
          <Typography sx={{ mb: 1.5 }}>{t.pageTeam.inviteText}</Typography>
          <EmailForm submitLabel={t.pageTeam.invite} send={invite} />
        </>
      )}
    </Section>
  )
}
