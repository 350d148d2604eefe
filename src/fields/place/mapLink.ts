import { parsedUrl } from '#resources/text/detect.ts'
import type { Point } from '#src/map/mapView.ts'

/** `shortLink`: a link that only the map service can resolve (maps.app.goo.gl); the person has to open it first. */
export type MapLink = Point | 'shortLink' | null

const number = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`
/** A mark in front, brackets around, a full stop behind. */
const [before, behind] = [String.raw`^[^\p{L}\p{N}+-]*`, String.raw`[^\p{L}\p{N}]*$`]
const pair = new RegExp(
  `${before}(?:loc:|lat(?:itude)?\\b[.:=]?)? ?${number}°? ?[,~|& ] ?(?:lo?ng?(?:itude)?\\b[.:=]? ?)?${number}${behind}`,
  'iu',
)
const pinInLink = new RegExp(`!3d${number}!4d${number}`, 'g')
const pinInEmbed = new RegExp(`!2d${number}!3d${number}`)
const centre = new RegExp(`/@${number},${number}`)
const openStreetMapCentre = new RegExp(`#map=[\\d.]+/${number}/${number}`)
/** Characters of a link, and more than of any text that is one place. */
const maxLength = 5000

/** With a 0 it is none (docs/rules.md#places): apps write `geo:0,0?q=Yangon` where they know no place. */
const point = (latitude: number, longitude: number): Point | null =>
  latitude && longitude && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null

const fromMatch = (match: RegExpMatchArray | null, latitude = 1, longitude = 2) =>
  match ? point(Number(match[latitude]), Number(match[longitude])) : null

/** The patterns look for one space at most, or else a text of spaces would take them long. */
const plain = (text: string) => text.replace(/[º˚]/g, '°').replace(/[\s+]+/g, ' ')

/** `GPS: 16.8, 96.15` */
function withoutLabel(text: string): string {
  const at = text.search(/[:=]/)
  return at < 0 || at > longestLabel || /[\p{N}+-]/u.test(text.slice(0, at)) ? text : text.slice(at + 1)
}
const longestLabel = 40

/** `16.8, 96.15, 20m`, or a map's zoom. */
function withoutHeight(text: string): string {
  const [latitude, longitude, height, ...more] = text.split(',')
  const isPlace = height !== undefined && more.length === 0 && /^ ?-?\d{1,5}(?:\.\d+)?[mz]?$/.test(height)
  return isPlace ? `${latitude},${longitude}` : text
}

/** `16.8, 96.15`, typed or within a link. */
const fromPair = (text: string) =>
  fromMatch(pair.exec(withoutHeight(withoutLabel(plain(text.replace(/[၊、，;]/g, ','))))))

/** One coordinate of `16°47'54.0"N 96°08'59.0"E`, in degrees. */
function fromDegrees(degrees?: string, minutes?: string, seconds?: string, hemisphere?: string) {
  const value = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  return /[SW]/i.test(hemisphere ?? '') ? -value : value
}

const part = (hemispheres: string) =>
  String.raw`(\d{1,3}(?:\.\d+)?) ?°? ?(?:(\d{1,2}(?:\.\d+)?) ?['′’] ?)?(?:(\d{1,2}(?:\.\d+)?) ?(?:["″”]|'') ?)?([${hemispheres}])`
const hemispherePattern = new RegExp(`${before}${part('NSns')}[ ,]*${part('EWew')}${behind}`, 'u')
/** `N 16.8, E 96.16` */
const hemisphereFirst = /^([NS])([^NSEW]{1,30})([EW])([^NSEW]{1,30})$/i

const bare = (degrees: string) => degrees.replace(',', ' ').trim()

function fromHemispheres(text: string) {
  const match = hemispherePattern.exec(
    text.replace(
      hemisphereFirst,
      (_, ns: string, north: string, ew: string, east: string) => `${bare(north)}${ns} ${bare(east)}${ew}`,
    ),
  )
  if (!match) return null
  const [, d, m, s, hemisphere, d2, m2, s2, side2] = match
  return point(fromDegrees(d, m, s, hemisphere), fromDegrees(d2, m2, s2, side2))
}

const fromText = (text: string) => fromPair(text) ?? fromHemispheres(plain(text))

const shortHosts = /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|maps\.apple|omaps\.app)$/i
/** Query parameters in which map services put a place, the most reliable first. */
const parameters = [
  'coordinate',
  'q',
  'query',
  'destination',
  'daddr',
  'll',
  'center',
  'near',
  'sll',
  'cp',
  'viewpoint',
  'cbll',
  'map',
]
const pairsOfParameters = [
  ['mlat', 'mlon'],
  ['lat', 'lon'],
  ['lat', 'lng'],
] as const

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * A place's own pin (`!3d…!4d…`, `!2d…!3d…` in embeds) is preferred to the viewport's centre (`@…`), which is only
 * where the person was looking.
 */
function fromLink(link: URL): MapLink {
  const decodedLink = decoded(link.href)
  const pins = [...decodedLink.matchAll(pinInLink)]
  const pin = fromMatch(pins.at(-1) ?? null)
  if (pin) return pin
  for (const name of parameters) {
    const value = link.searchParams.get(name)
    // A name in brackets may follow.
    const found = value === null ? null : (fromText(value.replace(/\([^()]*\)$/, '')) ?? fromText(value))
    if (found) return found
  }
  for (const [latitude, longitude] of pairsOfParameters) {
    const found = point(Number(link.searchParams.get(latitude)), Number(link.searchParams.get(longitude)))
    if (found) return found
  }
  for (const segment of link.pathname.split('/').reverse()) {
    const found = segment.startsWith('@') ? null : fromText(decoded(segment))
    if (found) return found
  }
  return (
    fromMatch(pinInEmbed.exec(decodedLink), 2, 1) ??
    fromMatch(centre.exec(decodedLink)) ??
    fromMatch(openStreetMapCentre.exec(decodedLink)) ??
    (shortHosts.test(link.hostname) ? 'shortLink' : null)
  )
}

/**
 * The place in a pasted map link (Google Maps, Apple, OpenStreetMap, `geo:`) or in typed coordinates
 * (docs/rules.md#maps). Digits must be ASCII. Null when there is no place in it.
 */
export function readMapLink(text: string): MapLink {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return null
  const typed = fromText(trimmed)
  if (typed) return typed
  const geo = /^geo:([^?;]+)(?:(?:;[^?]*)?\?q=([^&(]+))?/i.exec(trimmed)
  if (geo) return fromPair(decoded(geo[2] ?? '')) ?? fromPair(geo[1] ?? '')
  // A link shared from a maps app follows the place's name.
  const address =
    /(?:https?|comgooglemaps|maps|om|waze):\/\/\S+/i.exec(trimmed)?.[0] ??
    (/^[\w.-]+\.\w{2,}\//.test(trimmed) ? `https://${trimmed}` : null)
  const link = address === null ? null : parsedUrl(address)
  return link && fromLink(link)
}
