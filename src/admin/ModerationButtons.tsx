import HoldIcon from '@mui/icons-material/PanToolOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import { useState, type MouseEvent } from 'react'
import { verified, type Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useMessages } from '#src/messages/index.ts'
import { moderate, type ModerationDecision } from '#src/providers/calls/moderation.ts'
import { failureText } from '#src/resource/failureText.ts'
import type { DeskRecord } from './adminFields.ts'
import { useForgetAnswers } from './deletion.ts'

interface ModerationButtonsProps {
  readonly resource: Resource
  readonly record: DeskRecord
  /** icons only, in a table's row */
  readonly dense?: boolean
}

/** Verify and hold, each with its way back: the two things no owner sets (docs/rules.md#status). */
export function ModerationButtons({ resource, record, dense = false }: ModerationButtonsProps) {
  const t = useMessages()
  const dialogs = useDialogs()
  const forget = useForgetAnswers()
  const [busy, setBusy] = useState(false)
  const isHeld = record['Held'] === true
  const isVerified = record['Status'] === verified

  async function judge(judgement: ModerationDecision) {
    setBusy(true)
    try {
      await moderate(resource.name, record.Id, judgement)
      await forget()
    } catch (error) {
      await dialogs.alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
    } finally {
      setBusy(false)
    }
  }
  const act = (judgement: ModerationDecision) => (event: MouseEvent) => {
    // A click in a table's row opens it.
    event.stopPropagation()
    void judge(judgement)
  }

  const acts = [
    {
      label: isVerified ? t.admin.unverify : t.admin.verify,
      Icon: VerifiedIcon,
      isOn: isVerified,
      onClick: act({ verified: !isVerified }),
    },
    { label: isHeld ? t.admin.lift : t.admin.hold, Icon: HoldIcon, isOn: isHeld, onClick: act({ held: !isHeld }) },
  ]
  return acts.map(({ label, Icon, isOn, onClick }) =>
    dense ? (
      <Tooltip key={label} title={label}>
        <span>
          <IconButton
            aria-label={label}
            size="small"
            disabled={busy}
            onClick={onClick}
            sx={{ color: isOn ? 'accent.text' : 'text.secondary' }}
          >
            <Icon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    ) : (
      <Button
        key={label}
        size="small"
        variant="outlined"
        disabled={busy}
        startIcon={<Icon sx={{ color: isOn ? 'accent.text' : undefined }} />}
        onClick={onClick}
      >
        {label}
      </Button>
    ),
  )
}
