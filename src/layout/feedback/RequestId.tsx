import { ContentCopyRoundedIcon as CopyIcon } from '#src/elements/icons/frame.tsx'
import { Button } from '#src/elements/Button.tsx'
import { useMessages } from '#src/messages/index.ts'
import { requestIdOf } from '#src/providers/ApiError.ts'
import { useCopy } from './Toaster.tsx'

/** Characters of the request id that are shown: few enough to read out, and enough to find one line in a log. */
const shownLength = 8

/** Which answer failed, to find it in the server's log; a tap copies the whole id. Nothing where none came. */
export function RequestId({ error }: { error: unknown }) {
  const t = useMessages()
  const copy = useCopy()
  const id = requestIdOf(error)
  if (id === undefined) return null
  const shown = id.slice(0, shownLength)
  return (
    <Button size="small" color="inherit" endIcon={<CopyIcon size="inherit" />} onClick={() => void copy(id, shown)}>
      {t.shell.requestId({ id: shown })}
    </Button>
  )
}
