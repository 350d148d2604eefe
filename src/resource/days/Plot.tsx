import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import styles from 'uplot/dist/uPlot.min.css?inline'
import { addStyles } from '#src/theme/addStyles.ts'

addStyles(styles)

export interface PlotProps {
  readonly height: number
  /** what stands below each bar */
  readonly labels: readonly string[]
  readonly counts: readonly number[]
  /** of the period before, as a line; none where nothing is compared */
  readonly before?: readonly number[] | undefined
  readonly format: (count: number) => string
  /** the bar that is pointed at; null for none */
  readonly onPoint: (at: number | null) => void
}

/** The bars of a chart, drawn by uPlot. It says nothing to a screen reader: what is around it does (DayChart.tsx). */
export function Plot({ height, labels, counts, before, format, onPoint }: PlotProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const draw = () => {
      const width = Math.max(120, element.clientWidth)
      const options = optionsOf(
        { labels, format, hasBefore: before !== undefined },
        element,
        { width, height },
        onPoint,
      )
      return new uPlot(options, [labels.map((_, at) => at), [...counts], ...(before ? [[...before]] : [])], element)
    }
    let plot = draw()
    const again = () => {
      plot.destroy()
      plot = draw()
    }
    // Its colours are those of the theme at the moment when it is drawn.
    const dark = window.matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', again)
    const watch = new ResizeObserver(() => {
      if (Math.abs(plot.width - element.clientWidth) > 1)
        plot.setSize({ width: Math.max(120, element.clientWidth), height })
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      dark.removeEventListener('change', again)
      plot.destroy()
    }
  }, [labels, counts, before, format, height, onPoint])
  return <div ref={place} style={{ height, minWidth: 0, overflow: 'hidden' }} />
}

/** Of a label at 12 px, with the space around it shared out. */
const letterPx = 9

interface Drawn {
  readonly labels: readonly string[]
  readonly format: (count: number) => string
  readonly hasBefore: boolean
}

function optionsOf(
  { labels, format, hasBefore }: Drawn,
  element: Element,
  size: { width: number; height: number },
  onPoint: (at: number | null) => void,
): uPlot.Options {
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(`--${name}`).trim()
  const axis = {
    stroke: colour('muted'),
    font: `12px ${colour('font')}`,
    ticks: { show: false },
  }
  // On a phone every second or third bar has a label.
  const widest = Math.max(24, ...labels.map((label) => label.length * letterPx))
  const every = Math.ceil((labels.length * widest) / (size.width - 48))
  const isLabelled = (at: number) => (labels.length - 1 - at) % every === 0
  return {
    ...size,
    legend: { show: false },
    padding: [8, 12, 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: () => [-0.6, labels.length - 0.4] },
      y: { range: (_plot, _least, most) => [0, Math.max(4, most * 1.1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: () => labels.map((_, at) => at),
        values: (_plot, splits) => splits.map((at) => (isLabelled(at) ? (labels[at] ?? '') : '')),
        size: 32,
      },
      {
        ...axis,
        grid: { stroke: colour('hairline'), width: 1 },
        size: 44,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000],
        values: (_plot, splits) => splits.map(format),
      },
    ],
    series: [
      {},
      {
        fill: colour('brand'),
        width: 0,
        paths: uPlot.paths.bars!({ size: [0.62, 48], radius: 0.12 }),
        points: { show: false },
      },
      ...(hasBefore
        ? [{ stroke: colour('accent'), width: 2, dash: [4, 4], points: { show: false } } satisfies uPlot.Series]
        : []),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  }
}
