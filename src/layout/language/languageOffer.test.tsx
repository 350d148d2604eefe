import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import '#src/messages/both.ts'
import { LanguageProvider, usualWriting } from '#src/messages/index.ts'
import { readPreferences } from '#src/providers/device/preferences.ts'
import { useChosenWriting } from '#src/providers/calls/writing.ts'
import { theme } from '#src/theme.ts'
import { LanguageOffer } from './LanguageOffer.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const forget = () => (document.cookie = 'preferences=; Path=/; Max-Age=0')
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
    <LanguageOffer />
  </Speaking>
)
const offer = () => screen.queryByRole('region', { name: 'Choose your language' })

test('offers both languages once, at the first visit', async () => {
  const { unmount } = render(app)
  expect(offer()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'မြန်မာ' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(readPreferences(document.cookie).language).toBe('my')
  unmount()
  render(app)
  expect(screen.queryByRole('region')).toBeNull()
})

test('closing it keeps the current language', async () => {
  render(app)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(offer()).toBeNull()
  expect(readPreferences(document.cookie).language).toBe('en')
})

test('the switch in the header closes it too', async () => {
  render(app)
  await userEvent.click(screen.getByRole('button', { name: 'Language: မြန်မာ' }))
  expect(screen.queryByRole('region')).toBeNull()
})

test('the server does not render it, so search engines do not read it', () => {
  expect(renderToString(app)).not.toContain('English')
})
