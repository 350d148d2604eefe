import { useMessages } from '#src/messages/index.ts'
import type { ScreenModule } from '#src/screen.tsx'
import { NotOpen } from './NotOpen.tsx'

function ChatGroupScreen() {
  const t = useMessages()
  return <NotOpen title={t.shell.chatGroup} text={t.shell.chatGroupText} />
}

export const screen: ScreenModule = { Screen: ChatGroupScreen }
