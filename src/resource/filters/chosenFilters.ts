import { fieldsOf, registry } from '#resources'
import { dayOf, localTime, momentAt } from '#resources/openingHours.ts'
import { formatDay } from '#resources/text/date.ts'
import { formatTimeOfDay } from '#src/fields/hours/openTimes.ts'
import { listSeparator } from '#src/fields/values/shownText.ts'
import { choiceOf, type Messages, type Writing } from '#src/messages/index.ts'
import type { ChosenName, SearchFilters } from '#src/providers/calls/search.ts'

/** The fields of several choices that lists are filtered by, as declared. */
export const chosenFilters = [...registry.values()].flatMap((resource) =>
  fieldsOf(resource).flatMap(([name, field]) =>
    field.kind === 'choices' && field.filter
      ? [{ resource, name, filter: field.filter as ChosenName, values: field.values }]
      : [],
  ),
)

export const chosenIn = (filters: SearchFilters, filter: ChosenName): readonly string[] =>
  filters[filter]?.split(',') ?? []

/** What is set of such a filter, in words. */
export function chosenWords(filters: SearchFilters, name: ChosenName, t: Messages, { language }: Writing): string {
  const { resource, name: field } = chosenFilters.find(({ filter }) => filter === name)!
  return chosenIn(filters, name)
    .map((value) => choiceOf(t, resource, field, value))
    .join(listSeparator[language])
}

/** A day and an hour of an address (`2026-12-03T18:00`) in words: the weekday of the next days, else the date. */
export function openAtWords(openAt: string, now: Date | null, t: Messages, writing: Writing): string {
  const [date = '', time = ''] = openAt.split('T')
  const days = now ? (Date.parse(date) - Date.parse(localTime(now).date)) / 86_400_000 : -1
  const isSoon = days >= 0 && days < 7
  const day = isSoon ? t.page[dayOf(momentAt(date, time))] : formatDay(date, writing)
  return `${day} ${formatTimeOfDay(time, writing).replace(/:00(?=[AP]M)/, '')}`
}
