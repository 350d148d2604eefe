import { weekdays, type Hours, type Page, type Span, type Weekday } from '#resources'
import { isAllDay, readableHours } from '#resources/openingHours.ts'
import { countryNameIn, townNameIn } from '#src/fields/values/shownText.ts'
import { shownText, shownUrl } from '#src/fields/values/shownText.ts'
import { pointOf } from '#src/fields/values/shownText.ts'
import type { Language } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { imagesOf, type JsonLdContext, type Thing } from './jsonLd.ts'

/** A page as schema.org's LocalBusiness. */
export function business(page: Page, context: JsonLdContext): Thing {
  const { absolute, picture, language } = context
  const point = pointOf(page)
  const links = [page.WebsiteURL, page.WebURL, page.FacebookURL, page.LinkedInURL].flatMap(
    (link) => shownUrl(link) ?? [],
  )
  return {
    '@type': 'LocalBusiness',
    '@id': absolute(paths.page(page.Id)),
    url: absolute(paths.page(page.Id)),
    name: shownText(page.Name),
    alternateName: shownText(page.BurmeseName),
    description: shownText(page.Description),
    image: imagesOf(page, [shownText(page.CoverThumbnail) ?? shownText(page.Thumbnail)], context),
    logo: picture(page.Thumbnail),
    telephone: page.PhoneOneE164 ?? shownText(page.PhoneOne),
    email: shownText(page.ContactEmail),
    sameAs: links.length > 0 ? links : undefined,
    address: address(page, language),
    geo: point && { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude },
    openingHoursSpecification: isClosed(page)
      ? neverOpen
      : page.Hours
        ? openingHours(readableHours(page.Hours))
        : undefined,
    // Without ratings there is no rating node: Google reads a rating of 0 as a bad one and rejects a count of 0.
    aggregateRating:
      page.RatingCount > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: Math.round(page.RatingAverage * 10) / 10,
            reviewCount: page.RatingCount,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  }
}

function address(page: Page, language: Language): Thing | undefined {
  const [street, town, country] = [shownText(page.Address), townNameIn(page, language), countryNameIn(page, language)]
  if (!street && !town) return undefined
  return { '@type': 'PostalAddress', streetAddress: street, addressLocality: town, addressCountry: country }
}

const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const closedAllDay: Span = ['00:00', '00:00']

/** Closed for a while or for good: every day opens and closes at midnight, since schema.org has no other word for it. */
const isClosed = ({ Closure }: Page) => Closure !== null && Closure !== 'none'
const neverOpen: readonly Thing[] = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.map((day) => `https://schema.org/${dayNames[day]}`),
    opens: closedAllDay[0],
    closes: closedAllDay[1],
  },
]

/**
 * One entry per span, by weekday, and by date for exceptions; a closed date opens and closes at midnight
 * (schema.org), and 24 hours end a minute before it.
 */
function openingHours(hours: Hours): Thing[] | undefined {
  const entry = ([opens, closes]: Span, when: Thing): Thing => ({
    '@type': 'OpeningHoursSpecification',
    ...when,
    opens,
    closes,
  })
  const open = (span: Span, when: Thing) => entry(isAllDay(span) ? ['00:00', '23:59'] : span, when)
  const weekly = weekdays.flatMap((day) =>
    (hours[day] ?? []).map((span) => open(span, { dayOfWeek: `https://schema.org/${dayNames[day]}` })),
  )
  const dated = Object.entries(hours.exceptions ?? {}).flatMap(([date, spans]) =>
    spans.length > 0
      ? spans.map((span) => open(span, { validFrom: date, validThrough: date }))
      : [entry(closedAllDay, { validFrom: date, validThrough: date })],
  )
  const all = [...weekly, ...dated]
  return all.length > 0 ? all : undefined
}
