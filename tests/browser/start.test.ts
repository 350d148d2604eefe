import { expect, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { startApp } from './support/app.ts'
import { sharedBrowser, openWindow, phone } from './support/browser.ts'

test('the built app starts, renders its first screen without errors, and ends on SIGTERM (S60)', async () => {
  const database = await createTestDatabase()
  const app = await startApp({ databaseUrl: database.url, seeded: false })
  const window = await openWindow(await sharedBrowser(), phone)
  try {
    const answer = await window.page.goto(app.url, { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(200)
    expect(new URL(window.page.url()).pathname).toBe('/home')
    expect(window.complaints()).toEqual([])
  } finally {
    await window.close()
    expect(await app.stop()).toBe(0)
    await database.drop()
  }
})
