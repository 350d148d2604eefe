import Button from '@mui/material/Button'
import { blocking } from '#src/providers/calls/follow.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { useRelation } from './useRelation.ts'

/** Unblock, or, in the list one has just unblocked in, Block again. */
export function UnblockButton({ pageId, name, known }: { pageId: number; name: string; known?: boolean }) {
  const t = useMessages()
  const toast = useToast()
  const { isOn, change } = useRelation(blocking, pageId, known)
  const label = isOn ? t.itemMenu.unblock : t.itemMenu.block
  const toggle = async () => {
    const done = await change(!isOn)
    if (isOn) toast(done ? t.relations.unblocked : t.relations.unblockFailed)
    else if (!done) toast(t.itemMenu.blockFailed)
  }
  return (
    <Button
      variant="outlined"
      size={known === undefined ? 'medium' : 'small'}
      onClick={() => void toggle()}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  )
}
