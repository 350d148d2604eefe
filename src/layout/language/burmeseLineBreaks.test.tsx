import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BurmeseLineBreaks, withBurmeseLineBreaks } from './BurmeseLineBreaks.tsx'

afterEach(cleanup)

/** Makes invisible characters visible: · forbids a line break, / allows one. */
const seen = (text: string) => text.replaceAll('\u2060', '·').replaceAll('\u200B', '/')

test.each([
  ['အကောင့်ဝင်ရန်', 'အ·ကော·င့်ဝင်ရန်'],
  ['ပို့စ်များ', 'ပို့·စ်များ'],
  ['မိတ္ထီလာ', 'မိ·တ္ထီလာ'],
  ['ကောင်းသည်', 'ကောင်းသည်'],
  ['နမူနာသာ ဖြစ်ပါသည်။', 'န·မူ·နာသာ ဖြစ်ပါသည်။'],
  ['မြို့နယ်တွင် ရှိပါသလဲ။', 'မြို့နယ်တွင် ရှိ·ပါ·သလဲ။'],
  ['Tea and snacks', 'Tea and snacks'],
])('%s does not break where the dictionary would split a syllable', (text, held) => {
  expect(seen(withBurmeseLineBreaks(text))).toBe(held)
  expect(withBurmeseLineBreaks(withBurmeseLineBreaks(text))).toBe(withBurmeseLineBreaks(text))
})

test.each([
  ['အကောင့်ဝင်ရန်', 'အ/ကော·င့်/ဝ·င်/ရ·န်'],
  ['မန္တလေး', 'မ·န္တ/လေး'],
  ['တက္ကသိုလ်', 'တ·က္က/သို·လ်'],
  ['သင်္ဘော', 'သ·င်္ဘော'],
  ['ယောက်ျား', 'ယော·က်ျား'],
  ['၎င်းဆိုင်', '၎·င်း/ဆို·င်'],
  ['ဉာဏ်ရည်', 'ဉာ·ဏ်/ရ·ည်'],
  ['KFCကြက်ကြော်', 'KFCကြ·က်/ကြော်'],
  ['Tea and snacks', 'Tea and snacks'],
])('on a narrow screen %s may break after any syllable, and nowhere else', (text, parted) => {
  expect(seen(withBurmeseLineBreaks(text, true))).toBe(parted)
  expect(withBurmeseLineBreaks(withBurmeseLineBreaks(text, true))).toBe(withBurmeseLineBreaks(text))
})

test('later texts are treated too, and copied text is as written', async () => {
  const Said = ({ text }: { text: string }) => (
    <>
      <p role="note">{text}</p>
      <BurmeseLineBreaks />
    </>
  )
  const { rerender } = render(<Said text="အကောင့်" />)
  const note = screen.getByRole('note')
  await expect.poll(() => seen(note.textContent ?? '')).toBe('အ·ကော·င့်')
  rerender(<Said text="ပို့စ်" />)
  await expect.poll(() => seen(note.textContent ?? '')).toBe('ပို့·စ်')

  getSelection()?.selectAllChildren(note)
  const copied = new Map<string, string>()
  const copy = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
    clipboardData: { setData: (kind: string, text: string) => copied.set(kind, text) },
  })
  note.dispatchEvent(copy)
  expect(copied.get('text/plain')).toBe('ပို့စ်')
})
