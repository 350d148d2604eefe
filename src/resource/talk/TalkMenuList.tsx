import Close from '@mui/icons-material/CloseRounded'
import Flag from '@mui/icons-material/OutlinedFlagRounded'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import { Menu } from '#src/layout/over/overlays.tsx'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hidden, may, type Comment, type ReportType } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { serverMessageOf } from '#src/providers/ApiError.ts'
import { hideComment, showComment } from '#src/providers/calls/moderation.ts'
import { renewComments } from '../comments/countComment.ts'
import { useActor } from '../useActor.ts'
import { HideCommentDialog } from './HideCommentDialog.tsx'

export interface TalkMenuProps {
  readonly type: ReportType
  readonly id: number
  /** whose it is, for screen readers */
  readonly name: string
  /** a comment that the people of the page it stands under may hide */
  readonly comment?: Comment
}

/** Report; for the people of the page under which a comment stands, Hide and Show too (docs/rules.md#hidden-comments). */
export function TalkMenuList({
  type,
  id,
  comment,
  anchor,
  close,
}: TalkMenuProps & { anchor: HTMLElement; close: () => void }) {
  const t = useAllMessages()
  const navigate = useNavigate()
  const toast = useToast()
  const { alert } = useDialogs()
  const cache = useQueryClient()
  const actor = useActor(comment?.TargetPageId ?? 0)
  const [isHiding, setHiding] = useState(false)
  const mayHide = comment !== undefined && may(actor, 'hide', { access: 'comment' }, comment)
  const show = async () => {
    close()
    if (!comment) return
    const why = comment.HiddenBecause
    try {
      await showComment(id)
      await renewComments(cache, comment, 1)
      toast(t.hiding.shown, why ? () => hideComment(id, why).then(() => renewComments(cache, comment, -1)) : undefined)
    } catch (error) {
      await alert(serverMessageOf(error) ?? t.hiding.failed)
    }
  }
  if (isHiding && comment) return <HideCommentDialog comment={comment} close={close} />
  return (
    <Menu anchorEl={anchor} open onClose={close}>
      {item(Flag, t.itemMenu.report, () => void navigate(paths.report({ type, id })))}
      {mayHide && comment.Status !== hidden && item(HideIcon, t.hiding.hide, () => setHiding(true))}
      {mayHide && comment.Status === hidden && item(ShowIcon, t.hiding.show, () => void show())}
      {item(Close, t.itemMenu.cancel, close)}
    </Menu>
  )
}

const item = (Icon: typeof Flag, label: string, onSelect: () => void) => (
  <MenuItem key={label} onClick={onSelect}>
    <Icon aria-hidden />
    <span>{label}</span>
  </MenuItem>
)
