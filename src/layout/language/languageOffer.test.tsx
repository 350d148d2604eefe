import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import '#src/messages/both.ts'
import { LanguageProvider, usualWriting } from '#src/messages/index.ts'
import { readPreferences, writePreferences } from '#src/providers/device/preferences.ts'
import { useChosenWriting } from '#src/providers/calls/writing.ts'
import { theme } from '#src/theme/theme.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const forget = () => {
  document.cookie = 'preferences=; Path=/; Max-Age=0'
  localStorage.clear()
}
beforeEach(forget)
afterEach(() => {
  cleanup()
  forget()
})

/** The language, as BrowserApp sets it. */
function Speaking({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <LanguageProvider {...useChosenWriting(usualWriting.en)}>{children}</LanguageProvider>
    </ThemeProvider>
  )
}
const app = (
  <Speaking>
    <LanguageSwitch />
  </Speaking>
)
const offer = () => screen.queryByRole('button', { name: 'Read in မြန်မာ' })
const quiet = () => screen.getByRole('button', { name: 'Language: မြန်မာ' })

test('the switch offers the other language at the first visit; taking it up is remembered', async () => {
  const { unmount } = render(app)
  await userEvent.click(offer()!)
  expect(screen.getByRole('button', { name: 'ဘာသာစကား: English' })).toBeVisible()
  expect(readPreferences(document.cookie).language).toBe('my')
  unmount()
  render(app)
  expect(offer()).toBeNull()
})

test('who does not take it up is not asked again, and the switch stays', () => {
  const { unmount } = render(app)
  expect(offer()).toBeVisible()
  unmount()
  render(app)
  expect(offer()).toBeNull()
  expect(quiet()).toBeVisible()
})

test('who has chosen a language is offered none', () => {
  writePreferences({ language: 'en' })
  render(app)
  expect(offer()).toBeNull()
  expect(quiet()).toBeVisible()
})

test('the server does not render it, so search engines do not read it', () => {
  expect(renderToString(app)).not.toContain('Read in')
})
