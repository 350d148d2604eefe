import type { Page } from '#resources'
import { ContactRows } from '#src/fields/values/contact.tsx'
import { HoursValue } from '#src/fields/hours/HoursValue.tsx'
import { isEmptyWeek } from '#src/fields/hours/openTimes.ts'
import { useMessages } from '#src/messages/index.ts'
import { HolidayNote } from '#src/resource/holidays/HolidayNote.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { ReportLink } from '#src/resource/talk/ReportLink.tsx'
import { AppLinks } from './AppLinks.tsx'
import { PageServices, TrustFacts } from './PageFacts.tsx'
import { ClaimLink } from './ClaimLink.tsx'
import { OwnPencil } from './OwnPencil.tsx'
import { PageLocation } from './sheet/PageLocation.tsx'
import { StillHere } from './StillHere.tsx'
import { WrongFacts } from './WrongFacts.tsx'
import styles from './pageContact.css?inline'

/** How one reaches a page, when, and where it is (spec 2.99, 2.100, 2.104). */
export function PageContact({ page }: { page: Page }) {
  const t = useMessages()
  return (
    <>
      {/* The build writes the browser's styles shorter than the server's. */}
      <style suppressHydrationWarning>{styles}</style>
      <Section
        title={t.page.contact}
        action={<OwnPencil page={page} begins={['PhoneOne', 'ContactEmail', 'WebURL']} title={t.page.contact} />}
      >
        <ContactRows page={page} />
        <AppLinks page={page} />
        <TrustFacts page={page} />
        <div className="page-contact">
          <StillHere page={page} />
          <ClaimLink page={page} />
          <WrongFacts page={page} />
          <ReportLink type="Page" id={page.Id} />
        </div>
      </Section>
      {page.Hours && !isEmptyWeek(page.Hours) && page.Closure !== 'forGood' && (
        <Section title={t.page.openHours} action={<OwnPencil page={page} begins={['Hours']} />}>
          <HoursValue hours={page.Hours} closure={page.Closure} />
          <HolidayNote page={page} />
        </Section>
      )}
      <PageServices page={page} />
      <PageLocation page={page} />
    </>
  )
}
