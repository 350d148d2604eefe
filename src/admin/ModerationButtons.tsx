import HoldIcon from '@mui/icons-material/PanToolOutlined'
import Button from '@mui/material/Button'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import { useState } from 'react'
import { active, isVerifiable, verified, type Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import type { ModerationDecision } from '#src/providers/calls/moderation.ts'
import { failureText } from '#src/resource/failureText.ts'
import { titleOf, type AdminRecord } from './adminFields.ts'
import { useInvalidateAll } from './deletion.ts'
import { moderateWithUndo } from './moderateWithUndo.ts'
import { VerifyDialog } from './verification/VerifyDialog.tsx'

interface ModerationButtonsProps {
  readonly resource: Resource
  readonly record: AdminRecord
}

/**
 * Verify, where it shows, by a proof that is asked for, and hold: at once, told with Undo. Only moderators set them (docs/rules.md#status).
 */
export function ModerationButtons({ resource, record }: ModerationButtonsProps) {
  const t = useAllMessages()
  const dialogs = useDialogs()
  const toast = useToast()
  const invalidateAll = useInvalidateAll()
  const [isBusy, setIsBusy] = useState(false)
  const [isVerifying, setIsVerifying] = useState(false)
  const isHeld = record['Held'] === true
  const isVerified = record['Status'] === verified
  const name = titleOf(resource, record)

  async function applyDecision(decision: ModerationDecision, told: string) {
    setIsBusy(true)
    try {
      const takeBack = await moderateWithUndo(resource.name, record.Id, decision)
      await invalidateAll()
      toast(told, takeBack && (() => takeBack().then(invalidateAll)))
    } catch (error) {
      await dialogs.alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
    } finally {
      setIsBusy(false)
    }
  }
  const onClickOf =
    (...act: Parameters<typeof applyDecision>) =>
    () =>
      !isBusy && void applyDecision(...act)

  // It shows on what everybody sees (docs/rules.md#status); taking it back always means something.
  const mayVerify = isVerifiable(resource) && (isVerified || (record['Status'] === active && !isHeld))
  const verify = {
    key: 'verify',
    label: isVerified ? t.admin.verification : t.admin.verify,
    Icon: VerifiedIcon,
    isOn: isVerified,
    onClick: () => setIsVerifying(true),
  }
  const actions = [
    ...(mayVerify ? [verify] : []),
    {
      key: 'hold',
      label: isHeld ? t.admin.lift : t.admin.hold,
      Icon: HoldIcon,
      isOn: isHeld,
      onClick: onClickOf({ held: !isHeld }, isHeld ? t.admin.lifted({ name }) : t.admin.heldNow({ name })),
    },
  ]
  // A button that is disabled, or another one in its place, would lose the focus.
  return (
    <>
      {actions.map(({ key, label, Icon, isOn, onClick }) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          aria-disabled={isBusy}
          startIcon={<Icon sx={{ color: isOn ? 'accent.text' : undefined }} />}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      {isVerifying && <VerifyDialog record={record} name={name} onClose={() => setIsVerifying(false)} />}
    </>
  )
}
