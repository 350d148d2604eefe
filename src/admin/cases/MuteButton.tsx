import Button from '@mui/material/Button'
import { useRef } from 'react'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { setMuted } from '#src/providers/calls/cases.ts'
import { failureText } from '#src/resource/failureText.ts'
import { useInvalidateAll } from '../deletion.ts'

interface MuteButtonProps {
  readonly person: { readonly Id: number; readonly Name: string }
  readonly isMuted: boolean
}

/** Whose reports are mostly without reason is muted after a question, and heard again at once; both can be undone (docs/rules.md#muting). */
export function MuteButton({ person: { Id, Name: name }, isMuted }: MuteButtonProps) {
  const t = useAllMessages()
  const toast = useToast()
  const { alert, confirm } = useDialogs()
  const renew = useInvalidateAll()
  const isBusy = useRef(false)

  async function change() {
    if (isBusy.current) return
    if (!isMuted && !(await confirm({ text: t.cases.muteConfirm({ name }), confirmLabel: t.cases.mute }))) return
    isBusy.current = true
    try {
      await setMuted(Id, !isMuted)
      const told = isMuted ? t.cases.unmutedNow({ name }) : t.cases.mutedNow({ name })
      toast(told, () => setMuted(Id, isMuted).then(renew))
    } catch (error) {
      await alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
    }
    isBusy.current = false
    await renew()
  }
  return (
    <Button
      size="small"
      aria-label={isMuted ? t.cases.unmuteOf({ name }) : t.cases.muteOf({ name })}
      onClick={() => void change()}
    >
      <span>{isMuted ? t.cases.unmute : t.cases.mute}</span>
    </Button>
  )
}
