import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { formatDate } from '#resources/text/date.ts'
import { Link } from '#src/elements/Link.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useDigits, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import type { ListedCase } from '#src/providers/calls/cases.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { ErrorState } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from '../AdminTitle.tsx'
import { useAdminKeys, useKeysAreOn } from '../list/useAdminKeys.ts'
import { CaseDetails } from './CaseDetails.tsx'
import { caseTitle, typeOf } from './caseTitle.ts'
import { caseViews, useCaseCounts, useCases, type Cases } from './useCases.ts'

const ways = new Map<string, 1 | -1>([
  ['KeyJ', 1],
  ['KeyK', -1],
])

/** J and K go through the queue, as through a list, until they are turned off. */
function useKeys(move: Cases['move']) {
  useAdminKeys(({ code, shiftKey }) => {
    const way = shiftKey ? undefined : ways.get(code)
    return way && (() => move(way))
  })
}

/** The row of the case that is shown is in view; who comes back to the queue goes on from its heading. */
function useQueuePlace(id: number | null, isLoaded: boolean) {
  const queue = useRef<HTMLElement>(null)
  const before = useRef(id)
  useEffect(() => {
    const heading = id === null && before.current !== null ? queue.current?.querySelector('h1') : null
    if (heading) focusQuietly(heading)
    // jsdom has no scrollIntoView.
    if (isLoaded) queue.current?.querySelector('li [aria-current]')?.scrollIntoView?.({ block: 'nearest' })
    before.current = id
  }, [id, isLoaded])
  return queue
}

/** /admin/cases: the queue, and beside it the case that is looked at; on a phone one or the other (docs/rules.md#cases). */
export function CasesScreen() {
  const t = useAllMessages()
  useHead({ title: t.cases.cases })
  const cases = useCases(useStoredProfile()?.id ?? 0)
  const { list, query, id, view } = cases
  useKeys(cases.move)
  const [areOn, setAreOn] = useKeysAreOn()
  const queue = useQueuePlace(id, list !== undefined)
  return (
    <Panes className={id === null ? '' : 'chosen'}>
      <Box ref={queue} className="queue" component="section" aria-label={t.cases.cases}>
        <AdminTitle>{t.cases.cases}</AdminTitle>
        <Views cases={cases} />
        {query.isPending && [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height={58} />)}
        {query.isError && !list && <ErrorState compact error={query.error} retry={() => void query.refetch()} />}
        {list?.length === 0 && (
          <Box component="p" sx={{ color: 'text.secondary', px: 1 }}>
            {view === 'waiting' ? t.cases.nothingToJudge : t.cases.nothingHere}
          </Box>
        )}
        <Rows>
          {list?.map((one) => (
            <li key={one.Id}>
              <Row
                to={cases.addressOf(one.Id, view)}
                replace={id !== null}
                aria-current={one.Id === id ? 'true' : undefined}
              >
                <RowText one={one} />
              </Row>
            </li>
          ))}
        </Rows>
        {query.hasNextPage && (
          <Button aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t.cases.more}
          </Button>
        )}
        <Box className="keys">
          <p>{t.cases.keys}</p>
          <FormControlLabel
            sx={{ ml: 0 }}
            control={<Switch size="small" checked={areOn} onChange={(_, isOn) => setAreOn(isOn)} />}
            label={t.admin.useKeys}
          />
        </Box>
      </Box>
      <Box className="case">
        {id === null ? (
          <Box component="p" sx={{ color: 'text.secondary' }}>
            {t.cases.chooseCase}
          </Box>
        ) : (
          // What is typed belongs to one case.
          <CaseDetails key={id} id={id} cases={cases} />
        )}
      </Box>
    </Panes>
  )
}

function Views({ cases: { view, addressOf } }: { cases: Cases }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const { data } = useCaseCounts(true)
  const counts = { waiting: data?.Open, mine: data?.Mine, appeals: data?.Appealed, answered: undefined }
  return (
    <Tabs aria-label={t.cases.cases}>
      {caseViews.map((name) => (
        <Link key={name} to={addressOf(null, name)} aria-current={name === view ? 'page' : undefined}>
          <span>{t.cases[name]}</span>
          {counts[name] ? <b>{formatDigits(counts[name])}</b> : null}
        </Link>
      ))}
    </Tabs>
  )
}

function RowText({ one }: { one: ListedCase }) {
  const t = useAllMessages()
  const writing = useLanguage()
  return (
    <>
      <span className="title">{caseTitle(t, one)}</span>
      <span className="type">{typeOf(t, one.Type)}</span>
      <span className="facts">
        {[
          ...(one.Reports > 0 || !one.Because ? [t.cases.reportCount({ count: one.Reports })] : []),
          ...(one.Because ? [t.caseLooks[one.Because]] : []),
          ...(one.ClaimedByName ? [one.ClaimedByName] : []),
        ].join(' · ')}
      </span>
      <time className="facts" dateTime={one.CreatedAt}>
        {formatDate(one.CreatedAt, writing)}
      </time>
    </>
  )
}

const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 372px) minmax(0, 1fr)',
  alignItems: 'start',
  '& .keys': {
    color: theme.vars.palette.text.secondary,
    '& p, & .MuiFormControlLabel-label': { my: 1, font: 'var(--text-micro)', lineHeight: 1.75 },
  },
  '& .queue': { minWidth: 0 },
  '& .case': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    '& .queue': { position: 'sticky', top: 68, maxHeight: 'calc(100 * var(--vh) - 84px)', overflowY: 'auto' },
  },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&.chosen .queue, &:not(.chosen) .case': { display: 'none' },
    '& .keys': { display: 'none' },
  },
}))
const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 48,
    padding: '0 10px',
    whiteSpace: 'nowrap',
    font: 'var(--text-meta)',
    lineHeight: 1.65,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.main,
    fontWeight: 700,
    boxShadow: `inset 0 -2px 0 ${theme.vars.palette.primary.main}`,
  },
}))
const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, containerType: 'inline-size' })
const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  // A title has all but its type's width, and a time all but what the facts need.
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr) auto',
  columnGap: 12,
  minHeight: 58,
  alignContent: 'center',
  padding: '6px 10px',
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  font: 'var(--text-meta)',
  lineHeight: 1.65,
  '& .title': {
    gridColumn: '1 / 3',
    fontWeight: 700,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .type': { font: 'var(--text-micro)', lineHeight: 1.75, textAlign: 'end' },
  '& .facts': { font: 'var(--text-micro)', lineHeight: 1.75, color: theme.vars.palette.text.secondary },
  '& time': { gridColumn: '2 / 4', textAlign: 'end' },
  '&:hover': { background: theme.vars.palette.sunken },
  // In letters of twice the size one below the other.
  '@container (max-width: 15rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { gridColumn: '1 !important', textAlign: 'start !important' },
  },
  '&[aria-current]': {
    background: theme.vars.palette.soft,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
}))
