import type { ReactNode } from 'react'
import { CallOutlinedIcon as CallIcon } from '#src/elements/icons/channels.tsx'
import type { Message } from '#src/externalUrls.ts'
import { alternativeIcons, externalLinkProps, useQuickContacts } from '#src/fields/values/contact.tsx'
import { useMessages } from '#src/messages/index.ts'
import { Button } from '#src/elements/Button.tsx'
import atSide from './contactBarAtSide.css?inline'
import styles from './ContactBar.module.css'

interface ContactBarProps {
  readonly page: object
  /** the initial text of a chat */
  readonly message?: Message | undefined
  /** what stands before them, where the screen itself no longer says it; the messenger is then a sign alone */
  readonly children?: ReactNode
}

/**
 * On a phone, above the tabs: Call, and the messenger that most likely reaches the page (docs/rules.md#contact-order). Plain
 * links, which work before the app has started. Nothing where there is nobody to call.
 */
export function ContactBar({ page, message, children }: ContactBarProps) {
  const t = useMessages()
  const { call, messenger } = useQuickContacts(page, message)
  if (!call && !messenger) return null
  const MessengerIcon = messenger && alternativeIcons[messenger.app]
  return (
    <section
      className={styles.bar}
      aria-label={t.page.contactNow}
      data-contact-bar={children === undefined ? '' : 'led'}
    >
      {/* The build writes the browser's styles shorter than the server's. */}
      <style suppressHydrationWarning>{atSide}</style>
      {children}
      {call?.href && (
        <Button
          className={styles.act}
          href={call.href}
          variant="contained"
          startIcon={<CallIcon aria-hidden />}
          aria-label={`${t.page.call}: ${call.shown}`}
        >
          {t.page.call}
        </Button>
      )}
      {messenger && MessengerIcon && (
        <Button
          className={styles.act}
          href={messenger.href}
          variant={call ? 'outlined' : 'contained'}
          startIcon={<MessengerIcon aria-hidden />}
          aria-label={`${t.page[messenger.app]}: ${messenger.shown}`}
          {...externalLinkProps(messenger.href)}
        >
          {children === undefined && t.page[messenger.app]}
        </Button>
      )}
    </section>
  )
}
