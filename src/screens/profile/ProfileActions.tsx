import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined'
import ArrowIcon from '@mui/icons-material/ChevronRightRounded'
import BellIcon from '@mui/icons-material/NotificationsNoneRounded'
import BlockIcon from '@mui/icons-material/BlockRounded'
import DevicesIcon from '@mui/icons-material/DevicesRounded'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import FollowIcon from '@mui/icons-material/FavoriteBorderRounded'
import LogoutIcon from '@mui/icons-material/LogoutRounded'
import ShareIcon from '@mui/icons-material/IosShareRounded'
import SavedIcon from '@mui/icons-material/BookmarkBorderRounded'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Link } from '#src/elements/Link.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { UnreadMark } from '#src/layout/frame/UnreadMark.tsx'
import { useHasUnread } from '#src/layout/frame/useHasUnread.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { findOwnRoles, isSuperAdmin } from '#src/providers/calls/permission.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { logout, logoutEverywhere } from '#src/providers/calls/session.ts'
import { useExport } from './useExport.ts'

/** The profile's links and the ways to sign out (spec 2.148 to 2.154, docs/rules.md#export). */
export function ProfileActions({ email }: { email: string | undefined }) {
  const t = useAllMessages()
  const toast = useToast()
  const { confirm } = useDialogs()
  const navigate = useNavigate()
  const isUnread = useHasUnread()
  const { isExporting, run: exportData } = useExport()
  // The server decides (spec 6.13); when the check fails, no entry is shown.
  const { data: superAdmin } = useQuery({
    queryKey: ['permission', 'superAdmin', email],
    queryFn: isSuperAdmin,
    enabled: email !== undefined,
  })
  const id = useStoredProfile()?.id ?? null
  // Moderators and editors have an entry of their own to the same place (docs/rules.md#roles).
  const { data: roles } = useQuery({
    queryKey: ['ownRoles', id],
    queryFn: ({ signal }) => findOwnRoles(signal),
    enabled: superAdmin === false,
  })
  const signOut = async () => {
    await logout()
    toast(t.profile.loggedOut)
    await navigate(paths.home, { replace: true })
  }
  const signOutEverywhere = async () => {
    const question = { text: t.account.everywhereConfirm, confirmLabel: t.account.everywhereNow, danger: true }
    if (!(await confirm(question))) return
    try {
      await logoutEverywhere()
    } catch {
      return toast(t.account.everywhereFailed)
    }
    toast(t.account.everywhereDone)
    await navigate(paths.home, { replace: true })
  }
  return (
    <Card>
      <List disablePadding>
        <Entry
          Icon={BellIcon}
          label={isUnread ? `${t.news.news} (${t.news.unread})` : t.news.news}
          to={paths.notifications}
          isNew={isUnread}
        />
        <Entry Icon={ShareIcon} label={t.profile.shareProgram} to={paths.share} />
        {superAdmin && <Entry Icon={AdminIcon} label={t.profile.adminArea} to={paths.admin} />}
        {roles && roles.length > 0 && (
          <Entry
            Icon={AdminIcon}
            label={roles.includes('moderator') ? t.profile.moderation : t.profile.contents}
            to={paths.adminRoot}
          />
        )}
        <Entry Icon={FollowIcon} label={t.profile.following} to={paths.following} />
        <Entry Icon={SavedIcon} label={t.page.savedList} to={paths.saved} />
        <Entry Icon={BlockIcon} label={t.profile.blockList} to={paths.blockList} />
        <ActionRow
          Icon={DownloadIcon}
          label={isExporting ? t.account.exporting : t.account.exportData}
          detail={t.account.exportText}
          disabled={isExporting}
          onClick={exportData}
        />
        <ActionRow Icon={LogoutIcon} label={t.profile.logOut} onClick={() => void signOut()} />
        <ActionRow Icon={DevicesIcon} label={t.profile.logOutEverywhere} onClick={() => void signOutEverywhere()} />
      </List>
    </Card>
  )
}

interface EntryProps {
  Icon: typeof ShareIcon
  label: string
  to: string
  isNew?: boolean
}

const rowBorder = { borderBottom: 1, borderColor: 'hairline', '&:last-of-type': { borderBottom: 0 } } as const

const Entry = ({ Icon, label, to, isNew = false }: EntryProps) => (
  <ListItem disablePadding sx={rowBorder}>
    <ListItemButton component={Link} to={to}>
      <ListItemIcon>
        <Icon aria-hidden />
      </ListItemIcon>
      <ListItemText primary={label} />
      {isNew && <UnreadMark />}
      <ArrowIcon aria-hidden sx={{ color: 'text.secondary' }} />
    </ListItemButton>
  </ListItem>
)

interface ActionRowProps {
  Icon: typeof ShareIcon
  label: string
  detail?: string
  disabled?: boolean
  onClick: () => void
}

const ActionRow = ({ Icon, label, detail, disabled = false, onClick }: ActionRowProps) => (
  <ListItem disablePadding sx={rowBorder}>
    <ListItemButton component="button" onClick={onClick} disabled={disabled} sx={{ textAlign: 'start' }}>
      <ListItemIcon>
        <Icon aria-hidden />
      </ListItemIcon>
      <ListItemText primary={label} secondary={detail} />
    </ListItemButton>
  </ListItem>
)
