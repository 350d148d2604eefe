import HoldIcon from '@mui/icons-material/PanToolOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import { useState, type MouseEvent } from 'react'
import { active, isVerifiable, verified, type Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { moderate, type ModerationDecision } from '#src/providers/calls/moderation.ts'
import { failureText } from '#src/resource/failureText.ts'
import { titleOf, type AdminRecord } from './adminFields.ts'
import { useInvalidateAll } from './deletion.ts'

interface ModerationButtonsProps {
  readonly resource: Resource
  readonly record: AdminRecord
  /** icons only, for a table's row */
  readonly dense?: boolean
}

/**
 * Verify, where it shows, and hold: at once, told with Undo, since one opens a row where they stand. Only moderators set them
 * (docs/rules.md#status).
 */
export function ModerationButtons({ resource, record, dense = false }: ModerationButtonsProps) {
  const t = useAllMessages()
  const dialogs = useDialogs()
  const toast = useToast()
  const invalidateAll = useInvalidateAll()
  const [isBusy, setIsBusy] = useState(false)
  const isHeld = record['Held'] === true
  const isVerified = record['Status'] === verified
  const name = titleOf(resource, record)

  const decide = (decision: ModerationDecision) => moderate(resource.name, record.Id, decision).then(invalidateAll)
  async function applyDecision(decision: ModerationDecision, opposite: ModerationDecision, told: string) {
    setIsBusy(true)
    try {
      await decide(decision)
      toast(told, () => decide(opposite))
    } catch (error) {
      await dialogs.alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
    } finally {
      setIsBusy(false)
    }
  }
  const onClickOf =
    (...act: Parameters<typeof applyDecision>) =>
    (event: MouseEvent) => {
      // A click in a table's row would open the record.
      event.stopPropagation()
      if (!isBusy) void applyDecision(...act)
    }

  // It shows on what everybody sees (docs/rules.md#status); taking it back always means something.
  const mayVerify = isVerifiable(resource) && (isVerified || (record['Status'] === active && !isHeld))
  const verify = {
    key: 'verify',
    label: isVerified ? t.admin.unverify : t.admin.verify,
    Icon: VerifiedIcon,
    isOn: isVerified,
    onClick: onClickOf(
      { verified: !isVerified },
      { verified: isVerified },
      isVerified ? t.admin.unverified({ name }) : t.admin.verified({ name }),
    ),
  }
  const actions = [
    ...(mayVerify ? [verify] : []),
    {
      key: 'hold',
      label: isHeld ? t.admin.lift : t.admin.hold,
      Icon: HoldIcon,
      isOn: isHeld,
      onClick: onClickOf(
        { held: !isHeld },
        { held: isHeld },
        isHeld ? t.admin.lifted({ name }) : t.admin.heldNow({ name }),
      ),
    },
  ]
  // A button that is disabled, or another one in its place, would lose the focus.
  return actions.map(({ key, label, Icon, isOn, onClick }) =>
    dense ? (
      <Tooltip key={key} title={label}>
        <span>
          <IconButton
            aria-label={label}
            size="small"
            aria-disabled={isBusy}
            onClick={onClick}
            sx={{ color: isOn ? 'accent.text' : 'text.secondary' }}
          >
            <Icon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    ) : (
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
    ),
  )
}
