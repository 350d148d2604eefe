import type { Page } from '#resources'
import { ContactRows } from '#src/fields/values/contact.tsx'
import { HoursValue } from '#src/fields/hours/HoursValue.tsx'
import { isEmptyWeek } from '#src/fields/hours/openTimes.ts'
import { useMessages } from '#src/messages/index.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import { AppLinks } from './AppLinks.tsx'
import { OwnPencil } from './OwnPencil.tsx'
import { WrongFacts } from './WrongFacts.tsx'

/** How one reaches a page, and when (spec 2.99, 2.104). */
export function PageContact({ page }: { page: Page }) {
  const t = useMessages()
  return (
    <>
      <Section
        title={t.page.contact}
        action={<OwnPencil page={page} begins={['PhoneOne', 'ContactEmail', 'WebURL']} title={t.page.contact} />}
      >
        <ContactRows page={page} />
        <AppLinks page={page} />
        <WrongFacts page={page} />
      </Section>
      {page.Hours && !isEmptyWeek(page.Hours) && page.Closure !== 'forGood' && (
        <Section title={t.page.openHours} action={<OwnPencil page={page} begins={['Hours']} />}>
          <HoursValue hours={page.Hours} closure={page.Closure} />
        </Section>
      )}
    </>
  )
}
