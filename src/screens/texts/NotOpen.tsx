import { useHead } from '#src/layout/rendering.ts'
import { Screen } from '#src/layout/Screen.tsx'
import { ScreenTitle } from '#src/layout/ScreenTitle.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { DeadEnd } from '#src/resource/ListStates.tsx'

/** Says plainly what is not there yet (contract section 4, /chatGroup). */
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
