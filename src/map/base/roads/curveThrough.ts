type Position = [number, number]

/** Parts of a curve between two points. */
const steps = 6

/**
 * A smooth line through all points (centripetal Catmull–Rom): unlike others it has no loops where points are at uneven
 * distances.
 */
export function curveThrough(points: Position[]): Position[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  // Beyond each end as far as the next point is before it.
  const all = [mirrored(points[1]!, first), ...points, mirrored(points.at(-2)!, last)]
  const curve = points.slice(1).flatMap((_, at) => piece(all[at]!, all[at + 1]!, all[at + 2]!, all[at + 3]!))
  return [first, ...curve]
}

const mirrored = (point: Position, around: Position): Position => [2 * around[0] - point[0], 2 * around[1] - point[1]]

/** From `one` to `two`, without `one` itself (Barry and Goldman's algorithm). */
function piece(before: Position, one: Position, two: Position, after: Position): Position[] {
  const t0 = 0
  const t1 = t0 + knot(before, one)
  const t2 = t1 + knot(one, two)
  const t3 = t2 + knot(two, after)
  return Array.from({ length: steps }, (_, step) => {
    const t = t1 + ((t2 - t1) * (step + 1)) / steps
    const a1 = between(before, one, (t - t0) / (t1 - t0))
    const a2 = between(one, two, (t - t1) / (t2 - t1))
    const a3 = between(two, after, (t - t2) / (t3 - t2))
    return between(between(a1, a2, (t - t0) / (t2 - t0)), between(a2, a3, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1))
  })
}

const knot = (one: Position, other: Position) => Math.sqrt(Math.hypot(other[0] - one[0], other[1] - one[1]))

const between = (one: Position, other: Position, share: number): Position => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
]
