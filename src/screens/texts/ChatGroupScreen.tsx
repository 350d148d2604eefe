import { useMessages } from '#src/messages/index.ts'
import type { ScreenModule } from '#src/screen.tsx'
import { NotOpen } from './NotOpen.tsx'

function ChatGroupScreen() {
  const say = useMessages()
  return <NotOpen title={say.shell.chatGroup} text={say.shell.chatGroupText} />
}

export const screen: ScreenModule = { Screen: ChatGroupScreen }
