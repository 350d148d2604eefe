import { blockRelation } from '#src/providers/calls/follow.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { useRelation } from './useRelation.ts'
import { Button } from '#src/elements/Button.tsx'

/** Unblock; after unblocking in the list it becomes Block again. */
export function UnblockButton({ pageId, name, initial }: { pageId: number; name: string; initial?: boolean }) {
  const t = useMessages()
  const toast = useToast()
  const { isOn, change } = useRelation(blockRelation, pageId, initial)
  const label = isOn ? t.itemMenu.unblock : t.itemMenu.block
  const toggle = async () => {
    const isDone = await change(!isOn)
    if (isDone === null) return
    if (isDone)
      toast(isOn ? t.relations.unblocked : t.relations.blocked({ name }), async () => (await change(isOn)) === true)
    else toast(isOn ? t.relations.unblockFailed : t.itemMenu.blockFailed)
  }
  return (
    <Button
      variant="outlined"
      size={initial === undefined ? 'medium' : 'small'}
      onClick={() => void toggle()}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  )
}
