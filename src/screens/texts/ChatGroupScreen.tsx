import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { EmptyStateWithLink } from '#src/resource/list/ListStates.tsx'
import type { ScreenModule } from '#src/screen.tsx'

/** Says that the chat group is not available yet (docs/rules.md#chat-group). */
function ChatGroupScreen() {
  const t = useMessages()
  useHead({ title: t.shell.chatGroup })
  return (
    <Screen>
      <ScreenTitle>{t.shell.chatGroup}</ScreenTitle>
      <EmptyStateWithLink text={t.shell.chatGroupText} to={paths.home} label={t.shell.backToHome} />
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: ChatGroupScreen }
