import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WholeSyllables, withWholeSyllables } from './WholeSyllables.tsx'

afterEach(cleanup)

/** What cannot be seen, made visible: · holds together, / may be parted. */
const seen = (text: string) => text.replaceAll('\u2060', '·').replaceAll('\u200B', '/')

test.each([
  ['အကောင့်ဝင်ရန်', 'အကော·င့်ဝင်ရန်'],
  ['ပို့စ်များ', 'ပို့·စ်များ'],
  ['မိတ္ထီလာ', 'မိ·တ္ထီလာ'],
  ['ကောင်းသည်', 'ကောင်းသည်'],
  ['Tea and snacks', 'Tea and snacks'],
])('%s is held together where the dictionary would part a syllable', (text, held) => {
  expect(seen(withWholeSyllables(text))).toBe(held)
  expect(withWholeSyllables(withWholeSyllables(text))).toBe(withWholeSyllables(text))
})

test('on a screen narrow for its letters a line may end after any syllable, and nowhere else', () => {
  expect(seen(withWholeSyllables('အကောင့်ဝင်ရန်', true))).toBe('အ/ကော·င့်/ဝ·င်/ရ·န်')
  expect(withWholeSyllables(withWholeSyllables('အကောင့်', true))).toBe(withWholeSyllables('အကောင့်'))
})

test('so is what comes later; what is copied is what was written', async () => {
  const Said = ({ text }: { text: string }) => (
    <>
      <p role="note">{text}</p>
      <WholeSyllables />
    </>
  )
  const { rerender } = render(<Said text="အကောင့်" />)
  const note = screen.getByRole('note')
  expect(seen(note.textContent ?? '')).toBe('အကော·င့်')
  rerender(<Said text="ပို့စ်" />)
  await vi.waitFor(() => expect(seen(note.textContent ?? '')).toBe('ပို့·စ်'))

  getSelection()?.selectAllChildren(note)
  const copied = new Map<string, string>()
  const copy = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
    clipboardData: { setData: (kind: string, text: string) => copied.set(kind, text) },
  })
  note.dispatchEvent(copy)
  expect(copied.get('text/plain')).toBe('ပို့စ်')
})
