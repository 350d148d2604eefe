// Whatever their case (spec 9.22 to 9.27). Only `Line/` is LINE (docs/rules.md#in-app-browsers): `line` alone stands in other agents too.
const markers = /FBAN|FBAV|Instagram|Line\/|Snapchat|LinkedIn/i

/** Facebook, Instagram, LINE, Snapchat, LinkedIn show pages in a browser of their own, where Google refuses sign-in. */
export const isInAppBrowser = (userAgent: string) => markers.test(userAgent)

/** Android takes an address that opens in the phone's browser instead; null elsewhere. */
export function browserIntent(userAgent: string, address: string): string | null {
  if (!/Android/i.test(userAgent)) return null
  const { host, pathname, search, protocol } = new URL(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`
}
