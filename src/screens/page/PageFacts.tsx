import { useQuery } from '@tanstack/react-query'
import { declarations, type Page } from '#resources'
import { formatMonth } from '#resources/text/date.ts'
import { TextLink } from '#src/elements/TextLink.tsx'
import { ChoicesValue } from '#src/fields/values/ChoicesValue.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths, uploadUrl } from '#src/paths.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { Section } from '#src/resource/detail/Section.tsx'
import { countsQuery } from '#src/resource/filters/countsQuery.ts'
import { OwnPencil } from './OwnPencil.tsx'

const { page: resource } = declarations

/** What it offers, and how one pays there. The picture is shown and nothing more: no payment passes through here. */
export function PageServices({ page }: { page: Page }) {
  const t = useMessages()
  const picture = shownText(page.PaymentPicture)
  const field = (name: 'Services' | 'Payments') => (
    <ChoicesValue {...{ resource, name }} field={resource.fields[name]} record={{ ...page }} />
  )
  return (
    <>
      {page.Services?.length > 0 && (
        <Section title={t.page.services} action={<OwnPencil page={page} begins={['Services']} />}>
          {field('Services')}
        </Section>
      )}
      {(page.Payments?.length > 0 || picture) && (
        <Section title={t.page.payments} action={<OwnPencil page={page} begins={['Services']} />}>
          <div className="page-paying">
            {field('Payments')}
            {picture && (
              <figure>
                <a href={uploadUrl(picture)} target="_blank" rel="noopener noreferrer">
                  <img
                    src={uploadUrl(picture)}
                    alt={t.page.paymentPicture}
                    width={200}
                    height={200}
                    loading="lazy"
                    decoding="async"
                  />
                </a>
                <figcaption>{t.page.paymentNote}</figcaption>
              </figure>
            )}
          </div>
        </Section>
      )}
    </>
  )
}

/** Facts by which one can judge a business, each by itself: since when it is here, when it and its number were confirmed, where else that stands. */
export function TrustFacts({ page }: { page: Page }) {
  const t = useMessages()
  const writing = useLanguage()
  const others = useOthersWithNumber(page)
  return (
    <ul className="page-trust">
      <li>{t.page.hereSince({ time: formatMonth(page.CreatedAt, writing) })}</li>
      {page.PhoneConfirmedAt && (
        <li>{t.page.numberConfirmed({ time: formatMonth(page.PhoneConfirmedAt, writing) })}</li>
      )}
      {page.ConfirmedAt && page.Closure !== 'forGood' && (
        <li>{t.page.confirmedIn({ time: formatMonth(page.ConfirmedAt, writing) })}</li>
      )}
      {others > 0 && (
        <li>
          <TextLink to={paths.search(page.PhoneOneE164 ?? '')}>{t.page.sameNumber({ count: others })}</TextLink>
        </li>
      )}
    </ul>
  )
}

/** How many other public pages have the first number: what a search for it finds. Asked once the screen is there. */
function useOthersWithNumber({ PhoneOneE164: number, Status, Held }: Page): number {
  const provider = useDataProvider()
  const isAsked = useIsHydrated() && number !== null && Status !== 0 && !Held
  const { data } = useQuery({
    ...countsQuery(provider, resource.name, { text: number ?? '', filters: {} }),
    enabled: isAsked,
  })
  return (data?.page ?? 1) - 1
}
