import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { dayOf, localTime, momentAt } from '#resources/openingHours.ts'
import { formatDay } from '#resources/text/date.ts'
import { formatTimeOfDay } from '#src/fields/hours/openTimes.ts'
import { useNow } from '#src/fields/hours/useNow.ts'
import { choiceOf, labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { Choice, Choices, Section } from './FilterSections.tsx'
import { chosenFilters, chosenIn } from './chosenFilters.ts'
import type { FilterProps } from './useSearchFilters.ts'

/** Days that are offered, today among them: what somebody plans is this week's. */
const offeredDays = 7
const dayMs = 86_400_000
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const noon = '12:00'

/** Open on a day at an hour, in Yangon's time wherever the phone is. */
export function OpenAtSection({ filters, change }: FilterProps) {
  const t = useAllMessages()
  const writing = useLanguage()
  const id = useId()
  const now = useNow() ?? new Date()
  const [chosenDay, chosenTime = noon] = filters.openAt?.split('T') ?? []
  const days = Array.from({ length: offeredDays }, (_, at) => localTime(new Date(now.getTime() + at * dayMs)).date)
  const { time } = localTime(now)
  const nextHour = hours.find((hour) => hour > time) ?? hours.at(-1)!
  const nameOf = (date: string, at: number) =>
    at === 0 ? t.filters.today : at === 1 ? t.filters.tomorrow : t.page[dayOf(momentAt(date, noon))]
  const set = (openAt: string | undefined) => change({ openAt, ...(openAt && { openNow: undefined }) })
  const toggle = (date: string) =>
    set(date === chosenDay ? undefined : `${date}T${chosenDay ? chosenTime : date === days[0] ? nextHour : noon}`)
  return (
    <Section name="openAt" title={t.filters.openAtHour}>
      <Choices>
        {chosenDay !== undefined && !days.includes(chosenDay) && (
          <Choice isOn choose={() => set(undefined)}>
            {formatDay(chosenDay, writing)}
          </Choice>
        )}
        {days.map((date, at) => (
          <Choice key={date} isOn={date === chosenDay} choose={() => toggle(date)}>
            {nameOf(date, at)}
          </Choice>
        ))}
      </Choices>
      {chosenDay !== undefined && (
        <NativeSelect
          value={chosenTime}
          onChange={({ target }) => set(`${chosenDay}T${target.value}`)}
          input={<OutlinedInput fullWidth sx={{ mt: 1 }} />}
          inputProps={{ id, 'aria-label': t.filters.hour }}
        >
          {[...new Set([...hours, chosenTime])].sort().map((hour) => (
            <option key={hour} value={hour}>
              {formatTimeOfDay(hour, writing)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Section>
  )
}

/** What a business has of several choices; all that is asked for has to be there. */
export function ChosenSections({ filters, change }: FilterProps) {
  const t = useAllMessages()
  return chosenFilters.map(({ resource, name, filter, values }) => {
    const chosen = chosenIn(filters, filter)
    const toggle = (value: string) => {
      const next = values.filter((one) => (one === value) !== chosen.includes(one))
      change({ [filter]: next.length > 0 ? next.join(',') : undefined })
    }
    return (
      <Section key={filter} name={filter} title={labelOf(t, resource, name)}>
        <Choices>
          {values.map((value) => (
            <Choice key={value} isOn={chosen.includes(value)} choose={() => toggle(value)}>
              {choiceOf(t, resource, name, value)}
            </Choice>
          ))}
        </Choices>
      </Section>
    )
  })
}
