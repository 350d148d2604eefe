import { lastZoom } from '#resources/mapView.ts'
import type { Point } from './mapView.ts'
import { toPixels } from './mapBoxes.ts'
import { seenAt, type MapMarker } from './markers.ts'
import { pinOf, signOf, type Names, type Pin } from './pins.ts'

/** A pin on a map. */
export interface PlacedPin {
  readonly element: HTMLElement | undefined
  /** above all others, or not */
  readonly raise: (isRaised: boolean) => void
  readonly remove: () => void
}

/** A map that pins are put on: ours or Google's. */
export interface PinBoard {
  /** @param spot where it belongs, if it stands beside that: a line leads there */
  readonly add: (pin: Pin, at: Point, spot: Point | undefined, onTap: () => void) => PlacedPin
}

interface Drawn {
  /** of what it shows */
  readonly key: string
  readonly at: Point
  readonly pin: PlacedPin
}

/** The markers on a map. Those that stay are left as they are, so that one keeps the focus and the finger on them. */
export class MarkerLayer {
  private drawn: ReadonlyMap<string, Drawn> = new Map()
  private lifted: string | undefined

  constructor(
    private readonly board: PinBoard,
    private readonly onTap: (marker: MapMarker) => void,
  ) {}

  draw(markers: readonly MapMarker[], names: Names): void {
    const former = this.drawn
    const wanted = markers.map((one) => {
      const { latitude, longitude } = seenAt(one)
      return [`${one.key} ${latitude} ${longitude} ${names.digits} ${signOf(one, names)}`, one] as const
    })
    this.drawn = new Map(wanted.map(([key, one]) => [key, former.get(key) ?? this.add(one, names)]))
    let lost: Point | undefined
    for (const [key, { at, pin }] of former) {
      if (this.drawn.has(key)) continue
      if (pin.element && pin.element === document.activeElement) lost = at
      pin.remove()
    }
    // After a cluster is opened by keyboard, the nearest new marker takes the focus.
    if (lost) this.nearest(lost)?.element?.focus({ preventScroll: true })
    this.lift(this.lifted)
  }

  /** Makes one stand out, and the others not, also when they are drawn anew. */
  lift(lifted: string | undefined): void {
    this.lifted = lifted
    for (const { key, pin } of this.drawn.values()) {
      pin.element?.classList.toggle('lifted', key === lifted)
      pin.raise(key === lifted)
    }
  }

  private add(one: MapMarker, names: Names): Drawn {
    const at = seenAt(one)
    const pin = this.board.add(pinOf(one, names), at, one.spot, () => this.onTap(one))
    return { key: one.key, at, pin }
  }

  private nearest(to: Point): PlacedPin | undefined {
    const from = toPixels(to, lastZoom)
    const away = ({ at }: Drawn) => {
      const { x, y } = toPixels(at, lastZoom)
      return Math.hypot(x - from.x, y - from.y)
    }
    return [...this.drawn.values()].sort((one, other) => away(one) - away(other))[0]?.pin
  }
}
