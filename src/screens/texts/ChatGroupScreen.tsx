import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useVisitingMessages } from '#src/messages/namespaces.ts'
import { Button } from '#src/elements/Button.tsx'
import { paths } from '#src/paths.ts'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import type { ScreenModule } from '#src/navigation/lazy.tsx'

/** Says what chat groups are for, that there is none yet, and what one can do meanwhile (docs/rules.md#chat-group). */
function ChatGroupScreen() {
  const t = useVisitingMessages()
  useHead({ title: t.shell.chatGroup })
  return (
    <Screen>
      <ScreenTitle back>{t.shell.chatGroup}</ScreenTitle>
      <EmptyState
        text={t.chat.purpose}
        hint={t.chat.today}
        action={
          <>
            <Button to={paths.discover} variant="contained">
              {t.relations.discoverPages}
            </Button>
            <Button to={paths.home}>{t.shell.backToHome}</Button>
          </>
        }
      />
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: ChatGroupScreen }
