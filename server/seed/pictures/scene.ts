import type { Motif } from '../motifs.ts'
import { box, disc, layer, pick, times, turn } from './ink.ts'
import { fall, lift, sheet } from './paint.ts'
import { standing } from './air.ts'
import { shopFront, stall } from './covers.ts'
import { interior } from './interior.ts'
import { posts } from './posts.ts'
import { product } from './products.ts'
import { type Kind, stage } from './stage.ts'
import { thumbnails } from './thumbnails.ts'

/** Width and height of every kind of picture; thumbnails 4:3 (docs/experience.md#look). */
export const sizes: Record<Kind, readonly [number, number]> = {
  thumbnail: [800, 600],
  cover: [1200, 675],
  product: [800, 600],
  post: [800, 600],
  category: [400, 400],
}

const covers = [shopFront, interior, stall] as const

/** An icon of the trade that stays whole when cut to a circle. */
function category(set: ReturnType<typeof stage>): string {
  const { shape, wall } = set.ground(0)
  const hero = pick(set.cast, set.variant)
  return layer(
    box(0, 0, 400, 400, 0, fall(wall)),
    disc(200, 200, 168, shape),
    times(24, (n) => turn(n * 15, 200, 200, disc(200, 18, 4, lift(shape, 0.4)))),
    standing(200, 204 + (hero.high ?? 186) * 0.58, 1.16, hero.draw(set.own)),
  )
}

type Order = { motif: Motif; kind: Kind; variant: number }

/** The drawing alone, to be set into another one; its size is `sizes[kind]`. */
export function paintScene({ motif, kind, variant }: Order): string {
  const turnOf = variant + motif.length
  const draw = {
    thumbnail: pick(thumbnails, variant),
    cover: pick(covers, turnOf),
    product,
    post: pick(posts, turnOf),
    category,
  }
  return draw[kind](stage(motif, kind, variant))
}

/**
 * One picture as an SVG document. Any whole number from 0 serves as variant: it changes layout, hour, colours and
 * which of the trade's things are seen. For products, variant modulo the number of things chooses the thing.
 */
export function drawScene(order: Order): string {
  const [width, height] = sizes[order.kind]
  return sheet(width, height, paintScene(order))
}
