import BlockIcon from '@mui/icons-material/BlockRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { blockRelation } from '#src/providers/calls/follow.ts'
import { useMessages } from '#src/messages/index.ts'
import { UnblockButton } from './UnblockButton.tsx'
import { useRelation } from './useRelation.ts'

/** On a post or product of a page the person blocked: says so and offers to unblock. */
export function BlockedOwnerNote({ record }: { record: { PageId: number | null; PageName?: string | null } }) {
  const t = useMessages()
  const pageId = record.PageId ?? 0
  const { isOn } = useRelation(blockRelation, pageId)
  return isOn ? <BlockedNote pageId={pageId} name={record.PageName ?? t.lists.noName} /> : null
}

/** A blocked page and its items still open by id, with this note (docs/rules.md#blocking). */
export function BlockedNote({ pageId, name }: { pageId: number; name: string }) {
  const t = useMessages()
  return (
    <Box
      role="note"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mt: 2,
        p: 2,
        bgcolor: 'sunken',
        borderRadius: theme.radius.card,
      })}
    >
      <BlockIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{t.page.blockedNote}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t.relations.blockedDetail}
        </Typography>
      </Box>
      <UnblockButton pageId={pageId} name={name} />
    </Box>
  )
}
