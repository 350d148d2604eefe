import { useState } from 'react'
import { requireResource, type ManagedName } from '#resources'
import { isParent, isUnderPage } from '#resources/under.ts'
import { PagePicker } from '#src/layout/postingAs/PagePicker.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { readStored, useStoredPage, writeStored } from '#src/providers/device/storage.ts'
import { ResourceForm } from '#src/resource/form/Form.tsx'
import { PostingAs } from './PostingAs.tsx'
import { useDoubles } from './doubles/useDoubles.tsx'

/**
 * /{resource}/create. A record that belongs to a page is created for StoredPage; after saving it leads to
 * /{resource}.
 */
export function CreateScreen({ resource: name }: { resource: ManagedName }) {
  const t = useAllMessages()
  const toast = useToast()
  const resource = requireResource(name)
  const needsPage = isUnderPage(resource)
  const storedPage = useStoredPage()
  // Another tab may choose another page meanwhile; this form keeps the page it was started for.
  const [page, setPage] = useState(storedPage)
  if (page === null && storedPage !== null) setPage(storedPage)
  const title = t.forms.createTitle({ source: sourceName(t, name) })
  useHead({ title })
  const doubles = useDoubles()
  const isReady = !needsPage || page !== null
  return (
    <Screen>
      <ScreenTitle back>{title}</ScreenTitle>
      {needsPage && page && <PostingAs page={page} />}
      {isReady ? (
        <ResourceForm
          key={page?.Id}
          resource={resource}
          mode="create"
          {...(isParent(resource) ? { mayCreate: doubles.mayCreate } : {})}
          {...(needsPage && page ? { hidden: { PageId: page.Id } } : {})}
          onSaved={(saved, leave) => {
            // A person's first page becomes the page they post as.
            if (isParent(resource) && !readStored('StoredPage')) writeStored('StoredPage', saved)
            toast(t.forms.saved)
            leave(paths.list(name))
          }}
        />
      ) : (
        <PagePicker />
      )}
      {doubles.question}
    </Screen>
  )
}
