import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { requireResource, type ManagedName } from '#resources'
import { isParent, isUnderPage } from '#resources/under.ts'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useStoredPage, useStoredProfile } from '#src/providers/device/storage.ts'
import { OwnPages } from '#src/resource/manage/OwnPages.tsx'
import { ResourceForm } from '#src/resource/form/Form.tsx'
import { PostingAs } from './PostingAs.tsx'
import { useCopyOf } from './useCopyOf.ts'
import { useDoubles } from './doubles/useDoubles.tsx'
import { FirstStep } from './steps/FirstStep.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

/**
 * /{resource}/create. A page is made in steps. A record that belongs to a page is created for StoredPage; after saving it
 * leads to /{resource}.
 */
export function CreateScreen({ resource: name }: { resource: ManagedName }) {
  const t = useAllMessages()
  const toast = useToast()
  const resource = requireResource(name)
  const needsPage = isUnderPage(resource)
  const profile = useStoredProfile()
  const storedPage = useStoredPage()
  // Another tab may choose another page meanwhile; this form keeps the page it was started for.
  const [page, setPage] = useState(storedPage)
  if (page === null && storedPage !== null) setPage(storedPage)
  const title = t.forms.createTitle({ source: sourceName(t, name) })
  useHead({ title })
  const doubles = useDoubles()
  const [query] = useSearchParams()
  const copy = useCopyOf(resource, Number(query.get('id')) || undefined)
  return (
    <Screen>
      <ScreenTitle back>{title}</ScreenTitle>
      {needsPage && page && <PostingAs page={page} />}
      {isParent(resource) && <FirstStep resource={resource} mayCreate={doubles.mayCreate} />}
      {needsPage && !page && profile && <OwnPages email={profile.Email} />}
      {needsPage && page && copy && <Alert severity="info">{t.prices.copiedFrom({ name: copy.of })}</Alert>}
      {needsPage && page && copy === null && <ScreenLoading />}
      {needsPage && page && copy !== null && (
        <ResourceForm
          key={`${page.Id} ${copy?.name}`}
          resource={resource}
          mode="create"
          hidden={{ PageId: page.Id }}
          {...(copy ? { prefill: copy } : {})}
          onSaved={(_, leave) => {
            toast(t.forms.saved)
            leave(paths.list(name))
          }}
        />
      )}
      {doubles.question}
    </Screen>
  )
}

export const screen: ScreenModule<{ resource: ManagedName }> = { Screen: CreateScreen }
