import { Activity, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { UNSAFE_LocationContext as LocationContext, useLocation, useNavigationType, useOutlet } from 'react-router'
import { afterPaint } from '#src/providers/device/scheduling.ts'
import { readStored } from '#src/providers/device/storage.ts'

export interface ScreenRoute {
  path: string
  /** Whether it is a list, which is kept while what was opened from it is shown. */
  isKept?: (search: string) => boolean
}

/** A screen as it was arrived at. */
interface Arrival {
  route: ScreenRoute
  /** as the router's hooks tell it to the screen */
  address: { location: ReturnType<typeof useLocation>; navigationType: ReturnType<typeof useNavigationType> }
  element: ReactNode
  /** for whom it was drawn */
  profile: unknown
}
interface OpenScreen extends Arrival {
  id: number
}
interface Screens {
  open: readonly OpenScreen[]
  shown: OpenScreen
}

/** Lists that are kept at a time. */
const mostKept = 2

/**
 * The screen that is shown, and the lists that lead to it, which are out of the document: back at one of them, a slow phone shows it in
 * half the time that it takes to draw it (docs/decisions/long-lists.md#the-way-back).
 */
export function KeptScreens({ route }: { route: ScreenRoute }) {
  const [location, navigationType, element] = [useLocation(), useNavigationType(), useOutlet()]
  const arrival = { route, address: { location, navigationType }, element, profile: readStored('StoredProfile') }
  const [screens, setScreens] = useState<Screens>(() => {
    const shown = { ...arrival, id: 0 }
    return { open: [shown], shown }
  })
  const [latest, setLatest] = useState(location)
  if (latest !== location) {
    // Rendered again at once, before any of it is shown.
    setLatest(location)
    setScreens(afterNavigation(screens, arrival))
  }
  // The latest comes first: until the others are out of the document, whoever looks for a heading finds the shown screen's.
  // toReversed would keep phones of before 2023 out of every screen.
  return [...screens.open].reverse().map((screen) => (
    <Kept key={screen.id} isShown={screen === screens.shown}>
      <LocationContext value={screen.address}>{screen.element}</LocationContext>
    </Kept>
  ))
}

const isKept = ({ route, address }: OpenScreen) => route.isKept?.(address.location.search)

function afterNavigation({ open, shown }: Screens, arrival: Arrival): Screens {
  const { location, navigationType } = arrival.address
  const show = (next: OpenScreen, others: readonly OpenScreen[], replaced: OpenScreen | null) => ({
    open: replaced ? others.map((one) => (one === replaced ? next : one)) : [...others, next],
    shown: next,
  })
  const waiting = open.filter((one) => one !== shown && one.profile === arrival.profile)
  const left = navigationType === 'POP' && waiting.find((one) => one.address.location.key === location.key)
  // With the address as it was, nothing of it is drawn anew.
  if (left) return show(left.address.location.state === location.state ? left : { ...left, ...arrival }, waiting, left)
  if (arrival.route.path === shown.route.path) return show({ ...arrival, id: shown.id }, open, shown)
  const kept = open.filter((one) => (one === shown ? navigationType === 'PUSH' && isKept(one) : waiting.includes(one)))
  return show({ ...arrival, id: Math.max(...open.map(({ id }) => id)) + 1 }, kept.slice(-mostKept), null)
}

function Kept({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <div>
          <InDocument place={place} />
          {children}
        </div>
      </Activity>
    </div>
  )
}

/**
 * Takes a screen that waits out of the document, so that nobody finds it there. It is hidden at once, and taken out when the next one is
 * painted, since that takes a slow phone several milliseconds. It stands before what the screen contains, whose effects may measure it.
 */
function InDocument({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const screen = useRef<Element | null>(null)
  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
    if (screen.current) place.current?.append(screen.current)
    screen.current = null
    return () => {
      isShown.current = false
      afterPaint(() => {
        if (!isShown.current) screen.current ??= takeOut(place)
      })
    }
  }, [place])
  return null
}

function takeOut({ current: place }: RefObject<HTMLElement | null>): Element | null {
  const screen = place?.firstElementChild ?? null
  screen?.remove()
  return screen
}
