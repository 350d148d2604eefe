import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { linePieces, Syllables } from './Syllables.tsx'

afterEach(cleanup)

test.each([
  ['စားသောက်ဆိုင်များ', 'စား သောက် ဆိုင် များ'],
  ['မန္တလေး', 'မန္တ လေး'],
  ['တက္ကသိုလ်', 'တက္က သိုလ်'],
  ['သင်္ဘော', 'သင်္ဘော'],
  ['ယောက်ျား', 'ယောက်ျား'],
  ['၎င်းဆိုင်', '၎င်း ဆိုင်'],
  ['ဉာဏ်ရည်', 'ဉာဏ် ရည်'],
  ['KFCကြက်ကြော်', 'KFCကြက် ကြော်'],
])('%s may be broken as %s', (text, pieces) => {
  expect(linePieces(text)).toEqual(pieces.split(' '))
})

test('the pieces read as the text', () => {
  render(<Syllables>{'ရန်ကုန် tea'}</Syllables>)
  expect(screen.getByText('ရန်ကုန် tea')).toBeVisible()
  expect(document.querySelectorAll('wbr')).toHaveLength(1)
})

test('nothing is done to what has no Burmese', () => {
  render(<p>{<Syllables>Tea and snacks</Syllables>}</p>)
  expect(document.querySelector('wbr')).toBeNull()
})
