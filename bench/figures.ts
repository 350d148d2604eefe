/** A median of one run, beside its limit in the same run and what is asked of it (docs/performance.md). */
export interface Figure {
  group: 'phone' | 'answers' | 'database'
  what: string
  value: number
  unit: 'ms' | 'KB' | 'files' | 'answers/s' | 'µs' | ''
  /** What the machine reaches without the app, in the same unit. */
  limit?: number
  goal?: Goal
  /**
   * Where so many ms or answers a second are asked: how fast the machine was in the same seconds, as a share of the one for
   * which they are asked, at most 1 (./load/machineSpeed.ts).
   */
  speed?: number
  /** The share of the requests that were refused, which the value does not count. */
  refused?: number
}

/** At most or at least so much at the full speed of the machine, or so many times the limit. */
export type Goal = { most: number } | { least: number } | { mostOfLimit: number } | { leastOfLimit: number }

/** Whether it asks for so many ms or answers a second, whatever the machine. */
export const isAbsolute = (goal: Goal): boolean => 'most' in goal || 'least' in goal

/** How far the goal is reached: 1 is just reached, 2 is twice as good, 0.5 is half of it. Undefined without a goal or its limit. */
export function reached({ value, limit, goal, speed = 1 }: Figure): number | undefined {
  if (!goal) return undefined
  if ('most' in goal) return value === 0 ? Infinity : goal.most / speed / value
  if ('least' in goal) return value / (goal.least * speed)
  if (limit === undefined) return undefined
  return 'mostOfLimit' in goal ? (goal.mostOfLimit * limit) / value : value / (goal.leastOfLimit * limit)
}

const number = (value: number) =>
  value >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toFixed(value >= 10 ? 0 : value >= 1 ? 1 : 3)))
const percent = (share: number) => `${Math.round(100 * share)} %`

function goalText(goal: Goal, speed = 1): string {
  const at = speed.toFixed(2)
  if ('most' in goal) return `≤ ${number(goal.most)}` + (speed < 1 ? ` ÷ ${at}` : '')
  if ('least' in goal) return `≥ ${number(goal.least)}` + (speed < 1 ? ` × ${at}` : '')
  return 'mostOfLimit' in goal ? `≤ ${goal.mostOfLimit} × limit` : `≥ ${percent(goal.leastOfLimit)} of limit`
}

/** In words, beside the figure. */
export const refusedText = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} % refused`

const ratioText = ({ value, limit, goal }: Figure) =>
  limit === undefined ? '' : goal && 'mostOfLimit' in goal ? (value / limit).toFixed(2) : percent(value / limit)

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** One Markdown table of all figures. */
export function figuresTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, limit, goal, speed, refused = 0 } = figure
    const share = reached(figure)
    const verdict = share === undefined ? '' : share >= 1 ? 'yes' : 'no'
    return [
      what,
      `${number(value)} ${unit}`.trim() + (refused > 0 ? `, ${refusedText(refused)}` : ''),
      limit === undefined ? '' : number(limit),
      ratioText(figure),
    ].concat(goal ? goalText(goal, speed) : '', verdict)
  })
  const headings = ['', 'median', 'limit', 'ratio', 'asked', 'reached']
  return [headings, headings.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map(line).join('\n')
}
