import { expect, test } from 'vitest'
import { browserIntent, isInAppBrowser } from './inAppBrowser.ts'

test.each([
  ['FBAN', '[FBAN/FBIOS]', '[9.22]'],
  ['FBAV', '[FB_IAB/FB4A;FBAV/460.0]', '[9.23]'],
  ['Instagram', 'Instagram 200', '[2.65] [9.24]'],
  ['Line', 'Line/13.1', '[9.25]'],
  ['Snapchat', 'Snapchat/12', '[2.67] [9.26]'],
  ['LinkedIn', 'LinkedInApp', '[2.68] [9.27]'],
])('%s marks a browser inside another app, in upper or lower case %s %s', (_marker, mark, _row) => {
  for (const written of [mark, mark.toLowerCase(), mark.toUpperCase()]) {
    expect(isInAppBrowser(`Mozilla/5.0 (Linux; Android 12) ${written}`), written).toBe(true)
  }
})

test.each([
  ['TikTok', 'musical_ly_34.1.2 BytedanceWebview/d8a21c6'],
  ['TikTok on Android', 'trill_340102 TikTok/34.1.2'],
  ['WeChat', 'MicroMessenger/8.0.49(0x18003137)'],
  ['Viber', 'Viber/22.4.0'],
])('%s is one too', (_app, mark) => {
  expect(isInAppBrowser(`Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${mark}`)).toBe(true)
})

test('so is every app that shows a page in the web view of Android', () => {
  expect(isInAppBrowser('Mozilla/5.0 (Linux; Android 13; SM-A136; wv) AppleWebKit/537.36 Chrome/124.0 Mobile')).toBe(
    true,
  )
})

test('other browsers are not marked, even with "line" in their user agent', () => {
  expect(isInAppBrowser('Mozilla/5.0 (Linux; Android 12; Pipeline) Chrome/120 Mobile')).toBe(false)
})

test('on Android a link can open the phone’s browser', () => {
  expect(browserIntent('Android 12', 'https://zay.example/login?next=%2Fmanage')).toBe(
    'intent://zay.example/login?next=%2Fmanage#Intent;scheme=https;action=android.intent.action.VIEW;end',
  )
  expect(browserIntent('iPhone', 'https://zay.example/login')).toBeNull()
})
