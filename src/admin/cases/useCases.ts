import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  casesPerPage,
  countCases,
  findCase,
  findCases,
  type CaseQuery,
  type WholeCase,
} from '#src/providers/calls/cases.ts'
import { isBelow, lead } from '#src/resource/form/useLeaveGuard.ts'

/** The queue, and which case of it is looked at: both are in the address, so that they can be kept and shared. */

export const caseViews = ['waiting', 'mine', 'appeals', 'answered'] as const
export type CaseView = (typeof caseViews)[number]

/** Others may be at work on the same queue, and on the same case. */
const renewMs = 20_000

/** What weighs most first; of what was answered the newest. */
const queryOf = (view: CaseView, profileId: number): CaseQuery => {
  if (view === 'answered') return { filter: { State: ['answered', 'closed'] }, sort: ['UpdatedAt', 'DESC'] }
  if (view === 'appeals') return { filter: { State: 'appealed' }, sort: ['CreatedAt', 'ASC'] }
  if (view === 'mine') return { filter: { ClaimedById: profileId }, sort: ['Weight', 'DESC'] }
  return { filter: { State: ['open', 'claimed'] }, sort: ['Weight', 'DESC'] }
}

export const useCaseList = (view: CaseView, profileId: number, enabled = true) =>
  useInfiniteQuery({
    queryKey: ['case', 'list', view, profileId],
    queryFn: ({ signal, pageParam }) => findCases(queryOf(view, profileId), pageParam * casesPerPage, signal),
    initialPageParam: 0,
    getNextPageParam: (last, _all, page) => (last.length < casesPerPage ? undefined : page + 1),
    staleTime: 0,
    refetchInterval: renewMs,
    enabled,
  })

export function useCases(profileId: number) {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('view')
  const view = caseViews.find((name) => name === asked) ?? 'waiting'
  const id = Number(search.get('case')) || null
  const query = useCaseList(view, profileId)
  const list = useMemo(() => query.data?.pages.flat(), [query.data])
  const at = list?.findIndex((one) => one.Id === id) ?? -1
  const addressOf = useMemo(
    () => (one: number | null, of: CaseView) =>
      `?${new URLSearchParams({ view: of, ...(one && { case: String(one) }) })}`,
    [],
  )
  const beside = (by: 1 | -1) => list?.[at === -1 ? 0 : at + by]
  return {
    view,
    id,
    query,
    list,
    addressOf,
    /** Where one goes on when this one is decided: the next, or the queue. */
    onwards: () => addressOf(beside(1)?.Id ?? null, view),
    /** To the one beside it; from none to the first. What is typed is asked about. */
    move: (by: 1 | -1) => {
      const next = beside(by)
      if (next) lead(() => setSearch(addressOf(next.Id, view).slice(1), { replace: id !== null }))
    },
    /** To the queue, as Back does from a case that was opened there. */
    close: () => {
      const queue = addressOf(null, view)
      lead(() => void (isBelow(queue) ? navigate(-1) : navigate(queue, { replace: true })))
    },
  }
}
export type Cases = ReturnType<typeof useCases>

export const useCase = (id: number) =>
  useQuery({
    queryKey: ['case', 'whole', id],
    queryFn: ({ signal }) => findCase(id, signal),
    staleTime: 0,
    refetchInterval: renewMs,
  })

/** The measures of a case against which an appeal waits for its answer. */
export const openAppealsOf = ({ State, Acts }: WholeCase) =>
  State === 'appealed'
    ? Acts.filter(({ Appeal, AppealOutcome: is }) => Appeal !== null && (is === null || is === 'open'))
    : []

/** How many wait, for the menu. */
export const useCaseCounts = (enabled: boolean) =>
  useQuery({
    queryKey: ['case', 'count'],
    queryFn: ({ signal }) => countCases(signal),
    staleTime: 0,
    refetchInterval: renewMs,
    enabled,
  })
