import type { Page } from '#resources'
import { Text } from '#src/elements/Text.tsx'
import { isClosed } from '#src/fields/hours/ClosedMark.tsx'
import { useMessages } from '#src/messages/index.ts'
import { useHolidaysWithout, useHolidayTexts } from './comingHolidays.ts'

/** Below a page's hours: that they may differ on a holiday to come, of which they say nothing. */
export function HolidayNote({ page }: { page: Pick<Page, 'Hours' | 'Closure'> }) {
  const t = useMessages()
  const textsOf = useHolidayTexts()
  const runs = useHolidaysWithout(isClosed(page.Closure) ? null : page.Hours)
  return runs.map((run) => (
    <Text key={`${run.Name} ${run.dates[0]}`} as="p" variant="body2" color="muted">
      {t.page.hoursMayDiffer(textsOf(run))}
    </Text>
  ))
}
