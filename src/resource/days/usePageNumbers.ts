import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { localTime } from '#resources/openingHours.ts'
import { dayAfter, type PageNumber } from '#resources/pageStats.ts'
import { findPageNumbers, type DaysAsked } from '#src/providers/calls/pageStats.ts'
import { barsOf, daysOf, lengthOf, totalOf, type Bar, type Step } from './periods.ts'

/** What of a page was looked at, and which searches led there, in the shown period alone. */
export function usePageFindings(pageId: number, step: Step) {
  const to = localTime(new Date()).date
  const from = dayAfter(to, 1 - lengthOf(step))
  return useQuery({
    queryKey: ['pageStat', pageId, from, to, 'findings'],
    queryFn: ({ signal }) => findPageNumbers(pageId, { from, to }, signal),
  }).data
}

/** The numbers of a page as bars, and each kind against the period before. */
export function usePageNumbers(pageId: number, step: Step, of?: DaysAsked['of']) {
  const today = localTime(new Date()).date
  const { from, to } = daysOf(step, today)
  const { data, error, refetch } = useQuery({
    queryKey: ['pageStat', pageId, from, to, of?.join()],
    queryFn: ({ signal }) => findPageNumbers(pageId, { from, to, of }, signal),
  })
  const numbers = useMemo(() => {
    if (!data) return undefined
    const bars = (kind: PageNumber): Bar[] => barsOf(new Map(data.days.map((day) => [day.Day, day[kind]])), step, today)
    return { bars, total: (kind: PageNumber) => totalOf(bars(kind)), days: lengthOf(step) }
  }, [data, step, today])
  return { numbers, error, retry: () => void refetch() }
}
