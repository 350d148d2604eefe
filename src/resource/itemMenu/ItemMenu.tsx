import { MoreVertRoundedIcon as MoreVert } from '#src/elements/icons/frame.tsx'
import { Suspense, useState } from 'react'
import { requireResource, type AnyRecord, type ManagedName, type Resource } from '#resources'
import { pageIdNames } from '#resources/under.ts'
import { useMessages } from '#src/messages/index.ts'
import { useIsHydrated, useStoredProfile } from '#src/providers/device/storage.ts'
import { useActorQuery } from '../useActor.ts'
import { IconButton } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'

const ItemMenuList = lazyMui(async () => (await import('./ItemMenuList.tsx')).ItemMenuList)

export interface ItemMenuProps {
  source: ManagedName
  record: AnyRecord
}

/** The actions menu of an item's screen, shown only when a profile is stored (spec 2.83, 6.11). */
export function ItemMenu(props: ItemMenuProps) {
  const isHydrated = useIsHydrated()
  const profile = useStoredProfile()
  return isHydrated && profile ? <MenuButton {...props} /> : null
}

function MenuButton({ source, record }: ItemMenuProps) {
  const t = useMessages()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const pageId = pageOf(requireResource(source), record)
  const rights = useActorQuery(pageId)
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={t.itemMenu.open}
        aria-haspopup="menu"
        color="inherit"
      >
        <MoreVert />
      </IconButton>
      {anchor && (
        <Suspense>
          <ItemMenuList
            source={source}
            resource={requireResource(source)}
            record={record}
            pageId={pageId}
            rights={rights}
            anchor={anchor}
            close={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The page whose team's rights apply: the item itself or the page it belongs to. */
const pageOf = (resource: Resource, record: AnyRecord) => Number(record[pageIdNames(resource)[0] ?? ''] ?? 0)
