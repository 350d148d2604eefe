import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditOutlined'
import GroupIcon from '@mui/icons-material/GroupOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import ScheduleIcon from '@mui/icons-material/ScheduleRounded'
import SoldIcon from '@mui/icons-material/SellOutlined'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import { Menu } from '#src/layout/over/overlays.tsx'
import MenuItem from '@mui/material/MenuItem'
import { useNavigate, type NavigateOptions, type To } from 'react-router'
import {
  listedTimes,
  requireResource,
  statusActions,
  type AnyRecord,
  type MenuAction,
  type StatusAction,
  type ManagedName,
} from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { isParent } from '#resources/under.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import type { Beside } from '../beside/useSelected.ts'
import { lead } from '../form/useLeaveGuard.ts'
import { offerActs } from '../dated/offerActs.ts'
import { useManageActions } from './useManageActions.ts'

interface ManageMenuProps {
  readonly source: ManagedName
  readonly record: AnyRecord
  readonly name: string
  readonly anchor: HTMLElement
  /** leads to the form where it opens beside the list */
  readonly editing?: ReturnType<Beside['linkTo']> | undefined
  readonly close: () => void
}

const isStatusAct = (menuItem: MenuAction): menuItem is StatusAction => Object.hasOwn(statusActions, menuItem)

/** View, Edit, Delete, and the actions of the resource's declaration (spec 2.136 to 2.139; resources/status.ts). */
export function ManageMenu({ source, record, name, anchor, editing, close }: ManageMenuProps) {
  const t = useAllMessages()
  const navigate = useNavigate()
  const writing = useLanguage()
  const { setStatus, setTimes, askDelete } = useManageActions(source)
  const resource = requireResource(source)
  const status = Number(record['Status'])
  const go = (to: To, how?: NavigateOptions) =>
    lead(() => {
      writeStored('StoredItem', record)
      void navigate(to, how)
    })
  const menuItem = (Icon: typeof EditIcon, label: string, onSelect: () => void, danger = false) => (
    <MenuItem
      key={label}
      onClick={() => {
        close()
        onSelect()
      }}
      sx={danger ? { color: 'error.main' } : undefined}
    >
      <Icon aria-hidden />
      <span>{label}</span>
    </MenuItem>
  )
  return (
    <Menu anchorEl={anchor} open onClose={close}>
      {menuItem(ViewIcon, t.manage.view, () => go(paths.view(source, record.Id)))}
      {resource.menu.includes('edit') &&
        menuItem(EditIcon, t.manage.edit, () =>
          editing ? go(editing.to, editing) : go(paths.update(source, record.Id)),
        )}
      {resource.menu.includes('duplicate') &&
        menuItem(CopyIcon, t.itemMenu.duplicate, () => go(paths.create(source, record.Id)))}
      {isParent(resource) && menuItem(GroupIcon, t.itemMenu.people, () => go(paths.pageTeam(record.Id)))}
      {resource.menu.filter(isStatusAct).map((action) => {
        const Icon = action === 'toggleSold' ? SoldIcon : HideIcon
        return menuItem(Icon, t.status[statusActions[action].label(status)], () => void setStatus(record, action))
      })}
      {resource.menu.includes('dates') &&
        offerActs(record, resource).map(({ act, times }) => {
          const date = formatDate(times[listedTimes(resource).until ?? ''] ?? '', writing)
          const done =
            act === 'prolong' ? t.manage.prolonged({ date }) : t.manage[act === 'endNow' ? 'endedNow' : 'begunNow']
          return menuItem(ScheduleIcon, t.manage[act], () => void setTimes(record, times, done))
        })}
      {resource.menu.includes('delete') &&
        menuItem(DeleteIcon, t.manage.delete, () => void askDelete(record, name, anchor), true)}
    </Menu>
  )
}
