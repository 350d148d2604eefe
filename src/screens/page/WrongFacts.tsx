import { Suspense, useState, type MouseEvent } from 'react'
import type { Page } from '#resources'
import { Button } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useManagesPage } from './OwnPencil.tsx'

const WrongFactsSheet = lazyMui(async () => (await import('./WrongFactsSheet.tsx')).WrongFactsSheet)

/**
 * Below the contact rows: opens the three things that are most often wrong, each of which reports itself
 * (docs/rules.md#reports). A link to the report's screen until the app has started. The page's own people change it instead.
 */
export function WrongFacts({ page }: { page: Page }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
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
          <WrongFactsSheet pageId={page.Id} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
