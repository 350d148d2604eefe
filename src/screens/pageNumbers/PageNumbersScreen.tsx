import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import TextField from '@mui/material/TextField'
import { useSearchParams } from 'react-router'
import type { Page } from '#resources'
import { pageNumbers, type PageNumber } from '#resources/pageStats.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { PageNumbers } from '#src/providers/calls/pageStats.ts'
import { Change } from '#src/resource/days/Change.tsx'
import { CountTable, DayChart, useCount } from '#src/resource/days/DayChart.tsx'
import type { Total } from '#src/resource/days/periods.ts'
import { StepChoice, useStep } from '#src/resource/days/StepChoice.tsx'
import { usePageFindings, usePageNumbers } from '#src/resource/days/usePageNumbers.ts'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { useActorQuery } from '#src/resource/useActor.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

/** /page/numbers?id=: how a page does, for its people (docs/rules.md#page-numbers). */
function PageNumbersScreen() {
  const t = useAllMessages()
  const detail = useRecord('page', useSearchParams()[0].get('id') ?? '')
  useHead({ title: t.numbers.title })
  return (
    <Screen>
      <ScreenTitle back>{t.numbers.title}</ScreenTitle>
      <DetailStates detail={detail}>{(page) => <OfOwnPage page={page} />}</DetailStates>
    </Screen>
  )
}

function OfOwnPage({ page }: { page: Page }) {
  const t = useAllMessages()
  const { data: actor, isLoading, error, refetch } = useActorQuery(page.Id)
  if (isLoading) return <ScreenLoading />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  const isOfTeam = actor && (actor.superAdmin || [...actor.owns, ...actor.administers].includes(page.Id))
  return isOfTeam ? <Numbers page={page} /> : <EmptyState text={t.pageTeam.notYours} />
}

/** `product 12`: of what the numbers are; empty for all of the page. */
function readThing(text: string | null): readonly [string, number] | undefined {
  const [, source, id] = /^(\w+) (\d{1,9})$/.exec(text ?? '') ?? []
  return source === undefined ? undefined : [source, Number(id)]
}

function Numbers({ page }: { page: Page }) {
  const t = useAllMessages()
  const step = useStep()
  const [search, setSearch] = useSearchParams()
  const of = search.get('of') ?? ''
  const { numbers, error, retry } = usePageNumbers(page.Id, step, readThing(of))
  const findings = usePageFindings(page.Id, step)
  const choose = (name: string, value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(name, value)
        else now.delete(name)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const asked = pageNumbers.find((kind) => kind === search.get('kind')) ?? 'view'
  const things = (findings?.items ?? []).map((item) => ({ ...item, key: `${item.Source} ${item.Id}` }))
  const isListed = of === '' || of === `page ${page.Id}` || things.some(({ key }) => key === of)
  return (
    <Box
      sx={(theme) => ({
        maxWidth: theme.measure.reading,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        pb: 4,
      })}
    >
      <Typography variant="h2">{shownText(page.Name) ?? t.lists.noName}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <StepChoice step={step} />
        <TextField
          select
          hiddenLabel
          value={isListed ? of : ''}
          onChange={({ target }) => choose('of', target.value)}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t.numbers.ofWhat } }}
          sx={{ flex: '0 1 auto', minWidth: 0, maxWidth: '100%' }}
        >
          <option value="">{t.numbers.all}</option>
          <option value={`page ${page.Id}`}>{t.numbers.pageAlone}</option>
          {things.map(({ key, ...item }) => (
            <option key={key} value={key}>
              {nameOf(t, item)}
            </option>
          ))}
        </TextField>
      </Box>
      {!numbers && (error ? <ErrorState error={error} retry={retry} /> : <Skeleton variant="rounded" height={420} />)}
      {numbers && (
        <>
          <Kinds chosen={asked} choose={(kind) => choose('kind', kind === 'view' ? '' : kind)} total={numbers.total} />
          <DayChart label={t.actKinds[asked]} bars={numbers.bars(asked)} days={numbers.days} />
          {!of && findings && <Found findings={findings} />}
          <Typography variant="body2" color="text.secondary">
            {t.numbers.private}
          </Typography>
        </>
      )}
    </Box>
  )
}

const nameOf = (t: ReturnType<typeof useAllMessages>, { Source, Id, Title }: PageNumbers['items'][number]) =>
  shownText(Title) ?? `${sourceName(t, Source)} ${Id}`

interface KindsProps {
  readonly chosen: PageNumber
  readonly choose: (kind: PageNumber) => void
  readonly total: (kind: PageNumber) => Total
}

/** Every kind with its number; the one that is chosen is drawn. */
function Kinds({ chosen, choose, total }: KindsProps) {
  const t = useAllMessages()
  const format = useCount()
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 132px), 1fr))' }}>
      {pageNumbers.map((kind) => (
        <Box
          key={kind}
          component="button"
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => choose(kind)}
          sx={(theme) => ({
            display: 'grid',
            alignContent: 'start',
            textAlign: 'start',
            font: 'inherit',
            color: 'text.primary',
            cursor: 'pointer',
            p: 1.5,
            minHeight: 44,
            bgcolor: kind === chosen ? 'soft' : 'background.paper',
            border: 1,
            borderColor: kind === chosen ? 'primary.main' : 'hairline',
            borderRadius: theme.radius.card,
          })}
        >
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t.actKinds[kind]}
          </Box>
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
            <Box component="b" sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
              {format(total(kind).now)}
            </Box>
            <Change {...total(kind)} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Which posts and products were looked at, and what people had searched for. */
function Found({ findings }: { findings: Pick<PageNumbers, 'items' | 'words'> }) {
  const t = useAllMessages()
  const format = useCount()
  const { view, call, message } = t.actKinds
  return (
    <>
      <section>
        <Typography variant="h3" component="h2">
          {t.numbers.items}
        </Typography>
        {findings.items.length === 0 ? (
          <Typography color="text.secondary">{t.numbers.noneInTime}</Typography>
        ) : (
          <CountTable
            caption={t.numbers.items}
            columns={[t.numbers.ofWhat, view, call, message]}
            rows={findings.items.map((item) => [
              nameOf(t, item),
              format(item.view),
              format(item.call),
              format(item.message),
            ])}
          />
        )}
      </section>
      <section>
        <Typography variant="h3" component="h2">
          {t.numbers.words}
        </Typography>
        {findings.words.length === 0 ? (
          <Typography color="text.secondary">{t.numbers.noWords}</Typography>
        ) : (
          <>
            <CountTable
              caption={t.numbers.words}
              columns={[t.numbers.word, t.numbers.times]}
              rows={findings.words.map(({ Word, Count }) => [Word, format(Count)])}
            />
            <Typography variant="body2" color="text.secondary">
              {t.numbers.wordsNote}
            </Typography>
          </>
        )}
      </section>
    </>
  )
}

export const screen: ScreenModule = { Screen: PageNumbersScreen }
