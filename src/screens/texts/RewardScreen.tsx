import { useMessages } from '#src/messages/index.ts'
import type { ScreenModule } from '#src/screen.tsx'
import { NotOpen } from './NotOpen.tsx'

function RewardScreen() {
  const say = useMessages()
  return <NotOpen title={say.shell.reward} text={say.shell.rewardText} />
}

export const screen: ScreenModule = { Screen: RewardScreen }
