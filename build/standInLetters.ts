import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/**
 * A font of bars as wide as the Burmese letters of Noto Sans Myanmar. It is in every document, and stands where a line is until the
 * letters have come, so that they move nothing (docs/decisions/stand-in-letters.md). In Base64.
 */
export function standInFont(): string {
  const noto = tablesOf(readFileSync(createRequire(import.meta.url).resolve(file)))
  return fontOf(advances(noto), noto['OS/2']).toString('base64')
}

const file = '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff'
/** What Burmese is written with; letters of the other languages of this block are the phone's until ours come. */
const first = 0x1000
const last = 0x104f
/** Font units per em, of Noto and of the bars. */
const em = 1000
/** Bars are as wide as their letter to this many font units: fewer widths make a smaller font. */
const step = 10
const margin = 20
const slant = 50
const [bottom, top] = [140, 380]

/** How wide each letter is: marks above and below have no width. */
function advances({ cmap, hmtx, hhea }: Tables): number[] {
  if (!cmap || !hmtx || !hhea) throw new Error(`${file} is no font.`)
  const measured = hhea.readUInt16BE(34)
  const glyphs = glyphsOf(cmap)
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const letter = first + at
    if (/\p{Mn}/u.test(String.fromCodePoint(letter))) return 0
    const glyph = Math.min(glyphs(letter), measured - 1)
    return Math.round(hmtx.readUInt16BE(glyph * 4) / step) * step
  })
}

type Tables = Partial<Record<string, Buffer>>

/** The tables of a WOFF file, each compressed by itself (https://www.w3.org/TR/WOFF/). */
function tablesOf(woff: Buffer): Tables {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = 44 + 20 * at
    const [offset = 0, stored = 0, length = 0] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field))
    const data = woff.subarray(offset, offset + stored)
    return [woff.toString('latin1', entry, entry + 4), stored < length ? inflateSync(data) : data] as const
  })
  return Object.fromEntries(entries)
}

/** The glyph of a letter, by a table of format 4. */
function glyphsOf(cmap: Buffer): (letter: number) => number {
  const table = cmap.subarray(cmap.readUInt32BE(8))
  const segments = table.readUInt16BE(6) / 2
  return (letter) => {
    for (let at = 0; at < segments; at++) {
      const [end, start, delta, range] = [14, 16 + 2 * segments, 16 + 4 * segments, 16 + 6 * segments].map(
        (offset) => offset + 2 * at,
      ) as [number, number, number, number]
      if (letter > table.readUInt16BE(end)) continue
      const begin = table.readUInt16BE(start)
      if (letter < begin) return 0
      const offset = table.readUInt16BE(range)
      const glyph = offset === 0 ? letter : table.readUInt16BE(range + offset + 2 * (letter - begin))
      return (glyph + table.readUInt16BE(delta)) & 0xffff
    }
    return 0
  }
}

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => bytes.writeUInt16BE(value & 0xffff, at * 2))
  return bytes
}
const long = (value: number) => [value >>> 16, value & 0xffff]

/** A TrueType font with the tables that browsers require; what the bars say of themselves is as in Noto. */
function fontOf(widths: readonly number[], about: Buffer = Buffer.alloc(0)): Buffer {
  // Glyph 0 says that a letter is missing: marks, which have no width, take the next, or a browser looks for them in other fonts.
  const sizes = [0, ...[...new Set(widths)].sort((one, other) => one - other)]
  const bars = sizes.map((width) => (width > 2 * slant ? bar(width) : Buffer.alloc(0)))
  const starts = bars.reduce<number[]>((ends, { length }) => [...ends, (ends.at(-1) ?? 0) + length], [0])
  const widest = Math.max(...widths)
  // One segment of letters, and the one that ends the table.
  const letters = widths.map((width) => sizes.indexOf(width, 1))
  const segments = [4, 4, 1, 0, last, 0xffff, 0, first, 0xffff, 0, 1, 4, 0]
  return packed({
    'OS/2': about,
    cmap: words(0, 1, 3, 1, ...long(12), 4, 6 + 2 * segments.length + 2 * letters.length, 0, ...segments, ...letters),
    gasp: words(1, 1, 0xffff, 15),
    glyf: Buffer.concat(bars),
    head: words(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 3, em, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, widest, em, 0, 8, 2, 0, 0),
    hhea: words(1, 0, 1324, -860, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, sizes.length),
    hmtx: words(...sizes.flatMap((width) => [width, width > 2 * slant ? margin : 0])),
    loca: words(...starts.map((start) => start / 2)),
    maxp: words(1, 0, sizes.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    name: words(0, 0, 6),
    post: words(3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  })
}

/** A glyph of one lozenge: hinting would move upright edges to whole pixels, and with them the letters that follow. */
function bar(width: number): Buffer {
  const [left, right] = [margin, width - margin]
  const shape = words(1, left, bottom, right, top, 3, 0)
  const onCurve = Buffer.from([1, 1, 1, 1])
  const across = words(left, slant, right - left - slant, -slant)
  return Buffer.concat([shape, onCurve, across, words(bottom, top - bottom, 0, bottom - top)])
}

function packed(tables: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(tables)
  let offset = 12 + 16 * names.length
  const entries: Buffer[] = []
  const contents: Buffer[] = []
  for (const [name, table] of Object.entries(tables)) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    entries.push(
      Buffer.concat([Buffer.from(name), words(...long(checksum(padded)), ...long(offset), ...long(table.length))]),
    )
    contents.push(padded)
    offset += padded.length
  }
  const power = Math.floor(Math.log2(names.length))
  const search = 16 * 2 ** power
  return Buffer.concat([words(1, 0, names.length, search, power, 16 * names.length - search), ...entries, ...contents])
}

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
