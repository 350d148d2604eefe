import Skeleton from '@mui/material/Skeleton'
import { useGetOne } from 'ra-core'
import type { Page } from '#resources'
import { ContactRows } from '#src/fields/values/contact.tsx'
import { contactRows } from '#src/fields/values/contactChannels.ts'
import { useMessages } from '#src/messages/index.ts'
import { sharedLink } from '#src/paths.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { Section } from './Section.tsx'

interface AskAboutProps {
  readonly pageId: number
  /** of what is asked about */
  readonly name: string
  /** its address within the app */
  readonly path: string
}

/** The ways to reach whose it is, each with a message that already names it and says where it is to be seen. */
export function AskAbout({ pageId, name, path }: AskAboutProps) {
  const t = useMessages()
  // The server's rendering does not know under which address people came.
  const isHydrated = useIsHydrated()
  const { data: page, isPending } = useGetOne<Page & { id: number }>('page', { id: pageId })
  if (isPending) return <Skeleton variant="rounded" height={112} sx={{ mt: 4 }} />
  if (!page || contactRows({ ...page }).length === 0) return null
  const message = isHydrated
    ? { subject: t.page.askSubject({ name }), text: t.page.askText({ name, link: sharedLink(path, undefined) }) }
    : undefined
  return (
    <Section title={t.page.askAboutThis}>
      <ContactRows page={{ ...page }} {...(message && { message })} />
    </Section>
  )
}
