import { fold } from '../text/index.ts'

/** Whether what a row names is here already, or in a row before it: by code, by number, by name (docs/rules.md#import). */

export interface Facts {
  /** Of a record; null of a row. */
  Id: number | null
  Line: number | null
  Names: readonly string[]
  /** The town of a page, the region of a town; a name where that is not made yet. */
  Within: number | string | null
  Codes: readonly string[]
  Numbers: readonly string[]
  Latitude: number
  Longitude: number
  /** Somebody's own. */
  IsOwned: boolean
}

/** By its name in either script, whatever its case, spaces and signs. */
export const plain = (name: string) => fold(name).replace(/[^\p{L}\p{M}\p{N}+#&]/gu, '')
/** Spreadsheets take the zero in front of a code away: 1991 is 01991. */
export const bare = (code: string) => code.replace(/^0+/, '')

export const keysOf = ({ Names, Codes, Numbers }: Facts): string[] => [
  ...Codes.map((code) => `code ${code}`),
  ...Numbers.map((number) => `number ${number}`),
  ...Names.map((name) => `name ${name}`),
]

/** Degrees, about a kilometre. */
const near = 0.01
const differ = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 && !one.some((value) => other.includes(value))

/** Of two with one name: nothing that is known of both speaks against it. Branches of a chain have numbers, codes or places of their own. */
const speaksNothingAgainst = (one: Facts, other: Facts): boolean =>
  !(one.Within !== null && other.Within !== null && one.Within !== other.Within) &&
  !differ(one.Codes, other.Codes) &&
  !differ(one.Numbers, other.Numbers) &&
  !(
    one.Latitude &&
    other.Latitude &&
    (Math.abs(one.Latitude - other.Latitude) > near || Math.abs(one.Longitude - other.Longitude) > near)
  )

export interface Alike {
  facts: Facts
  by: 'code' | 'number' | 'name'
}

/** What is known so far, by its keys. */
export class Known {
  private readonly byKey = new Map<string, Facts[]>()

  add(facts: Facts): void {
    for (const key of keysOf(facts)) {
      const known = this.byKey.get(key)
      if (known) known.push(facts)
      else this.byKey.set(key, [facts])
    }
  }

  /** A record goes before an earlier row, and what that has made. */
  find(facts: Facts): Alike | undefined {
    for (const by of ['code', 'number', 'name'] as const) {
      const found = keysOf(facts)
        .filter((key) => key.startsWith(by))
        .flatMap((key) => this.byKey.get(key) ?? [])
        .filter((other) => by !== 'name' || speaksNothingAgainst(facts, other))
      const best = found.find(({ Line }) => Line === null) ?? found[0]
      if (best) return { facts: best, by }
    }
    return undefined
  }

  /** Those of this name or code, whatever else is known. */
  named(text: string): Facts[] {
    const found = [`name ${plain(text)}`, `code ${bare(text)}`].flatMap((key) => this.byKey.get(key) ?? [])
    return [...new Set(found)]
  }
}
