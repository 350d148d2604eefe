import { placeZoom } from './map/mapView.ts'

/** Addresses outside this app: Google Maps and the messengers. The app's own are in paths.ts. */

/** A place on Google Maps; needs no API key. */
export const googleMapsUrl = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
export const directionsUrl = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

/** An embedded Google map at zoom 15 (spec 9.18). */
export const googleEmbedUrl = (key: string, latitude: number, longitude: number) =>
  `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${latitude},${longitude}&zoom=${placeZoom}`

/** Opens another app on the device with a text or link to share. */
export const viberShareUrl = (text: string) => `viber://forward?text=${encodeURIComponent(text)}`
/** The installed app handles it, as it does the links of a conversation below. */
export const telegramShareUrl = (link: string, text: string) =>
  `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(text)}`
export const messengerShareUrl = (link: string) => `fb-messenger://share?link=${encodeURIComponent(link)}`

/** A prepared message with a subject. */
export interface Message {
  readonly subject: string
  readonly text: string
}
const withParams = (address: string, parts: Readonly<Record<string, string | undefined>>) => {
  const encoded = Object.entries(parts).flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(text)}`] : []))
  return encoded.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${encoded.join('&')}` : address
}
const withoutPlus = (e164: string) => e164.replace(/^\+/, '')

/**
 * Addresses that open a conversation, with a prepared message where the messenger supports it. Viber on phones needs
 * the plus of a number encoded (a bare one is read as a space), on computers unencoded. Telegram uses https links on
 * both: the installed app handles them, and without one its site tells what to do (core.telegram.org/api/links, which
 * also documents `text`).
 */
export const messengerUrls = {
  /** Of an address, signs that would begin something else in a link are encoded (RFC 6068). */
  mail: (address: string, message?: Message) =>
    withParams(`mailto:${address.replace(/[%?&#]/g, encodeURIComponent)}`, {
      subject: message?.subject,
      body: message?.text,
    }),
  sms: (e164: string, message?: Message) => withParams(`sms:${e164}`, { body: message?.text }),
  viber: (e164: string, isPhone: boolean, message?: Message) =>
    withParams(`viber://chat?number=${isPhone ? '%2B' : '+'}${withoutPlus(e164)}`, { draft: message?.text }),
  telegram: (e164: string, message?: Message) =>
    withParams(`https://t.me/+${withoutPlus(e164)}`, { text: message?.text }),
  telegramName: (name: string, message?: Message) =>
    withParams(`https://t.me/${encodeURIComponent(name)}`, { text: message?.text }),
  line: (name: string) => `https://line.me/R/ti/p/~${encodeURIComponent(name)}`,
  messenger: (name: string, message?: Message) =>
    withParams(`https://m.me/${encodeURIComponent(name)}`, { text: message?.text }),
  whatsApp: (e164: string, message?: Message) =>
    withParams(`https://wa.me/${withoutPlus(e164)}`, { text: message?.text }),
}
