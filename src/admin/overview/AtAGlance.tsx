import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useCreatePath } from 'ra-core'
import { useMemo } from 'react'
import { findResource } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { localTime } from '#resources/openingHours.ts'
import { dayAfter } from '#resources/pageStats.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { sourceTitle } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { findSiteDays, type SiteDays } from '#src/providers/calls/pageStats.ts'
import { Change } from '#src/resource/days/Change.tsx'
import { DayChart, Figure, useCount } from '#src/resource/days/DayChart.tsx'
import { barsOf, daysOf, lengthOf, totalOf, type Bar, type Step } from '#src/resource/days/periods.ts'
import { StepChoice, useStep } from '#src/resource/days/StepChoice.tsx'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { Panel } from './Panel.tsx'

/** What is counted, in the order in which it is shown; the server answers what one's role may see. */
const order = ['page', 'post', 'product', 'profile', moderationCase.name, 'search', 'missedSearch'] as const

/** What comes from day to day, against the period before; each number leads to its list (docs/decisions/numbers.md). */
export function AtAGlance() {
  const t = useAllMessages()
  const step = useStep()
  const today = localTime(new Date()).date
  const { from, to } = daysOf(step, today)
  const { data, error, refetch } = useQuery({
    queryKey: ['siteDays', from, to],
    queryFn: ({ signal }) => findSiteDays({ from, to }, signal),
  })
  return (
    <Box component="section" aria-label={t.numbers.siteTitle} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Box component="h2" sx={{ m: 0, typography: 'h3' }}>
          {t.numbers.siteTitle}
        </Box>
        <StepChoice step={step} />
      </Box>
      {!data && error && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && <Counts {...{ data, step, today }} />}
    </Box>
  )
}

function Counts({ data, step, today }: { data: SiteDays; step: Step; today: string }) {
  const seen = new Set(data.days.map(({ Name }) => Name))
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        alignItems: 'start',
      }}
    >
      {data.cases.length > 0 && <CaseAges cases={data.cases} />}
      {order
        .filter((name) => seen.has(name))
        .map((name) => {
          const counts = new Map(
            data.days.flatMap(({ Day, Name, Count }) => (Name === name ? [[Day, Count] as const] : [])),
          )
          return (
            <Counted
              key={name}
              {...{ name, step }}
              bars={barsOf(counts, step, today)}
              from={dayAfter(today, 1 - lengthOf(step))}
            />
          )
        })}
    </Box>
  )
}

interface CountedProps {
  readonly name: (typeof order)[number]
  readonly step: Step
  readonly bars: readonly Bar[]
  /** the first day that is shown */
  readonly from: string
}

function Counted({ name, step, bars, from }: CountedProps) {
  const t = useAllMessages()
  const format = useCount()
  const listOf = useListOf(name)
  const total = totalOf(bars)
  const what =
    name === moderationCase.name ? t.cases.cases : name === 'search' ? t.numbers.searches : sourceTitle(t, name)
  const isFound = name === 'search' || name === 'missedSearch'
  const label = isFound ? what : t.numbers.newOf({ what })
  return (
    <Panel aria-label={label}>
      <header>
        <h3>{label}</h3>
        <Change {...total} />
      </header>
      <Box className="number" sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
        <Link component={RouterLink} to={listOf(from)} aria-label={`${label}: ${format(total.now)}`} underline="hover">
          {format(total.now)}
        </Link>
      </Box>
      <DayChart label={what} bars={bars} days={lengthOf(step)} toOf={(bar) => listOf(bar.from, bar.to)} />
    </Panel>
  )
}

/** The list of what is counted, of those days alone where it has them. Searches that find something are not kept one by one. */
function useListOf(name: CountedProps['name']): (from: string, to?: string) => string {
  const createPath = useCreatePath()
  if (name === moderationCase.name) return () => paths.adminList('cases')
  const resource = findResource(name)
  if (!resource || name === 'missedSearch') return () => createPath({ resource: 'missedSearch', type: 'list' })
  return (from, to) =>
    `${createPath({ resource: resource.name, type: 'list' })}?${new URLSearchParams({
      filter: JSON.stringify({ CreatedAt_gte: from, ...(to && { CreatedAt_lte: to }) }),
      displayedFilters: JSON.stringify({ CreatedAt_gte: true, ...(to && { CreatedAt_lte: true }) }),
      sort: 'CreatedAt',
      order: 'DESC',
      page: '1',
      perPage: '25',
    })}`
}

/** How long the open cases have waited. */
function CaseAges({ cases }: { cases: SiteDays['cases'] }) {
  const t = useAllMessages()
  const format = useCount()
  const labels = cases.map(({ Days }, at) => {
    const from = format(cases[at - 1]?.Days ?? 0)
    return Days === null ? `${from}+` : `${from}–${format(Days)}`
  })
  const total = cases.reduce((sum, { Count }) => sum + Count, 0)
  return (
    <Panel aria-label={t.numbers.caseAges}>
      <header>
        <h3>{t.numbers.caseAges}</h3>
      </header>
      <Box className="number" sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
        <Link
          component={RouterLink}
          to={paths.adminList('cases')}
          underline="hover"
          aria-label={`${t.admin.openCases}: ${format(total)}`}
        >
          {format(total)}
        </Link>
      </Box>
      <Figure
        label={`${t.numbers.caseAges}: ${labels.map((label, at) => `${label} ${format(cases[at]!.Count)}`).join(', ')}`}
        drawn={useDrawn(labels, cases)}
        columns={[t.numbers.when, t.admin.openCases]}
        rows={labels.map((label, at) => [label, format(cases[at]!.Count)])}
      />
    </Panel>
  )
}

/** The same as long as nothing has changed, or the chart would be drawn anew. */
function useDrawn(labels: readonly string[], cases: SiteDays['cases']) {
  const key = JSON.stringify([labels, cases])
  return useMemo(() => {
    const [shown, counted] = JSON.parse(key) as [string[], { Count: number }[]]
    return { labels: shown, counts: counted.map(({ Count }) => Count) }
  }, [key])
}
