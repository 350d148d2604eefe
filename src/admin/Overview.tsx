import CasesIcon from '@mui/icons-material/GavelOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useCreatePath, useGetList } from 'ra-core'
import type { ComponentType, ReactNode } from 'react'
import { may as mayDo, requireResource, systemFields, type ResourceName } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { formatDate } from '#resources/text/date.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { FieldValue } from '#src/fields/values/values.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { sourceTitle, useDigits, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { titleOf, type AdminRecord } from './adminFields.ts'
import { AdminTitle } from './AdminTitle.tsx'
import { AtAGlance } from './overview/AtAGlance.tsx'
import { caseTitle } from './cases/caseTitle.ts'
import { useCaseCounts, useCaseList } from './cases/useCases.ts'
import { RecordLink } from './cells.tsx'
import { Panel } from './overview/Panel.tsx'
import { useAdminActor, useMay } from './roles/rights.ts'
import { UpkeepPanel } from './upkeep/UpkeepPanel.tsx'
import { presentationOf } from './resourcePresentation.ts'

const casesPath = paths.adminList('cases')
const newest = 10
const noCache = { staleTime: 0 }

/** The admin area's first screen: totals, the newest records, and the cases that wait, as far as who works here sees them. */
export function Overview() {
  const t = useAllMessages()
  const may = useMay()
  const mayJudge = mayDo(useAdminActor(), 'moderate', moderationCase)
  const isSeen = (name: ResourceName) => may('read', requireResource(name))
  useHead({ title: t.admin.title })
  return (
    <>
      <AdminTitle>{t.admin.overview}</AdminTitle>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, min(46%, 160px))), 1fr))',
          mb: 2,
        }}
      >
        {(['page', 'post', 'product'] as const).filter(isSeen).map((name) => (
          <Total key={name} name={name} label={sourceTitle(t, name)} />
        ))}
        {mayJudge && <OpenCases />}
        {!isSeen('page') &&
          (['category', 'article', 'missedSearch'] as const)
            .filter(isSeen)
            .map((name) => <Total key={name} name={name} label={sourceTitle(t, name)} />)}
      </Box>
      <AtAGlance />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
        {isSeen('page') && <LatestRecords name="page" heading={t.admin.newest} empty={t.lists.noData} />}
        {mayJudge && <WaitingCases />}
        <UpkeepPanel resource={requireResource('page')} />
      </Box>
    </>
  )
}

interface TableList {
  readonly name: ResourceName
}

const useTable = ({ name }: TableList, perPage: number) =>
  useGetList<AdminRecord>(
    name,
    {
      filter: {},
      pagination: { page: 1, perPage },
      sort: { field: 'CreatedAt', order: 'DESC' },
      meta: { table: true },
    },
    noCache,
  )

function Total({ label, ...list }: TableList & { label: string }) {
  const { total, isPending } = useTable(list, 1)
  const to = useCreatePath()({ resource: list.name, type: 'list' })
  const { Icon } = presentationOf({ name: list.name })
  return <Figure {...{ to, label, total, isPending, Icon }} />
}

/** As in the menu: what is appealed against waits as well. */
function OpenCases() {
  const t = useAllMessages()
  const { data, isPending } = useCaseCounts(true)
  const total = data && data.Open + data.Appealed
  return <Figure to={casesPath} label={t.admin.openCases} {...{ total, isPending, Icon: CasesIcon }} />
}

interface FigureProps {
  readonly to: string
  readonly label: string
  readonly total: number | undefined
  readonly isPending: boolean
  readonly Icon: ComponentType<{ 'aria-hidden': true }>
}

function Figure({ to, label, total, isPending, Icon }: FigureProps) {
  const formatDigits = useDigits()
  return (
    <Tile to={to}>
      <Icon aria-hidden />
      <span className="label">{label}</span>
      <b>
        {isPending ? <Skeleton width={60} /> : total === undefined ? '–' : formatDigits(total.toLocaleString('en'))}
      </b>
    </Tile>
  )
}

function LatestRecords({ heading, empty, ...list }: TableList & { heading: string; empty: ReactNode }) {
  const t = useAllMessages()
  const { data, isPending } = useTable(list, newest)
  const to = useCreatePath()({ resource: list.name, type: 'list' })
  const resource = requireResource(list.name)
  return (
    <Panel aria-label={heading}>
      <header>
        <h2>{heading}</h2>
        <Link component={RouterLink} to={to}>
          {t.admin.seeAll}
        </Link>
      </header>
      {isPending && [1, 2, 3, 4].map((row) => <Skeleton key={row} height={40} />)}
      {data?.length === 0 && <p>{empty}</p>}
      <ul>
        {data?.map((record) => (
          <li key={record.Id}>
            <span className="name">
              <RecordLink resource={resource.name} id={record.Id}>
                {titleOf(resource, record)}
              </RecordLink>
            </span>
            <span className="when">
              <FieldValue name="CreatedAt" field={systemFields.CreatedAt} {...{ resource, record }} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What weighs most first, as in the queue. */
function WaitingCases() {
  const t = useAllMessages()
  const writing = useLanguage()
  const { data, isPending } = useCaseList('waiting', useStoredProfile()?.id ?? 0)
  const waiting = data?.pages[0] ?? []
  return (
    <Panel aria-label={t.cases.waiting}>
      <header>
        <h2>{t.cases.waiting}</h2>
        <Link component={RouterLink} to={casesPath}>
          {t.admin.seeAll}
        </Link>
      </header>
      {isPending && [1, 2, 3, 4].map((row) => <Skeleton key={row} height={40} />)}
      {data && waiting.length === 0 && <p>{t.cases.nothingToJudge}</p>}
      <ul>
        {waiting.slice(0, newest).map((one) => (
          <li key={one.Id}>
            <span className="name">
              <Link component={RouterLink} to={`${casesPath}?case=${one.Id}`}>
                {caseTitle(t, one)}
              </Link>
            </span>
            <span className="when">{formatDate(one.CreatedAt, writing)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Tile = styled(RouterLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateRows: '1fr auto',
  alignItems: 'center',
  columnGap: 10,
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { color: theme.vars.palette.primary.main },
  '& .label': { font: 'var(--text-meta)', lineHeight: 1.65, color: theme.vars.palette.text.secondary },
  '& b': { gridColumn: '1 / -1', font: 'var(--text-display)', lineHeight: 1.5, fontVariantNumeric: 'tabular-nums' },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}))
