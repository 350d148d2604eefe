import { beforeEach } from 'vitest'
import { forgetHere } from '#src/providers/device/here.ts'

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
