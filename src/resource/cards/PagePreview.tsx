import Call from '@mui/icons-material/Call'
import Close from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import type { Page } from '#resources'
import { phoneHref } from '#resources/text/phoneShown.ts'
import { Link } from '#src/elements/Link.tsx'
import { OpenBadge } from '#src/fields/hours/OpenBadge.tsx'
import { listSeparator, townNameIn, categoryNamesIn } from '#src/fields/values/shownText.ts'
import { listPictureOf, shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { googleMapsUrl } from '#src/externalUrls.ts'
import { paths } from '#src/paths.ts'
import { useGetOne } from '#src/providers/reading.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { BottomSheet } from '#src/layout/over/BottomSheet.tsx'

/** What dials the business's first number. */
function callHref({ PhoneOne, PhoneOneE164 }: Page): string | null {
  if (PhoneOneE164) return `tel:${PhoneOneE164}`
  const text = shownText(PhoneOne)
  return text && phoneHref(text)
}

interface PagePreviewProps {
  place: MapPlace
  close: () => void
  /** what else is known of it here */
  children?: ReactNode
}

/**
 * The preview of a marker's business: thumbnail, name, category, address, town, and a link to directions (spec 2.114,
 * 2.115). The map knows these in one language; the page, once it is loaded, has them in both.
 */
export function PagePreview({ place, close, children }: PagePreviewProps) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const { data } = useGetOne<Page & RaRecord>('page', { id: String(place.Id) })
  const page: MapPlace = data ?? place
  const number = data && callHref(data)
  return (
    <BottomSheet titleId="preview" onClose={close}>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Avatar file={listPictureOf(page)} name={page.Name} size={72} flag={page.CountryThumbnail} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography id="preview" component="h2" variant="h3">
              {shownText(page.Name) ?? t.lists.noName}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {categoryNamesIn(page, language)[0] ?? shownText(page.CategoryName)}
            </Typography>
          </Box>
          <IconButton onClick={close} aria-label={t.shell.close} sx={{ alignSelf: 'start' }}>
            <Close />
          </IconButton>
        </Box>
        <OpenBadge page={page} />
        <Typography>
          {[shownText(page.Address), townNameIn(page, language)].filter(Boolean).join(listSeparator[language])}
        </Typography>
        {children}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button component={Link} to={paths.page(page.Id)} variant="contained">
            {t.manage.view}
          </Button>
          {number && (
            <Button href={number} variant="contained" startIcon={<Call aria-hidden />}>
              {t.page.call}
            </Button>
          )}
          <Button
            href={googleMapsUrl(page.Latitude, page.Longitude)}
            target="_blank"
            rel="noopener noreferrer"
            variant="outlined"
          >
            {t.page.openInGoogleMaps}
          </Button>
        </Box>
      </Box>
    </BottomSheet>
  )
}
