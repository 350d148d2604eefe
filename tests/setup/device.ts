import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { forgetHere } from '#src/providers/device/here.ts'

// Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 30_000 })

/**
 * Each test begins on a device that has kept nothing: the files of a process share its cookie, its storage and its place, and a
 * township chosen in one file would decide what lists of another ask for.
 */
beforeEach(() => {
  // A few files of components run without a browser.
  if (typeof document === 'undefined') return
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  localStorage.clear()
  sessionStorage.clear()
  forgetHere()
})

/**
 * What a failed test has left on the screen, or over it, would answer the queries of others; so would what a screen writes on the
 * document's own elements: with a `tabindex` on the body, Tab stays there.
 */
afterEach(async () => {
  if (typeof document === 'undefined') return
  cleanup()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  // What was over the screen is leaving the history, and would lead the next test elsewhere.
  const isOver = () => (window.history.state as { isOver?: boolean } | null)?.isOver === true
  if (isOver()) await vi.waitUntil(() => !isOver(), { timeout: 30_000 })
})
