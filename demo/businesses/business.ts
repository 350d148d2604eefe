import { mix, percent, pick, weighted } from '../chance.ts'
import { luckyWords, menParts, womenParts } from '../people/names.ts'
import { addressIn, placeIn, townNamed, townOf } from '../places/places.ts'
import type { DemoTown } from '../places/towns.ts'
import { tradeNames, trades, type TradeName } from '../trades/trades.ts'
import { channelsOf, phonesOf } from './contact.ts'
import { hoursOf, isAlways, type HoursKind } from './hours.ts'
import { named } from './named.ts'
import { ownAddress, ownWords } from './namedWords.ts'
import { editorNotes } from './notes.ts'
import type { DemoBusiness, NamedBusiness } from './shape.ts'

type Sign = {
  name: string
  burmeseName: string
  trade: TradeName
  trades: TradeName[]
  town: DemoTown
  description: string
  hours: HoursKind
  burmese: boolean
}

/** There are more tea shops than lawyers. */
const drawn = weighted(tradeNames.map((name) => [name, trades[name].weight ?? 1] as const))

const mainTrade = ([, , kept]: NamedBusiness) => (typeof kept === 'string' ? kept : kept[0])

/** Places among the named shops of one trade, so that no two of them say the same. */
const rank = named.map((row, i) => {
  return named.slice(0, i).filter((other) => mainTrade(other) === mainTrade(row)).length
})

/**
 * The n-th business, n from 0: the first 150 named one by one, the others put together from the same words. The same n
 * gives the same business on every machine.
 */
export function business(n: number): DemoBusiness {
  const sign = n < named.length ? known(n) : made(n)
  const slug = slugOf(sign.name, sign.trade, n)
  return {
    name: sign.name,
    ...(sign.burmeseName && { burmeseName: sign.burmeseName }),
    trade: sign.trade,
    trades: sign.trades,
    town: sign.town.key,
    country: 'MM',
    ...placeIn(sign.town, n),
    address: ownAddress[sign.name] ?? addressIn(sign.town, n, sign.burmese),
    description: sign.description,
    phones: phonesOf(n),
    ...channelsOf(n, slug),
    hours: hoursOf(isAlways(sign.name) ? 'always' : sign.hours, n),
    ...(percent(n, 70, 16) && { editorNote: pick(editorNotes, n, 71) }),
    verified: percent(n, 72, 22),
  }
}

function known(n: number): Sign {
  const [name, burmeseName, kept, town] = named[n]!
  const list: TradeName[] = typeof kept === 'string' ? [kept] : [...kept]
  const trade = list[0]!
  const words = trades[trade]
  const at = rank[n] ?? 0
  const burmese = name.codePointAt(0)! > 0x1000
  const lines = (burmese ? at % 3 !== 2 : at % 3 === 2) ? words.burmese : words.english
  return {
    name,
    burmeseName,
    trade,
    trades: list,
    town: townNamed(town),
    description: ownWords[name] ?? lines[at % lines.length]!,
    hours: hoursKind(trade, name),
    burmese: burmese || at % 4 === 3,
  }
}

function made(n: number): Sign {
  const trade = pick(drawn, n, 10)
  const words = trades[trade]
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
    trade,
    trades: [trade],
    town: townOf(n),
    description: line + extra,
    hours: hoursKind(trade, name),
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

function hoursKind(trade: TradeName, name: string): HoursKind {
  return trade === 'streetFood' && (name.includes('Mohinga') || name.includes('မုန့်ဟင်းခါး'))
    ? 'breakfast'
    : trades[trade].hours
}

/** A host label: letters and digits of the English name, else the trade and the number. */
function slugOf(name: string, trade: TradeName, n: number): string {
  let slug = ''
  for (let i = 0; i < name.length && slug.length < 24; i++) {
    const c = name.charCodeAt(i) | 32
    if ((c >= 97 && c <= 122) || (c >= 48 && c <= 57 && name.charCodeAt(i) < 58)) slug += String.fromCharCode(c)
  }
  return slug.length < 4 ? `${trade.toLowerCase()}${n}` : n < 150 ? slug : `${slug}${n}`
}
