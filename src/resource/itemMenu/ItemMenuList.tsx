import BlockIcon from '@mui/icons-material/BlockRounded'
import Close from '@mui/icons-material/CloseRounded'
import Copy from '@mui/icons-material/ContentCopyRounded'
import Delete from '@mui/icons-material/DeleteOutlineRounded'
import Edit from '@mui/icons-material/EditOutlined'
import Flag from '@mui/icons-material/OutlinedFlagRounded'
import Refresh from '@mui/icons-material/RefreshRounded'
import Group from '@mui/icons-material/GroupOutlined'
import { Menu } from '#src/layout/over/overlays.tsx'
import MenuItem from '@mui/material/MenuItem'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDelete } from 'ra-core'
import { useNavigate } from 'react-router'
import { may, type Actor, type AnyRecord, type Resource, type ManagedName } from '#resources'
import { isParent } from '#resources/under.ts'
import { blockRelation } from '#src/providers/calls/follow.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { useRelation } from '../relation/useRelation.ts'

interface ItemMenuListProps {
  source: ManagedName
  resource: Resource
  record: AnyRecord
  pageId: number
  rights: Pick<UseQueryResult<Actor | null>, 'data' | 'isFetching' | 'refetch'>
  anchor: HTMLElement | null
  close: () => void
}

/**
 * Super admin: Super Edit, Super Delete. Owner or admin: Edit, Delete. Others: Report, Block. Everyone: Cancel (spec
 * 6.06 to 6.10). Actions that `may` forbids are left out: a page's admin can edit it, but not delete it. Until the server has said
 * whose page it is, nothing is offered but to wait or to ask again: nobody is to block their own page.
 */
export function ItemMenuList({ source, resource, record, pageId, rights, anchor, close }: ItemMenuListProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const { confirm, choose, alert } = useDialogs()
  const toast = useToast()
  const [remove] = useDelete()
  const { data: actor = null } = rights
  // Without a page nobody has rights, and nobody is asked.
  const isKnown = rights.data !== undefined || pageId === 0
  const managesPage = actor !== null && (actor.owns.includes(pageId) || actor.administers.includes(pageId))
  const isSuper = actor?.superAdmin ?? false
  const block = useRelation(blockRelation, pageId)

  const edit = () => {
    writeStored('StoredItem', record)
    void navigate(paths.update(source, record.Id))
  }
  const askDelete = async () => {
    close()
    if (!(await confirm({ text: t.itemMenu.confirmDelete, danger: true }))) return
    try {
      // Awaited instead of using callbacks: React Query does not call back an unmounted component, and the menu is
      // closed by now.
      await remove(
        source,
        { id: record.Id, previousData: { ...record, id: record.Id } },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
    } catch {
      return void alert(t.itemMenu.deleteFailed)
    }
    // A deleted page can no longer be the page to post as.
    if (isParent(resource) && readStored('StoredPage')?.Id === record.Id) writeStored('StoredPage', null)
    toast(t.itemMenu.deleted)
    await navigate(managesPage ? paths.list(source) : paths.home, { replace: true })
  }
  const askBlock = async () => {
    close()
    const isDone = await block.change(true)
    if (isDone === null) return undefined
    if (!isDone) return alert(t.itemMenu.blockFailed)
    const isKept = await choose({
      text: t.itemMenu.pageBlocked,
      confirmLabel: t.shell.close,
      cancelLabel: t.shell.undo,
    })
    if (isKept === false) toast((await block.change(false)) ? t.relations.unblocked : t.relations.unblockFailed)
    return undefined
  }
  const report = () => void navigate(paths.report(resource.reportedAs && { type: resource.reportedAs, id: record.Id }))

  const allowed = (action: 'change' | 'delete') => may(actor, action, resource, record)
  return (
    <Menu anchorEl={anchor} open onClose={close}>
      {isSuper && allowed('change') && item(Edit, t.itemMenu.superEdit, edit)}
      {isSuper && allowed('delete') && item(Delete, t.itemMenu.superDelete, () => void askDelete(), true)}
      {managesPage && !isSuper && allowed('change') && item(Edit, t.itemMenu.edit, edit)}
      {managesPage &&
        resource.menu.includes('duplicate') &&
        item(Copy, t.itemMenu.duplicate, () => void navigate(paths.create(source, record.Id)))}
      {managesPage && isParent(resource) && item(Group, t.itemMenu.people, () => void navigate(paths.pageTeam(pageId)))}
      {managesPage && !isSuper && allowed('delete') && item(Delete, t.itemMenu.delete, () => void askDelete(), true)}
      {!isKnown && rights.isFetching && <MenuItem disabled>{t.shell.loading}</MenuItem>}
      {!isKnown && !rights.isFetching && item(Refresh, t.lists.retry, () => void rights.refetch())}
      {isKnown && !managesPage && !isSuper && item(Flag, t.itemMenu.report, report)}
      {isKnown && !managesPage && !isSuper && item(BlockIcon, t.itemMenu.block, () => void askBlock())}
      {item(Close, t.itemMenu.cancel, close)}
    </Menu>
  )
}

const item = (Icon: typeof Edit, label: string, onSelect: () => void, danger = false) => (
  <MenuItem key={label} onClick={onSelect} sx={danger ? { color: 'error.main' } : undefined}>
    <Icon aria-hidden />
    <span>{label}</span>
  </MenuItem>
)
