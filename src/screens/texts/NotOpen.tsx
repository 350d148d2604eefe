import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { DeadEnd } from '#src/resource/list/ListStates.tsx'

/** Says plainly what is not there yet (docs/rules.md#chat-group). */
export function NotOpen({ title, text }: { title: string; text: string }) {
  const t = useMessages()
  useHead({ title })
  return (
    <Screen>
      <ScreenTitle>{title}</ScreenTitle>
      <DeadEnd text={text} to={paths.home} label={t.shell.backToHome} />
    </Screen>
  )
}
