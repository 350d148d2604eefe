import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { askHere, useHere } from '#src/providers/device/here.ts'
import { EmptyState } from '#src/resource/list/ListStates.tsx'
import { rememberTown } from '#src/resource/town/useTownChoice.ts'
import { tapped } from './discoverList.ts'
import { DiscoveredBusinesses } from './DiscoveredBusinesses.tsx'

const TownSheet = lazyMui(async () => (await import('#src/resource/town/TownSheet.tsx')).TownSheet)

/** What is near is near, whichever township it is in. */
const nowhere = { townId: null, chooseEverywhere: () => {} }

/** The nearest businesses, once the device says where it is. */
export function NearestBusinesses() {
  const t = useBrowsingMessages()
  const wasTapped = (useLocation().state as Partial<typeof tapped> | null)?.isTapped === true
  const { state, place: near } = useHere(true)
  useEffect(() => {
    if (wasTapped && state === 'unknown') askHere()
  }, [wasTapped, state])
  if (near !== null) return <DiscoveredBusinesses view="near" near={near} choice={nowhere} />
  if (state === 'asking') return <EmptyState text={t.search.locating} />
  if (state === 'refused') return <WithoutPlace />
  return (
    <EmptyState
      text={t.places.nearHint}
      action={
        <Button variant="contained" onClick={() => askHere()}>
          {t.places.useMine}
        </Button>
      }
    />
  )
}

/** The phone does not say where it is: it is asked again, or a township is chosen, whose newest businesses are shown. */
function WithoutPlace() {
  const t = useBrowsingMessages()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <EmptyState
        text={t.search.noPlace}
        action={
          <>
            <Button variant="contained" onClick={() => askHere()}>
              {t.lists.retry}
            </Button>
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t.places.choose}
            </Button>
          </>
        }
      />
      <Suspense>
        {isOpen && (
          <TownSheet
            control={{
              townId: null,
              choose: (town, region) => {
                rememberTown(town, region)
                void navigate({ search: new URLSearchParams({ townId: String(town) }).toString() })
              },
            }}
            close={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
