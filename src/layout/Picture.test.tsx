import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

afterEach(cleanup)

const file = `${'a'.repeat(32)}.webp`

test('a stored picture comes in several widths, and its size is said, never left to the browser', () => {
  render(<Picture file={file} alt="Tea" sizes="100vw" fallback={null} />)
  const picture = screen.getByRole('img', { name: 'Tea' })
  // A size of `auto` stretches it to the browser's own 300 × 150 px while it is not loaded.
  expect(picture.getAttribute('sizes')).toBe('100vw')
  const bare = `/uploads/${'a'.repeat(32)}`
  expect(picture.getAttribute('srcset')).toBe(
    `${bare}-100.webp 100w, ${bare}-200.webp 200w, ${bare}-400.webp 400w, ${bare}-800.webp 800w, ${bare}.webp 1600w`,
  )
})

test('of a face there are only the widths that a screen can show', () => {
  const bare = `/uploads/${'a'.repeat(32)}`
  render(<Picture file={file} alt="Face" sizes="36px" fallback={null} />)
  const face = screen.getByRole('img', { name: 'Face' })
  expect(face.getAttribute('srcset')).toBe(`${bare}-100.webp 100w, ${bare}-200.webp 200w`)
  render(<Picture file={file} alt="Flag" sizes="16px" fallback={null} />)
  expect(screen.getByRole('img', { name: 'Flag' }).getAttribute('srcset')).toBe(`${bare}-100.webp 100w`)
})

test('other pictures have one address', () => {
  render(<Picture file="seed-tea.webp" alt="Tea" sizes="96px" fallback={null} />)
  expect(screen.getByRole('img', { name: 'Tea' }).hasAttribute('srcset')).toBe(false)
})

test('a picture that does not load is shown as the browser still has it, narrower, before there is none', () => {
  render(<Picture file={file} alt="Tea" sizes="100vw" fallback="No Image" />)
  const bare = `/uploads/${'a'.repeat(32)}`
  const sources: (string | null)[] = []
  for (let picture = screen.queryByRole('img'); picture; picture = screen.queryByRole('img')) {
    sources.push(picture.getAttribute('src'))
    fireEvent.error(picture)
  }
  expect(sources).toEqual([
    `${bare}.webp`,
    `${bare}-800.webp`,
    `${bare}-400.webp`,
    `${bare}-200.webp`,
    `${bare}-100.webp`,
  ])
  expect(document.body.textContent).toBe('No Image')
})
