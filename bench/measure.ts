/** Durations of many runs, in milliseconds. */
export interface Timing {
  median: number
  p95: number
  max: number
}

/** The value below which this share of the sorted values lies. */
export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Measures a run with each input, one after the other, after 20 runs to warm up. */
export async function timed<T>(inputs: readonly T[], run: (input: T) => Promise<unknown>): Promise<Timing> {
  for (const input of inputs.slice(0, 20)) await run(input)
  const durations: number[] = []
  for (const input of inputs) {
    const start = performance.now()
    await run(input)
    durations.push(performance.now() - start)
  }
  durations.sort((a, b) => a - b)
  return { median: quantile(durations, 0.5), p95: quantile(durations, 0.95), max: quantile(durations, 1) }
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const line = ({ median, p95, max }: Timing) => `median ${ms(median)}, p95 ${ms(p95)}, max ${ms(max)}`
export const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`)
