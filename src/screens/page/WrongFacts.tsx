import { Suspense, useState, type MouseEvent } from 'react'
import type { Page } from '#resources'
import { Button } from '#src/elements/Button.tsx'
import { lazyMui, lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { useManagesPage } from './OwnPencil.tsx'

const WrongFactsSheet = lazyMui(async () => (await import('./suggest/WrongFactsSheet.tsx')).WrongFactsSheet)

const OwnSuggestions = lazyWithSentences(async () => (await import('./suggest/OwnSuggestions.tsx')).OwnSuggestions)

/**
 * Below the contact rows: opens what is most often wrong, of which one suggests what is right or reports it
 * (docs/rules.md#suggestions). A link to the report's screen until the app has started. The page's own people change it instead.
 */
export function WrongFacts({ page }: { page: Page }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const profile = useStoredProfile()
  if (useManagesPage(page.Id)) return null
  return (
    <>
      <Button
        size="small"
        to={paths.report({ type: 'Page', id: page.Id })}
        aria-haspopup="dialog"
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {t.page.wrongFacts}
      </Button>
      {isOpen && (
        <Suspense>
          <WrongFactsSheet page={page} close={() => setOpen(false)} />
        </Suspense>
      )}
      {profile && (
        <Suspense>
          <OwnSuggestions pageId={page.Id} email={profile.Email} />
        </Suspense>
      )}
    </>
  )
}
