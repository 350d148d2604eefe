import { requestText, type LoadResult } from '../client.ts'
import { numbers, words } from '../load/cases.ts'
import { ms, quantile } from '../measure.ts'
import { median } from '../phone/report.ts'

/** Seconds that are measured at a time. */
export const seconds = 2

/** Pages, lists and words, and every twentieth writes a post. */
export const requestsOf = (token: string, pageId: string) =>
  numbers(400, 500).map((id, n) => {
    if (n % 20 === 19)
      return requestText({ post: '/post/api', parts: { pageId, title: 'Tea' } }, { authorization: `Bearer ${token}` })
    if (n % 4 === 0) return requestText('/page/api/byPage/1')
    if (n % 4 === 1) return requestText(`/page/api/bySearch/${encodeURIComponent(words[n % words.length]!)}?perPage=20`)
    return requestText(`/page/api/${id}`)
  })

/** Prints medians of the windows, and the slowest hundredth of all answers together: a window that stood still is in that. */
export function compare(without: readonly LoadResult[], during: readonly LoadResult[]): void {
  const row = (what: string, of: (all: readonly LoadResult[]) => number, show: (value: number) => string) => {
    const [alone, beside] = [of(without), of(during)]
    console.log(`  ${what}: ${show(alone)} without, ${show(beside)} during, ${(beside / alone).toFixed(2)} ×`)
  }
  const middle = (of: (one: LoadResult) => number) => (all: readonly LoadResult[]) => median(all.map(of))
  const together = (all: readonly LoadResult[]) =>
    quantile(
      all.flatMap(({ durations }) => durations).sort((a, b) => a - b),
      0.99,
    )
  console.log(`  In ${without.length} windows of ${seconds} s each:`)
  row(
    'median',
    middle(({ median }) => median),
    ms,
  )
  row(
    'p99',
    middle(({ p99 }) => p99),
    ms,
  )
  row('p99 of all answers', together, ms)
  row(
    'answers a second',
    middle(({ perSecond }) => perSecond),
    (value) => value.toFixed(0),
  )
  console.log(`  refused: ${JSON.stringify([...without, ...during].flatMap(({ refused }) => Object.entries(refused)))}`)
}
