import { localTime } from '#resources/openingHours.ts'
import { dayAfter, pageNumbers, type PageNumber } from '#resources/pageStats.ts'
import { fraction } from '../chance.ts'
import type { Batch, Row } from './batch.ts'

/** The pages of the demo's owner. */
const pages = 3
/** As many as their people look at: six times thirty, and as many before. */
const daysBack = 360

/** How often on an ordinary day. */
const often: Readonly<Record<PageNumber, number>> = {
  view: 26,
  call: 3,
  message: 2,
  directions: 2.4,
  save: 1,
  share: 0.7,
  search: 8,
}
/** What led to the first of them, and to posts and products of it. */
const words = { အကင်: 3, အသုပ်: 2, လက်ဖက်သုပ်: 1.2, bbq: 1 }
const things = 4
const daysOfThings = 60

/** What was done by day with the pages of the demo's owner, by table. These rows are no records. */
export function dayBatches(world: readonly Batch[], now: Date): Batch[] {
  const today = localTime(now).date
  const rowsOf = (table: string) => world.find((batch) => batch.table === table)?.rows ?? []
  const ofPages = rowsOf('page').slice(0, pages)
  const first = ofPages[0]?.['Id']
  const seen = ofPages.map(({ Id }) => ({ PageId: Id, Source: 'page', RecordId: Id, share: 1, back: daysBack }))
  for (const Source of ['product', 'post'])
    for (const { Id } of rowsOf(Source)
      .filter(({ PageId }) => PageId === first)
      .slice(0, things))
      seen.push({ PageId: first, Source, RecordId: Id, share: 0.12, back: daysOfThings })

  const pageDay = seen.flatMap(({ share, back, ...about }, n) =>
    daysUntil(today, back).flatMap((Day, ago): Row[] =>
      pageNumbers.flatMap((Kind, at) => {
        const Count = countOf(often[Kind] * share, ago, n * 10 + at)
        return Count > 0 ? [{ ...about, Day, Kind, Count }] : []
      }),
    ),
  )
  const pageWord = Object.entries(words).flatMap(([Word, most], at) =>
    daysUntil(today, daysOfThings).flatMap((Day, ago): Row[] => {
      const Count = countOf(most, ago, 200 + at)
      return Count > 0 ? [{ PageId: first, Day, Word, Count }] : []
    }),
  )
  return [
    { table: 'pageDay', rows: pageDay },
    { table: 'pageWord', rows: pageWord },
  ]
}

/** Today first. */
const daysUntil = (today: string, back: number) => Array.from({ length: back }, (_, ago) => dayAfter(today, -ago))

/** A little more from month to month, and a day that is not over has less. */
const countOf = (usual: number, ago: number, salt: number) =>
  Math.round(usual * (0.5 + fraction(ago, 300 + salt)) * (1 - ago / (2 * daysBack)) * (ago === 0 ? 0.4 : 1))
