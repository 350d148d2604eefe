import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { PageNumber } from '#resources/pageStats.ts'
import { Link } from '#src/elements/Link.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { Change } from '#src/resource/days/Change.tsx'
import { DayChart, useCount } from '#src/resource/days/DayChart.tsx'
import { usePageNumbers } from '#src/resource/days/usePageNumbers.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'

const shown: readonly PageNumber[] = ['view', 'call', 'message', 'directions']

/** How the page did in the last seven days, against the seven before (docs/rules.md#page-numbers). */
export function ThisWeek({ pageId }: { pageId: number }) {
  const t = useAllMessages()
  const format = useCount()
  const { numbers, error, retry } = usePageNumbers(pageId, 'day')
  const isNew =
    numbers && numbers.days > 0 && shown.every((kind) => numbers.total(kind).now + numbers.total(kind).before === 0)
  return (
    <Card component="section" aria-label={t.numbers.title} sx={{ p: 2, minHeight: 120 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography variant="h3" component="h2">
          {t.numbers.lastDays({ days: format(7) })}
        </Typography>
        <Button
          component={Link}
          to={paths.pageNumbers(pageId)}
          sx={{ flex: 'none' }}
          aria-label={`${t.numbers.details}: ${t.numbers.title}`}
        >
          {t.numbers.details}
        </Button>
      </Box>
      {!numbers && (error ? <ErrorState error={error} retry={retry} /> : <Skeleton variant="rounded" height={280} />)}
      {isNew && (
        <>
          <Typography sx={{ my: 1 }}>{t.numbers.none}</Typography>
          <Button component={Link} to={paths.page(pageId)}>
            {t.manage.view}
          </Button>
          <Button component={Link} to={paths.pageQr(pageId)}>
            {t.page.qrCode}
          </Button>
        </>
      )}
      {numbers && !isNew && (
        <>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.4em), 1fr))',
              // The longest word of these has as much.
              '&:lang(my)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5em), 1fr))' },
              gap: 1,
              m: 0,
              my: 1,
            }}
          >
            {shown.map((kind) => (
              <Box key={kind} sx={{ display: 'flex', flexDirection: 'column' }}>
                <Box component="dt" sx={{ order: 1, typography: 'body2', color: 'text.secondary' }}>
                  {t.actKinds[kind]}
                </Box>
                <Box component="dd" sx={{ m: 0, typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
                  {format(numbers.total(kind).now)}
                </Box>
                <Box component="dd" sx={{ order: 2, m: 0, typography: 'body2' }}>
                  <Change {...numbers.total(kind)} />
                </Box>
              </Box>
            ))}
          </Box>
          <DayChart label={t.actKinds.view} bars={numbers.bars('view')} days={numbers.days} />
        </>
      )}
    </Card>
  )
}
