/** Milliseconds of many runs. */
export interface Timing {
  median: number
  p95: number
  most: number
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Runs each once to warm up and once to be measured, one after the other. */
export async function timed<T>(each: readonly T[], run: (one: T) => Promise<unknown>): Promise<Timing> {
  for (const one of each.slice(0, 20)) await run(one)
  const took: number[] = []
  for (const one of each) {
    const from = performance.now()
    await run(one)
    took.push(performance.now() - from)
  }
  took.sort((a, b) => a - b)
  return { median: at(took, 0.5), p95: at(took, 0.95), most: at(took, 1) }
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const line = ({ median, p95, most }: Timing) => `median ${ms(median)}, p95 ${ms(p95)}, most ${ms(most)}`
export const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`)
