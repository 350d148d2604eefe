import { motifs, type Motif } from '../../motifs.ts'
import { luckyWords, menParts, womenParts } from '../names.ts'
import { chance, mix, pick, weighted } from '../pick.ts'
import type { SeedTown } from '../towns.ts'
import { channelsOf, phonesOf } from './contact.ts'
import { curated } from './curated.ts'
import { ownAddress, ownWords } from './curatedWords.ts'
import { hoursOf, isAlways, type HoursKind } from './hours.ts'
import { editorNotes } from './notes.ts'
import { addressIn, placeIn, townNamed, townOf } from './places.ts'
import type { SeedBusiness } from './shape.ts'
import { trades } from './trades.ts'

type Sign = {
  name: string
  burmeseName: string
  motif: Motif
  motifs: Motif[]
  town: SeedTown
  description: string
  hours: HoursKind
  burmese: boolean
}

/** There are more tea shops than lawyers. */
const often: Partial<Record<Motif, number>> = {
  teaShop: 5,
  restaurant: 4,
  grocery: 5,
  fashion: 3,
  phoneShop: 3,
  pharmacy: 2,
  motorbike: 2,
  streetFood: 3,
  tailor: 2,
}
const drawnMotifs = weighted(motifs.map((motif) => [motif, often[motif] ?? 1] as const))

/** Places among the curated shops of one trade, so that no two of them say the same. */
const rank = curated.map((row, i) => {
  const motif = typeof row[2] === 'string' ? row[2] : row[2][0]
  return curated.slice(0, i).filter((other) => (typeof other[2] === 'string' ? other[2] : other[2][0]) === motif).length
})

/**
 * The n-th business, n from 0: the first 150 named one by one, the others put together from the same words. The same n
 * gives the same business on every machine.
 */
export function business(n: number): SeedBusiness {
  const sign = n < curated.length ? known(n) : made(n)
  const slug = slugOf(sign.name, sign.motif, n)
  return {
    name: sign.name,
    ...(sign.burmeseName && { burmeseName: sign.burmeseName }),
    motif: sign.motif,
    motifs: sign.motifs,
    town: sign.town.key,
    country: 'MM',
    ...placeIn(sign.town, n),
    address: ownAddress[sign.name] ?? addressIn(sign.town, n, sign.burmese),
    description: sign.description,
    phones: phonesOf(n),
    ...channelsOf(n, slug),
    hours: hoursOf(isAlways(sign.name) ? 'always' : sign.hours, n),
    ...(chance(n, 70, 16) && { editorNote: pick(editorNotes, n, 71) }),
    verified: chance(n, 72, 22),
  }
}

function known(n: number): Sign {
  const [name, burmeseName, trade, town] = curated[n]!
  const list: Motif[] = typeof trade === 'string' ? [trade] : [...trade]
  const motif = list[0]!
  const words = trades[motif]
  const at = rank[n] ?? 0
  const burmese = name.codePointAt(0)! > 0x1000
  const lines = (burmese ? at % 3 !== 2 : at % 3 === 2) ? words.burmese : words.english
  return {
    name,
    burmeseName,
    motif,
    motifs: list,
    town: townNamed(town),
    description: ownWords[name] ?? lines[at % lines.length]!,
    hours: hoursKind(motif, name),
    burmese: burmese || at % 4 === 3,
  }
}

function made(n: number): Sign {
  const motif = pick(drawnMotifs, n, 10)
  const words = trades[motif]
  const at = mix(n, 11) % words.signs.length
  const [latin, burmese] = whose(n)
  const [end, burmeseEnd] = words.signs[at]!
  const style = mix(n, 12) % 5
  const burmeseSign = `${burmese} ${burmeseEnd}`
  const name = style < 2 ? burmeseSign : style === 2 ? `${latin} ${end} (${burmese})` : `${latin} ${end}`
  const inBurmese = style < 2
  const line = (inBurmese ? words.burmese : words.english)[at]!
  const extra = style === 2 || style === 1 ? ` ${(inBurmese ? words.english : words.burmese)[at]!}` : ''
  return {
    name,
    burmeseName: style === 3 ? burmeseSign : '',
    motif,
    motifs: [motif],
    town: townOf(n),
    description: line + extra,
    hours: hoursKind(motif, name),
    burmese: inBurmese,
  }
}

/** A shop is called after a woman, a man, or luck. */
function whose(n: number): readonly [latin: string, burmese: string] {
  const kind = mix(n, 13) % 10
  if (kind < 5) return pick(luckyWords, n, 14)
  const [parts, latin, burmese] =
    kind < 7
      ? ([womenParts, ['Ma', 'Daw'], ['မ', 'ဒေါ်']] as const)
      : kind < 9
        ? ([menParts, ['Ko', 'U'], ['ကို', 'ဦး']] as const)
        : ([menParts, ['', ''], ['', '']] as const)
  const title = mix(n, 15) % 2
  const first = mix(n, 16) % parts.length
  const a = parts[first]!
  const b = parts[(first + 1 + (mix(n, 17) % (parts.length - 1))) % parts.length]!
  return [`${latin[title]} ${a[0]} ${b[0]}`.trim(), `${burmese[title]}${a[1]}${b[1]}`]
}

function hoursKind(motif: Motif, name: string): HoursKind {
  return motif === 'streetFood' && (name.includes('Mohinga') || name.includes('မုန့်ဟင်းခါး'))
    ? 'breakfast'
    : trades[motif].hours
}

/** A host label: letters and digits of the English name, else the trade and the number. */
function slugOf(name: string, motif: Motif, n: number): string {
  let slug = ''
  for (let i = 0; i < name.length && slug.length < 24; i++) {
    const c = name.charCodeAt(i) | 32
    if ((c >= 97 && c <= 122) || (c >= 48 && c <= 57 && name.charCodeAt(i) < 58)) slug += String.fromCharCode(c)
  }
  return slug.length < 4 ? `${motif.toLowerCase()}${n}` : n < 150 ? slug : `${slug}${n}`
}
