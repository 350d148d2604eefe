import { Suspense, useState, type ReactNode } from 'react'
import { Text } from '#src/elements/Text.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { useMyTown } from './useMyTown.ts'
import type { TownControl } from './useTownChoice.ts'

const TownSheet = lazyMui(async () => (await import('./TownSheet.tsx')).TownSheet)

export type TownAnswers = Pick<TownControl, 'choose' | 'chooseEverywhere'>

interface TownQuestion {
  /** the phone's place is being found */
  isAsking: boolean
  /** answers with the township of the phone's place, after a tap */
  find: () => void
  openSheet: () => void
  /** to stand below the answers: what became of the phone's place, and the sheet while it is open */
  below: ReactNode
}

/** The ways to answer which township is meant, for whatever asks it. */
export function useTownQuestion({ choose, chooseEverywhere }: TownAnswers): TownQuestion {
  const t = useBrowsingMessages()
  const [isOpen, setOpen] = useState(false)
  const { isAsking, isRefused, isUnknown, find } = useMyTown(({ Id, RegionId }) => choose(Id, RegionId))
  return {
    isAsking,
    find,
    openSheet: () => setOpen(true),
    below: (
      <>
        <Text role="status" variant="body2">
          {isAsking ? t.search.locating : isRefused ? t.search.noPlace : isUnknown && t.places.noneNear}
        </Text>
        <Suspense>
          {isOpen && (
            <TownSheet townId={null} choose={choose} chooseEverywhere={chooseEverywhere} close={() => setOpen(false)} />
          )}
        </Suspense>
      </>
    ),
  }
}
