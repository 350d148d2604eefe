import { endOfAddress, safeUrl } from '#resources/text/detect.ts'

export interface Piece {
  text: string
  /** Of an address that may become a link. */
  href: string | null
}

/** One character more than the longest address that is linked, so that none is cut. */
const beginning = /https?:\/\/[^\s<>]{1,4001}/i

/** A user's text in pieces: the addresses in it, and what stands between them (docs/safety.md#s23). */
export function linkPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let [from, plain] = [0, '']
  for (;;) {
    const found = beginning.exec(text.slice(from))
    if (!found) break
    const address = found[0].slice(0, endOf(found[0]))
    const href = safeUrl(address)
    plain += text.slice(from, from + found.index)
    if (href === null) plain += address
    else {
      if (plain !== '') pieces.push({ text: plain, href: null })
      pieces.push({ text: address, href })
      plain = ''
    }
    from += found.index + address.length
  }
  plain += text.slice(from)
  return plain === '' ? pieces : [...pieces, { text: plain, href: null }]
}

/** Quotes of any script, punctuation of Burmese, Chinese and Arabic, invisible marks; and what separates it from the next address. */
const never =
  /["'\p{Pi}\p{Pf}\p{Cf}\u104A\u104B\u2026\u3001\u3002\u060C\u061B\u061F\uFF01\uFF02\uFF07\uFF0C\uFF0E\uFF1A-\uFF1F]|[,;|]https?:/iu
/** The host, up to where its last name goes on in another script or with signs (`https://shop.exampleမှာ`): no host does. */
const hostBefore =
  /^https?:\/\/(?:[^/?#]*\.)?[^./?#]*?[a-z0-9](?=-*[^\p{Script=Latin}\p{M}\0-\x7f][^./?#]*(?:[/?#]|$)|[_~|-]+(?:[/?#]|$))/iu
/** In a path, what has no spaces or has its particles without one follows Latin letters. In an address it begins a part of the path or a value. */
const runOnAfterLatin =
  /[\w.](?=[\p{Script=Myanmar}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u
/** Another address behind it. One that is a part of it begins after a sign: https://archive.example/https://shop.example. */
const another = /[\w.](?=https?:\/\/)/i

/** Where an address ends within what looks like one, without the punctuation of the sentence around it. */
function endOf(address: string): number {
  const [host = ''] = /^[a-z]+:\/\/[^/?#]*/i.exec(address) ?? []
  const endBy = (pattern: RegExp, from: number) => {
    const found = pattern.exec(address.slice(from))
    return found ? from + found.index + found[0].length : Infinity
  }
  const [named = ''] = hostBefore.exec(address) ?? []
  const quote = address.search(never)
  const ends = [
    endBy(runOnAfterLatin, host.length),
    endBy(another, 'https://'.length),
    named.includes('.') ? named.length : Infinity,
    quote < 0 ? Infinity : quote,
  ]
  return endOfAddress(address, Math.min(address.length, ...ends))
}
