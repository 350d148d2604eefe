import { useEffect, useRef, useState } from 'react'
import type { Page } from '#resources'
import { Button } from '#src/elements/Button.tsx'
import cut from '#src/elements/Cut.module.css'
import { DirectionsOutlinedIcon } from '#src/elements/icons/channels.tsx'
import { CallRoundedIcon } from '#src/elements/icons/marks.tsx'
import { alternativeIcons, externalLinkProps, useQuickContacts } from '#src/fields/values/contact.tsx'
import { pointOf, shownText } from '#src/fields/values/shownText.ts'
import { directionsUrl } from '#src/externalUrls.ts'
import { BackButton } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { ContactBar } from '#src/resource/detail/ContactBar.tsx'
import { ShareButton } from '#src/resource/share/ShareButton.tsx'
import styles from './PageActions.module.css'

/**
 * What most people come for, in one row: call, write, go there, pass it on. While the row is out of view a bar stands under the thumb
 * instead: back, whose page it is, and its contacts.
 */
export function PageActs({ page }: { page: Page }) {
  const t = useMessages()
  const row = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(row)
  const isOver = page.Closure === 'forGood'
  const { call, messenger } = useQuickContacts(page)
  const MessengerIcon = messenger && alternativeIcons[messenger.app]
  const point = pointOf(page)
  return (
    <>
      <div ref={row} role="group" aria-label={t.page.contactNow} className={styles.row}>
        {!isOver && call?.href && (
          <Button
            className={styles.act}
            variant="contained"
            href={call.href}
            startIcon={<CallRoundedIcon />}
            aria-label={`${t.page.call}: ${call.shown}`}
          >
            {t.page.call}
          </Button>
        )}
        {!isOver && messenger && MessengerIcon && (
          <Button
            className={styles.act}
            variant="soft"
            href={messenger.href}
            startIcon={<MessengerIcon />}
            aria-label={`${t.page[messenger.app]}: ${messenger.shown}`}
            {...externalLinkProps(messenger.href)}
          >
            {t.page[messenger.app]}
          </Button>
        )}
        {point && (
          <Button
            className={styles.act}
            variant="soft"
            href={directionsUrl(point.latitude, point.longitude)}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<DirectionsOutlinedIcon />}
          >
            {t.page.directions}
          </Button>
        )}
        <ShareButton
          variant="soft"
          className={styles.act}
          path={paths.page(page.Id)}
          title={shownText(page.Name) ?? t.lists.noName}
        />
      </div>
      {!isOver && !isSeen && (
        <ContactBar page={page}>
          <BackButton />
          <b className={cut.one}>{shownText(page.Name) ?? t.lists.noName}</b>
        </ContactBar>
      )}
    </>
  )
}

/** Whether an element is in view; as long as nobody has looked, it is. */
function useIsSeen(element: { readonly current: HTMLElement | null }): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return undefined
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return isSeen
}
