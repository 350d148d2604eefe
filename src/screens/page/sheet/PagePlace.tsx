import { PlaceOutlinedIcon } from '#src/elements/icons/opened.tsx'
import type { MouseEvent, ReactNode } from 'react'
import type { Page } from '#resources'
import { IconButton, Press } from '#src/elements/Button.tsx'
import { ContentCopyRoundedIcon as CopyIcon } from '#src/elements/icons/frame.tsx'
import { scriptOf } from '#src/elements/withPieces.tsx'
import { listSeparator, pointOf, shownText, townNameIn } from '#src/fields/values/shownText.ts'
import { useCopy } from '#src/layout/feedback/Toaster.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import styles from './pagePlace.css?inline'

/** The address, with a sign that leads to its map further down. */
export function PagePlace({ page, children }: { page: Page; children: ReactNode }) {
  const t = useMessages()
  const copy = useCopy()
  const { language } = useLanguage()
  const [street, town] = [shownText(page.Address), townNameIn(page, language)]
  // Many addresses already contain the town, in either language.
  const hasTown = [page.TownName, page.TownBurmeseName].some((name) => name && street?.includes(name))
  const address = [street, hasTown ? null : town].filter(Boolean).join(listSeparator[language])
  if (!address) return null
  return (
    <>
      {/* The build writes the browser's styles shorter than the server's. */}
      <style suppressHydrationWarning>{styles}</style>
      <div className="page-place">
        {pointOf(page) ? (
          <Press href={`#${locationId}`} aria-label={t.page.location} onClick={showLocation}>
            <img src="/place.svg" alt="" width={72} height={60} />
          </Press>
        ) : (
          <PlaceOutlinedIcon aria-hidden size="small" />
        )}
        <span lang={scriptOf(address)}>{address}</span>
        <IconButton aria-label={t.page.copyAddress} onClick={() => void copy(address)}>
          <CopyIcon aria-hidden />
        </IconButton>
        {children}
      </div>
    </>
  )
}

export const locationId = 'location'
function showLocation(event: MouseEvent) {
  const location = document.getElementById(locationId)
  if (!location) return
  event.preventDefault()
  location.scrollIntoView()
  focusQuietly(location)
}
