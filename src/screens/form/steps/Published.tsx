import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { keyframes } from '@mui/material/styles'
import { useLocation } from 'react-router'
import type { AnyRecord, Page, Resource } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { BusinessCard } from '#src/resource/cards/BusinessCard.tsx'
import { ShareButton } from '#src/resource/share/ShareButton.tsx'
import { LeftOut } from './LeftOut.tsx'
import { leftOut } from './steps.ts'

/**
 * Right after a page was made: that it is public, the row that lists show of it, what its owner does next with it, and what it says
 * "none" for.
 */
export function Published({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const t = useAllMessages()
  const { state } = useLocation() as { state: { isNew?: boolean } | null }
  if (!state?.isNew) return null
  const missing = leftOut(resource).filter((name) => shownText(record[name]) === null)
  return (
    <Box
      component="section"
      sx={(theme) => ({
        maxWidth: theme.measure.reading,
        mb: 4,
        p: 2,
        borderRadius: theme.radius.card,
        bgcolor: 'soft',
      })}
    >
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <AgreedDots />
        <Typography component="p" variant="h3">
          {t.forms.published}
        </Typography>
      </Box>
      <Box sx={(theme) => ({ my: 2, px: 1.5, borderRadius: theme.radius.card, bgcolor: 'background.paper' })}>
        <BusinessCard page={record as unknown as Page} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <ShareButton path={paths.page(record.Id)} title={shownText(record['Name']) ?? t.lists.noName} />
        <Button component={Link} to={paths.pageQr(record.Id)} variant="outlined">
          {t.page.qrCode}
        </Button>
        <Button
          component={Link}
          to={paths.create('product')}
          variant="outlined"
          // It is of the page that one posts as.
          onClick={() => writeStored('StoredPage', record)}
        >
          {t.forms.firstProduct}
        </Button>
        <Button component={Link} to={paths.page(record.Id)}>
          {t.manage.view}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" component="div">
        <LeftOut resource={resource} names={missing} isMade />
      </Typography>
    </Box>
  )
}

const jump = keyframes({ '40%': { transform: 'translateY(-6px)' } })

/** The logo's two dots, asking price and agreed price: they jump once for what is agreed. */
const AgreedDots = () => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'grid',
      gap: '6px',
      flex: 'none',
      '& > i': { width: 10, height: 10, borderRadius: '50%', bgcolor: 'accent.main', animation: `${jump} 280ms 200ms` },
      '& > i + i': { animationDelay: '280ms' },
      '@media (prefers-reduced-motion: reduce)': { '& > i': { animation: 'none' } },
    }}
  >
    <i />
    <i />
  </Box>
)
