import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'ra-core'
import { useState } from 'react'
import type { Hours, Page } from '#resources'
import { momentAt, spansOn } from '#resources/openingHours.ts'
import { Link } from '#src/elements/Link.tsx'
import { isClosed } from '#src/fields/hours/ClosedMark.tsx'
import { withException } from '#src/fields/hours/openingHours.ts'
import { isEmptyWeek } from '#src/fields/hours/openTimes.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useDataProvider, useGetOne } from '#src/providers/reading.ts'
import { failureText } from '#src/resource/failureText.ts'
import { useHolidaysWithout, useHolidayTexts, type HolidayRun } from '#src/resource/holidays/comingHolidays.ts'

type WholePage = Page & RaRecord

/** Asks how a page is open on the next holiday of which its hours say nothing (docs/rules.md#holidays). */
export function HolidayHours({ id }: { id: number }) {
  const { data: page } = useGetOne<WholePage>('page', { id })
  const hours = page?.Hours && !isEmptyWeek(page.Hours) && !isClosed(page.Closure) ? page.Hours : null
  const [run] = useHolidaysWithout(hours)
  return page && hours && run ? <Question {...{ page, hours, run }} /> : null
}

function Question({ page, hours, run }: { page: WholePage; hours: Hours; run: HolidayRun }) {
  const t = useAllMessages()
  const toast = useToast()
  const dialogs = useDialogs()
  const provider = useDataProvider()
  const cache = useQueryClient()
  const textsOf = useHolidayTexts()
  const [isBusy, setIsBusy] = useState(false)

  async function store(base: WholePage, Hours: Hours): Promise<WholePage> {
    const { data } = await provider.update<WholePage>('page', {
      id: base.Id,
      data: { ...base, Hours },
      previousData: base,
    })
    await cache.invalidateQueries({ queryKey: ['page'] })
    return data
  }

  async function answer(isOpen: boolean) {
    if (isBusy) return
    setIsBusy(true)
    const { exceptions: _, ...week } = hours
    try {
      const spansOf = (date: string) => (isOpen ? spansOn(week, momentAt(date, '12:00')) : [])
      const said = run.dates.reduce<Hours>((all, date) => withException(all, date, spansOf(date)), hours)
      const saved = await store(page, said)
      toast(t.manage.holidaySaved, () => store(saved, hours))
    } catch (error) {
      await dialogs.alert(failureText(t, error))
      await cache.invalidateQueries({ queryKey: ['page'] })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Card
      component="section"
      aria-label={t.manage.holidayTitle}
      sx={(theme) => ({ my: 2, maxWidth: theme.measure.reading })}
    >
      <CardContent>
        <Typography sx={{ fontWeight: 700, mb: 1 }}>{t.manage.holidayQuestion(textsOf(run))}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="soft" aria-disabled={isBusy} onClick={() => void answer(true)}>
            {t.manage.holidayOpen}
          </Button>
          <Button variant="soft" aria-disabled={isBusy} onClick={() => void answer(false)}>
            {t.manage.holidayClosed}
          </Button>
          <Button component={Link} to={paths.update('page', page.Id, 'look')}>
            {t.manage.holidayOther}
          </Button>
        </Box>
      </CardContent>
    </Card>
  )
}
