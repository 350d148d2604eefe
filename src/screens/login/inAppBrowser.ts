/** Which browsers stand inside other apps (docs/rules.md#in-app-browsers). */

// Matched in any letter case (spec 9.22 to 9.27). LINE is recognized by `Line/` only (docs/rules.md#in-app-browsers),
// because other user agents contain `line` too.
const inAppMarkers =
  /FBAN|FBAV|Instagram|Line\/|Snapchat|LinkedIn|TikTok|musical_ly|Bytedance|MicroMessenger|Viber|; wv\)/i

/**
 * Facebook, Instagram, LINE, Snapchat, LinkedIn, TikTok, WeChat and Viber open links in their own browsers, where Google refuses
 * sign-in; so does every other app that shows a page in Android's web view (`; wv`). Our own app has a sign-in of its own.
 */
export const isInAppBrowser = (userAgent: string) => inAppMarkers.test(userAgent)

/** On Android, an intent address that opens the phone's browser; null elsewhere. */
export function browserIntent(userAgent: string, address: string): string | null {
  if (!/Android/i.test(userAgent)) return null
  const { host, pathname, search, protocol } = new URL(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`
}
