import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Suspense, useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import { digitsIn, grouped } from '#resources/text/digits.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import { shortDay, spanOf, totalOf, type Bar } from './periods.ts'

const Plot = lazyPiece(async () => (await import('./Plot.tsx')).Plot)

const height = 180
/** Where it cannot be drawn, its sentence and its table say the same. */
const isDrawn = () => typeof ResizeObserver !== 'undefined'

interface DayChartProps {
  /** what is counted */
  readonly label: string
  readonly bars: readonly Bar[]
  /** how many days there are before, to compare with */
  readonly days: number
  /** the list of what is counted in a bar */
  readonly toOf?: (bar: Bar) => string
}

/** Counts by day, week or month as bars, described in a sentence and beside it as a table that can be opened. */
export function DayChart({ label, bars, days, toOf }: DayChartProps) {
  const t = useAllMessages()
  const writing = useLanguage()
  const format = useCount()
  const { now, before } = totalOf(bars)
  // Nothing was counted then, or nobody knows.
  const sentence = before === 0 ? 'told' : now === before ? 'same' : 'changed'
  const columns = [t.numbers.when, label, t.numbers.before]
  const linked = (bar: Bar) =>
    toOf ? (
      <Link component={RouterLink} to={toOf(bar)}>
        {format(bar.count)}
      </Link>
    ) : (
      format(bar.count)
    )
  const rows = bars.map((bar) => [spanOf(bar, writing), linked(bar), format(bar.before)])
  const drawn = useMemo(
    () => ({
      labels: bars.map(({ to }) => shortDay(to, writing)),
      counts: bars.map(({ count }) => count),
      before: bars.map((bar) => bar.before),
    }),
    [bars, writing],
  )
  return (
    <Figure
      label={t.numbers[sentence]({ label, count: format(now), total: format(before), days: format(days) })}
      legend={[label, t.numbers.beforeDays({ days: format(days) })]}
      told={(at) =>
        `${spanOf(bars[at]!, writing)} · ${format(bars[at]!.count)} · ${t.numbers.before} ${format(bars[at]!.before)}`
      }
      {...{ drawn, columns, rows }}
    />
  )
}

/** A number as it is shown: with commas, in the person's digits. */
export function useCount(): (count: number) => string {
  const { digits } = useLanguage()
  // A chart is drawn anew with another one.
  return useCallback((count: number) => digitsIn(digits, grouped(count)), [digits])
}

interface FigureProps {
  /** what it shows, in a sentence */
  readonly label: string
  /** what bars and line are */
  readonly legend?: readonly [bars: string, line: string] | undefined
  readonly drawn: {
    readonly labels: readonly string[]
    readonly counts: readonly number[]
    readonly before?: readonly number[]
  }
  /** of the bar that is pointed at */
  readonly told?: (at: number) => string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A chart: a picture with a name for those who see it, and the same as a table. */
export function Figure({ label, legend, drawn, told, columns, rows }: FigureProps) {
  const t = useAllMessages()
  const format = useCount()
  const [at, setAt] = useState<number | null>(null)
  const id = useId()
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" id={id} sx={{ mb: 1 }}>
        {label}
      </Box>
      <Box aria-hidden sx={{ minHeight: height }}>
        {isDrawn() && (
          <Suspense>
            <Plot {...drawn} {...{ height, format }} onPoint={setAt} />
          </Suspense>
        )}
      </Box>
      {legend && (
        <Box
          aria-hidden
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, minHeight: '1.75em', color: 'text.secondary' }}
        >
          {at !== null && told && at < rows.length ? (
            told(at)
          ) : (
            <>
              <Key isLine={false}>{legend[0]}</Key>
              <Key isLine>{legend[1]}</Key>
            </>
          )}
        </Box>
      )}
      <Box
        component="details"
        sx={{ '& summary': { cursor: 'pointer', minHeight: 44, alignContent: 'center', color: 'primary.main' } }}
      >
        <summary>{t.numbers.asTable}</summary>
        <CountTable {...{ columns, rows }} caption={label} />
      </Box>
    </Box>
  )
}

const Key = ({ isLine, children }: { isLine: boolean; children: ReactNode }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Box
      component="span"
      sx={
        isLine
          ? { width: 18, borderTop: '2px dashed', borderColor: 'secondary.main' }
          : { width: 12, height: 12, borderRadius: '3px', bgcolor: 'primary.main' }
      }
    />
    <span>{children}</span>
  </Box>
)

interface CountTableProps {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
  readonly caption: string
}

/** Rows of numbers; the first column says of what. */
export const CountTable = ({ columns, rows, caption }: CountTableProps) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { px: 1, py: 0.75, borderBottom: 1, borderColor: 'hairline', textAlign: 'end', fontWeight: 400 },
        '& thead th': { typography: 'caption', color: 'text.secondary', verticalAlign: 'bottom', whiteSpace: 'nowrap' },
        '& td': { whiteSpace: 'nowrap' },
        '& th:first-of-type': { textAlign: 'start', pl: 0 },
      }}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], at) => (
          <tr key={at}>
            <th scope="row">{first}</th>
            {others.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
)
