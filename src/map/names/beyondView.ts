/** Px. */
interface Pixel {
  readonly x: number
  readonly y: number
}

/** The part of a map in which names are seen. */
export interface Free {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Between the name of what is beyond the view and the edge, in px. */
const insetPx = 4

/**
 * Where the name of something beyond the view stands: at the edge, on the way from the middle to it; and the direction of that way, in
 * degrees clockwise from the right. Null: it is in view.
 */
export function atEdge(place: Pixel, size: Pixel, free: Free): { at: Pixel; turn: number } | null {
  if (place.x >= free.left && place.x <= free.right && place.y >= free.top && place.y <= free.bottom) return null
  const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 }
  const [right, down] = [place.x - middle.x, place.y - middle.y]
  const reach = (length: number, name: number) => Math.max(1, (length - name) / 2 - insetPx)
  const [across, along] = [reach(free.right - free.left, size.x), reach(free.bottom - free.top, size.y)]
  const share = Math.max(Math.abs(right) / across, Math.abs(down) / along)
  return {
    at: { x: middle.x + right / share, y: middle.y + down / share },
    turn: Math.round((Math.atan2(down, right) * 180) / Math.PI),
  }
}
