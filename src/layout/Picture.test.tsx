import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

afterEach(cleanup)

const file = `${'a'.repeat(32)}.webp`

test('a stored picture comes in several widths, and its size is said, never left to the browser', () => {
  render(<Picture file={file} alt="Tea" sizes="96px" fallback={null} />)
  const picture = screen.getByRole('img', { name: 'Tea' })
  // A size of `auto` stretches it to the browser's own 300 × 150 px while it is not loaded.
  expect(picture.getAttribute('sizes')).toBe('96px')
  const bare = `/uploads/${'a'.repeat(32)}`
  expect(picture.getAttribute('srcset')).toBe(
    `${bare}-100.webp 100w, ${bare}-200.webp 200w, ${bare}-400.webp 400w, ${bare}-800.webp 800w, ${bare}.webp 1600w`,
  )
})

test('other pictures have one address', () => {
  render(<Picture file="seed-tea.webp" alt="Tea" sizes="96px" fallback={null} />)
  expect(screen.getByRole('img', { name: 'Tea' }).hasAttribute('srcset')).toBe(false)
})
