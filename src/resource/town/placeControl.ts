/** Where a list looks, and the ways to say it. */
export interface PlaceControl {
  /** the name of the township or region; undefined everywhere, or where it is not known yet */
  readonly shown: string | undefined
  readonly townId: number | null
  readonly isNear: boolean
  /** what near is called here; by default within so many kilometres */
  readonly nearName?: string
  /** the phone's place, which it is asked for after a tap */
  readonly mine: {
    /** `done` is called once the list looks there */
    readonly find: (done?: () => void) => void
    /** an answer that is still on its way changes nothing any more */
    readonly leave: () => void
    readonly isAsking: boolean
    readonly isRefused: boolean
    readonly isUnknown: boolean
  }
  /** the township before, one tap away */
  readonly last: { readonly name: string; readonly choose: () => void } | null
  readonly choose: (town: number, region: number | null) => void
  /** where a whole region can be chosen too */
  readonly chooseRegion?: (region: number) => void
  readonly chooseEverywhere: () => void
}
