import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import { cutText } from '#resources/text/cutText.ts'
import { clean, isBlank, isWellFormedText } from '#resources/text/store.ts'
import { parseNameInForm } from '#resources/pictureWidths.ts'

/** Accepted extensions and the media types they are served as. None of them runs as a script in our origin. */
const typesByExtension: ReadonlyMap<string, string> = new Map(
  Object.entries({
    webp: 'image/webp',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    gif: 'image/gif',
    avif: 'image/avif',
    heic: 'image/heic',
    heif: 'image/heif',
    bmp: 'image/bmp',
    tif: 'image/tiff',
    tiff: 'image/tiff',
    pdf: 'application/pdf',
    txt: 'text/plain; charset=utf-8',
    csv: 'text/csv; charset=utf-8',
    json: 'application/json',
    eml: 'message/rfc822',
    kml: 'application/vnd.google-earth.kml+xml',
    gpx: 'application/gpx+xml',
    rtf: 'application/rtf',
    doc: 'application/msword',
    docm: 'application/vnd.ms-word.document.macroenabled.12',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xls: 'application/vnd.ms-excel',
    xlsb: 'application/vnd.ms-excel.sheet.binary.macroenabled.12',
    xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ppt: 'application/vnd.ms-powerpoint',
    pptm: 'application/vnd.ms-powerpoint.presentation.macroenabled.12',
    ppsx: 'application/vnd.openxmlformats-officedocument.presentationml.slideshow',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    odt: 'application/vnd.oasis.opendocument.text',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
    odp: 'application/vnd.oasis.opendocument.presentation',
    epub: 'application/epub+zip',
    vcf: 'text/vcard; charset=utf-8',
    ics: 'text/calendar; charset=utf-8',
    apk: 'application/vnd.android.package-archive',
    pages: 'application/vnd.apple.pages',
    key: 'application/vnd.apple.keynote',
    psd: 'image/vnd.adobe.photoshop',
    ai: 'application/postscript',
    dwg: 'image/vnd.dwg',
    zip: 'application/zip',
    rar: 'application/vnd.rar',
    '7z': 'application/x-7z-compressed',
    gz: 'application/gzip',
    dxf: 'image/vnd.dxf',
    cdr: 'application/vnd.corel-draw',
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    ogg: 'audio/ogg',
    wav: 'audio/wav',
    flac: 'audio/flac',
    wma: 'audio/x-ms-wma',
    aac: 'audio/aac',
    amr: 'audio/amr',
    opus: 'audio/ogg',
    mp4: 'video/mp4',
    '3gp': 'video/3gpp',
    webm: 'video/webm',
    avi: 'video/x-msvideo',
    m4v: 'video/x-m4v',
    mpg: 'video/mpeg',
    wmv: 'video/x-ms-wmv',
    mov: 'video/quicktime',
    mkv: 'video/x-matroska',
    bin: 'application/octet-stream',
  }),
)

/** Browsers show these in place; anything else is a download. */
const inlineExtensions = ['webp', 'jpg', 'jpeg', 'png', 'gif', 'avif']

/** 128 random bits: nothing else protects a hidden file from being guessed. An upright picture's name says so. */
export const createRandomName = (extension: string, isUpright = false) =>
  `${randomBytes(16).toString('hex')}${isUpright ? 'p' : ''}.${extension}`

export const isRandomName = (name: string) => /^[0-9a-f]{32}p?\.[a-z0-9]{2,5}$/.test(name)

/** Random names, and those of demo pictures before November 2026. One dot, no separator (docs/safety.md#s30). */
export const isStoredName = (name: string) => isRandomName(name) || /^seed-[a-zA-Z0-9-]{1,80}\.webp$/.test(name)

/** The name of a picture in one of its smaller widths. */
export const isWidthName = (name: string) => parseNameInForm(name) !== null

const extensionOf = (name: string) => extname(name).slice(1).toLowerCase()

export const typeOfName = (name: string) => typesByExtension.get(extensionOf(name)) ?? 'application/octet-stream'

export const isShownInline = (name: string) => inlineExtensions.includes(extensionOf(name))

/** Marks of direction and of width, which nobody sees: behind an extension they would be a part of it. */
const invisible = /[\u061C\u200B\u200E\u200F\u2060\uFEFF]/g

/** What people call it, without its path; null for none. It is shown, and offered when it is downloaded. */
export function shownFileName(name: string | null): string | null {
  const last = clean(name ?? '')
    .split(/[\\/]/)
    .at(-1)!
    .replace(invisible, '')
    .replace(/[\p{Control}\u2028\u2029"<>|:*?]/gu, ' ')
    .trim()
  if (isBlank(last)) return null
  const extension = extname(last).slice(0, 10)
  return `${cutText(last.slice(0, last.length - extension.length), 120)}${extension}`
}

/** The header for a download (RFC 6266), under a name given in the address, which can call a file no other kind than it is. */
export function attachmentAs(stored: string, name: unknown): string {
  const shown = typeof name === 'string' && isWellFormedText(name) ? shownFileName(name) : null
  if (shown === null || extensionOf(shown) !== extensionOf(stored)) return `attachment; filename="${stored}"`
  return `attachment; filename="${stored}"; filename*=UTF-8''${encodeURIComponent(shown).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}

/** The extension to store a file under: its own, else that of the media type it claims (`image/jpg` and `text/x-vcard` too), else `bin`. */
export function extensionFor(file: { filename: string | null; type: string | null }): string {
  const ownExtension = extensionOf(shownFileName(file.filename) ?? '')
  if (typesByExtension.has(ownExtension)) return ownExtension
  const claimed = file.type?.split(';')[0]?.trim().toLowerCase() ?? ''
  const plain = (type: string) => type.split(';')[0]!.replace('/x-', '/')
  const subtype = plain(claimed).split('/')[1] ?? ''
  if (typesByExtension.has(subtype)) return subtype
  return [...typesByExtension].find(([, type]) => plain(type) === plain(claimed))?.[0] ?? 'bin'
}
