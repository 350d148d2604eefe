import type { Page } from '#resources'
import { OpenBadge } from '#src/fields/hours/OpenBadge.tsx'
import { ContactRows } from '#src/fields/values/contact.tsx'
import { contactRows } from '#src/fields/values/contactChannels.ts'
import { useMessages } from '#src/messages/index.ts'
import { shareLink } from '#src/paths.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { ContactBar } from './ContactBar.tsx'
import { Section } from './Section.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { useGetOne } from '#src/providers/reading.ts'
import styles from './AskAbout.module.css'

interface AskAboutProps {
  readonly pageId: number
  /** of the item asked about */
  readonly name: string
  /** the item's address within the app */
  readonly path: string
}

/** The owner page's contact channels, each with a prepared message that names the item and links to it. */
export function AskAbout({ pageId, name, path }: AskAboutProps) {
  const t = useMessages()
  // The server's rendering does not know the site's public address.
  const isHydrated = useIsHydrated()
  const { data: page, isPending } = useGetOne<Page & { id: number }>('page', { id: pageId })
  if (isPending) return <Skeleton variant="rounded" height={112} />
  if (!page || contactRows({ ...page }).length === 0) return null
  const message = isHydrated
    ? { subject: t.page.askSubject({ name }), text: t.page.askText({ name, link: shareLink(path, undefined) }) }
    : undefined
  return (
    <>
      <Section title={t.page.askAboutThis}>
        <div className={styles.state}>
          <OpenBadge page={page} />
        </div>
        <ContactRows page={page} {...(message && { message })} />
      </Section>
      {page.Closure !== 'forGood' && <ContactBar page={page} message={message} />}
    </>
  )
}
