import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AnyRecord } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useMessages } from '#src/messages/index.ts'

/** Shows the page the record will belong to ('Your are posting as :', spec 2.76). */
export function PostingAs({ page }: { page: AnyRecord }) {
  const t = useMessages()
  const name = shownText(page['Name']) ?? t.lists.noName
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        mb: 3,
        maxWidth: theme.measure.reading,
        bgcolor: 'soft',
        borderRadius: theme.radius.card,
      })}
    >
      <Avatar file={shownText(page['Thumbnail'])} name={name} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="p">
          {t.shell.postingAs}
        </Typography>
        <Typography component="p" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
      </Box>
    </Box>
  )
}
