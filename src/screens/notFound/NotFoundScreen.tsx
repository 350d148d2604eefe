import { useHead, useStatus } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { EmptyStateWithLink } from '#src/resource/list/ListStates.tsx'
import type { ScreenModule } from '#src/screen.tsx'

/** Any address without a screen. */
function NotFoundScreen() {
  const t = useMessages()
  useHead({ title: t.shell.notFoundTitle })
  useStatus(404)
  return (
    <Screen>
      <ScreenTitle>{t.shell.notFoundTitle}</ScreenTitle>
      <EmptyStateWithLink text={t.shell.notFoundText} to={paths.home} label={t.shell.backToHome} />
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: NotFoundScreen }
