import { MoreVertRoundedIcon as MoreVert } from '#src/elements/icons/frame.tsx'
import { Suspense, useState } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import { IconButton } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import type { TalkMenuProps } from './TalkMenuList.tsx'

const TalkMenuList = lazyMui(async () => (await import('./TalkMenuList.tsx')).TalkMenuList)

/** The menu of what somebody has said: a comment, a rating. For people who are signed in; loaded when it is opened. */
export function TalkMenu(props: TalkMenuProps) {
  const t = useMessages()
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!isHydrated || !profile) return null
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={`${t.itemMenu.open}: ${props.name}`}
        aria-haspopup="menu"
      >
        <MoreVert size="small" />
      </IconButton>
      {anchor && (
        <Suspense>
          <TalkMenuList {...props} anchor={anchor} close={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
