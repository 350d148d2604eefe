import { act, renderHook } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { usePopupRows, type PopupKeyHandler } from './usePopupRows.ts'

test('an arrow key that is pressed while the list is a letter behind the box keeps its row', () => {
  let press: PopupKeyHandler | null = null
  const props = { id: 'popup', setKeyHandler: (keys: PopupKeyHandler | null) => (press = keys) }
  const nothing = () => undefined
  const { result, rerender } = renderHook(
    ({ text }) =>
      usePopupRows(
        { ...props, text, setState: nothing, go: nothing, close: nothing },
        { role: 'listbox', count: 3, dependsOn: text, act: nothing },
      ),
    { initialProps: { text: 'yang' } },
  )
  const arrow = { key: 'ArrowDown', preventDefault: nothing, target: { value: 'yangon' } }
  act(() => press?.(arrow as unknown as KeyboardEvent))
  rerender({ text: 'yangon' })
  expect(result.current.at).toBe(0)
  // Of another text no row is reached any more.
  rerender({ text: 'yangon t' })
  expect(result.current.at).toBe(-1)
})
