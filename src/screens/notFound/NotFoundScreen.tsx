import { useHead, useStatus } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/elements/Button.tsx'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

/** Any address without a screen. */
function NotFoundScreen() {
  const t = useMessages()
  useHead({ title: t.shell.notFoundTitle })
  useStatus(404)
  return (
    <Screen>
      <ScreenTitle>{t.shell.notFoundTitle}</ScreenTitle>
      <EmptyState
        text={t.shell.notFoundText}
        action={
          <>
            <Button to={paths.search()} variant="contained">
              {t.lists.search}
            </Button>
            <Button to={paths.home}>{t.shell.backToHome}</Button>
          </>
        }
      />
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: NotFoundScreen }
