import { type Motif, motifs } from '../motifs.ts'
import { pick } from './ink.ts'
import { things } from './objects/index.ts'
import { grounds, hues, wears, type Ground, type Hues } from './palette.ts'
import { airs, type Air } from './air.ts'
import type { Thing } from './thing.ts'

export type Kind = 'thumbnail' | 'cover' | 'product' | 'post' | 'category'

/** What a scene is played with: a motif's things, colours, hour and a seed for small accidents. */
export type Stage = {
  motif: Motif
  variant: number
  seed: string
  cast: readonly Thing[]
  own: Hues
  hue: (n: number) => Hues
  ground: (n: number) => Ground
  air: (n: number) => Air
}

/**
 * The stage for one picture. Trades next to each other in the list get different hours and layouts, because a feed
 * shows them side by side.
 */
export function stage(motif: Motif, kind: Kind, variant: number): Stage {
  const place = motifs.indexOf(motif)
  const { hues: own, ground } = wears[motif]
  return {
    motif,
    variant,
    seed: `${motif} ${kind} ${variant}`,
    cast: things[motif],
    own,
    hue: (n) => (n === 0 ? own : pick(hues, place * 3 + n)),
    ground: (n) => pick(grounds, n === 0 ? ground : ground + place + n),
    air: (n) => pick(airs, place * 2 + n),
  }
}
