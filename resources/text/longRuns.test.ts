import { describe, expect, it } from 'vitest'
import { piecesOf } from './longRuns.ts'

describe('piecesOf', () => {
  it('leaves alone what people write', () => {
    for (const text of [
      '',
      'The tea house opens at six. '.repeat(300),
      'ဆိုင်ကို မနက်ခြောက်နာရီမှာ ဖွင့်ပါတယ်။ '.repeat(200),
      'x'.repeat(120),
    ])
      expect(piecesOf(text)).toEqual([text])
  })

  it('cuts a long run at syllables, and loses nothing', () => {
    const text = `ဆိုင် ${'က်ခ'.repeat(3000)} end`
    const pieces = piecesOf(text)
    expect(pieces.join('')).toBe(text)
    expect(Math.max(...pieces.slice(1).map(({ length }) => length))).toBeLessThanOrEqual(90)
    for (const piece of pieces.slice(1)) expect(piece).toMatch(/^[ကခ](?!\u103A)/)
  })

  it('keeps letters with their marks, stacks and families together', () => {
    for (const [unit, first] of [
      ['က္က', /^က/],
      ['ក្ខ', /^ក/],
      ['a\u0301\u0302', /^a/],
      ['👩‍👩‍👧', /^👩/u],
      ['👍🏽', /^👍/u],
      ['🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', /^🏴/u],
    ] as const) {
      const pieces = piecesOf(unit.repeat(500))
      expect(pieces.length, unit).toBeGreaterThan(5)
      expect(
        pieces.filter((piece) => !first.test(piece) || piece.endsWith('\u1039')),
        unit,
      ).toEqual([])
    }
  })

  it.each(['\u00A0', '\u202F', '\u3000', '\uFEFF'])('takes %j for a letter, as browsers do', (space) => {
    const pieces = piecesOf(`က်ခ${space}`.repeat(2000))
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(160)
  })

  it('cuts what has no end of a syllable too, between code points', () => {
    const pieces = piecesOf('👩\u200D'.repeat(3000))
    expect(pieces.length).toBeGreaterThan(90)
    expect(pieces.every((piece) => piece.isWellFormed?.() ?? true)).toBe(true)
  })
})
