/** A median of one run, beside its limit in the same run and what is asked of it (docs/performance.md#goals). */
export interface Figure {
  group: 'phone' | 'answers' | 'database' | 'peers'
  what: string
  value: number
  unit: 'ms' | 'KB' | 'MB' | 'files' | 'answers/s' | 'µs' | ''
  /** What it is measured against in the same run, in the same unit. */
  limit?: number
  goal?: Goal
  /** The share of the requests that were refused, which the value does not count. */
  refused?: number
}

/** At most or at least so many times the limit; `most` is for bytes and counts, which every machine has alike. */
export type Goal = { most: number } | { mostOfLimit: number } | { leastOfLimit: number }

/** How far the goal is reached: 1 is just reached, 2 is twice as good, 0.5 is half of it. Undefined without a goal or its limit. */
export function reached({ value, limit, goal }: Figure): number | undefined {
  if (!goal) return undefined
  if ('most' in goal) return value === 0 ? Infinity : goal.most / value
  if (limit === undefined) return undefined
  return 'mostOfLimit' in goal ? (goal.mostOfLimit * limit) / value : value / (goal.leastOfLimit * limit)
}

const number = (value: number) =>
  value >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toFixed(value >= 10 ? 0 : value >= 1 ? 1 : 3)))
const percent = (share: number) => `${Math.round(100 * share)} %`

function goalText(goal: Goal): string {
  if ('most' in goal) return `≤ ${number(goal.most)}`
  if ('mostOfLimit' in goal) return `≤ ${goal.mostOfLimit} × limit`
  return goal.leastOfLimit < 1 ? `≥ ${percent(goal.leastOfLimit)} of limit` : `≥ ${goal.leastOfLimit} × limit`
}

/** In words, beside the figure. */
export const refusedText = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} % refused`

const ratioText = ({ value, limit, goal }: Figure) =>
  limit === undefined
    ? ''
    : goal && 'leastOfLimit' in goal && goal.leastOfLimit < 1
      ? percent(value / limit)
      : (value / limit).toFixed(2)

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** One Markdown table of all figures. */
export function figuresTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, limit, goal, refused = 0 } = figure
    const share = reached(figure)
    const verdict = share === undefined ? '' : share >= 1 ? 'yes' : 'no'
    return [
      what,
      `${number(value)} ${unit}`.trim() + (refused > 0 ? `, ${refusedText(refused)}` : ''),
      limit === undefined ? '' : number(limit),
      ratioText(figure),
    ].concat(goal ? goalText(goal) : '', verdict)
  })
  const headings = ['', 'median', 'limit', 'ratio', 'asked', 'reached']
  return [headings, headings.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map(line).join('\n')
}
