import { Suspense } from 'react'
import { Text } from '#src/elements/Text.tsx'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

const Kept = lazyPiece(async () => (await import('./Kept.tsx')).Kept)

/** /saved: the pages and products that this device keeps (docs/rules.md#saved). */
function SavedScreen() {
  const t = useVisitingMessages()
  useHead({ title: t.page.savedList })
  // The server does not know what a device keeps.
  return (
    <Screen>
      <ScreenTitle back>{t.page.savedList}</ScreenTitle>
      <Text color="muted" style={{ maxWidth: 'var(--reading)' }}>
        {t.share.savedHint}
      </Text>
      {useIsHydrated() && (
        <Suspense>
          <Kept />
        </Suspense>
      )}
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: SavedScreen }
