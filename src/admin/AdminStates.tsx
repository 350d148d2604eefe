import { useTranslate } from 'ra-core'
import { useHead } from '#src/layout/rendering.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { EmptyStateWithLink } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from './AdminTitle.tsx'

// Replacements for react-admin's own messages, whose font has no Burmese letters.

/** Shown at an unknown address of the admin area. */
export function AdminNotFound() {
  const { shell } = useAllMessages()
  return <MessageScreen title={shell.notFoundTitle} text={shell.notFoundText} />
}

/** Shown at an address whose action is not permitted. */
export function AdminAccessDenied() {
  const translate = useTranslate()
  return <MessageScreen title={translate('ra.page.access_denied')} text={translate('ra.message.access_denied')} />
}

function MessageScreen({ title, text }: { title: string; text: string }) {
  const t = useAllMessages()
  useHead({ title })
  return (
    <>
      <AdminTitle>{title}</AdminTitle>
      <EmptyStateWithLink text={text} to={paths.adminRoot} label={t.admin.overview} variant="outlined" />
    </>
  )
}
