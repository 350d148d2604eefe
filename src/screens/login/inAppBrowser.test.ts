import { expect, test } from 'vitest'
import { browserIntent, isInAppBrowser } from './inAppBrowser.ts'

test('browsers inside other apps are known by their marks', () => {
  for (const mark of ['[FBAN/FBIOS]', '[FBAV/1.0]', 'instagram 200', 'Line/13.1', 'Snapchat/12', 'LinkedInApp']) {
    expect(isInAppBrowser(`Mozilla/5.0 (Linux; Android 12) ${mark}`), mark).toBe(true)
  }
})

test('others are not, though "line" stands in their agent', () => {
  expect(isInAppBrowser('Mozilla/5.0 (Linux; Android 12; Pipeline) Chrome/120 Mobile')).toBe(false)
})

test('Android can be asked to open its own browser', () => {
  expect(browserIntent('Android 12', 'https://zay.example/login?next=%2Fmanage')).toBe(
    'intent://zay.example/login?next=%2Fmanage#Intent;scheme=https;action=android.intent.action.VIEW;end',
  )
  expect(browserIntent('iPhone', 'https://zay.example/login')).toBeNull()
})
