import { expect, it } from 'vitest'
import { hasStackedMarks } from './marks.ts'
import { normalize } from './normalize.ts'

const [acute, dot, musical] = ['\u0301', '\u1037', '\u{1D165}']

it('30 marks in a row are a text and 31 are not, wherever they stand [S20]', () => {
  for (const mark of [acute, dot, musical])
    for (let before = 0; before < 70; before++)
      for (const around of ['x', '\u1000', '😀', '\u1000\u102D']) {
        const text = (marks: number) => `${around.repeat(before)}x${mark.repeat(marks)}x${around.repeat(40)}`
        expect(hasStackedMarks(text(30)), `${mark} after ${before} ${around}`).toBe(false)
        expect(hasStackedMarks(text(31)), `${mark} after ${before} ${around}`).toBe(true)
      }
})

it('two runs of 30 marks are not one of 60', () => {
  expect(hasStackedMarks(`x${acute.repeat(30)}x${acute.repeat(30)}`)).toBe(false)
  expect(hasStackedMarks(`x${acute.repeat(30)}x${acute.repeat(30)}x${acute.repeat(31)}`)).toBe(true)
})

it('a run is broken up after each 30 marks before it is put into order, and a broken one stays', () => {
  const broken = normalize(`x${acute.repeat(31)}`)
  expect(broken).toBe(`x${acute.repeat(30)}\u034F${acute}`)
  expect(normalize(broken)).toBe(broken)
  expect(normalize(`x${acute.repeat(30)}`)).toBe(`x${acute.repeat(30)}`)
})
