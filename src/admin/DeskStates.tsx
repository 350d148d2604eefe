import { useTranslate } from 'ra-core'
import { useHead } from '#src/layout/rendering.ts'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { EmptyStateWithLink } from '#src/resource/list/ListStates.tsx'
import { AdminTitle } from './AdminTitle.tsx'

// In place of react-admin's own, which are set in a typeface without Burmese letters.

/** An address of the desk under which nothing stands. */
export function DeskNothing() {
  const { shell } = useMessages()
  return <Instead title={shell.notFoundTitle} text={shell.notFoundText} />
}

/** An address of the desk under which nothing can be done. */
export function DeskDenied() {
  const translate = useTranslate()
  return <Instead title={translate('ra.page.access_denied')} text={translate('ra.message.access_denied')} />
}

function Instead({ title, text }: { title: string; text: string }) {
  const t = useMessages()
  useHead({ title })
  return (
    <>
      <AdminTitle>{title}</AdminTitle>
      <EmptyStateWithLink text={text} to={paths.adminRoot} label={t.admin.overview} variant="outlined" />
    </>
  )
}
