import { OpenInNewRoundedIcon as OpenInNew } from '#src/elements/icons/opened.tsx'
import type { Page } from '#resources'
import { pointOf } from '#src/fields/values/shownText.ts'
import { useMessages } from '#src/messages/index.ts'
import { googleMapsUrl } from '#src/externalUrls.ts'
import { PlaceMap } from '#src/map/PlaceMap.tsx'
import { Section } from '#src/resource/detail/Section.tsx'
import { Button } from '#src/elements/Button.tsx'
import { locationId } from './PagePlace.tsx'

/** The page's location on a map; nothing without coordinates (the map button needs both, spec 2.103). */
export function PageLocation({ page }: { page: Page }) {
  const t = useMessages()
  const point = pointOf(page)
  if (!point) return null
  return (
    <div id={locationId}>
      <Section title={t.page.location}>
        <PlaceMap point={point} label={t.page.mapOf({ name: page.Name ?? '' })} />
        <Button
          style={{ marginTop: 12 }}
          href={googleMapsUrl(point.latitude, point.longitude)}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          startIcon={<OpenInNew />}
        >
          {t.page.openInGoogleMaps}
        </Button>
      </Section>
    </div>
  )
}
