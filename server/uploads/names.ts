import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'

/** Extensions we keep, with the media type they are served as. Nothing in it runs as a script in our origin. */
const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  rtf: 'application/rtf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  '3gp': 'video/3gpp',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  bin: 'application/octet-stream',
}

/** Shown in place by every browser we serve; anything else is a download. */
const shown = ['webp', 'jpg', 'jpeg', 'png', 'gif', 'avif']

/** 128 random bits: the name is the only thing that stands between a hidden file and who guesses. */
export const newName = (extension: string) => `${randomBytes(16).toString('hex')}.${extension}`

/** Whether `newName` could have made it. */
export const isRandomName = (name: string) => /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/.test(name)

/**
 * Names we store under: random ones, and those the demonstration's pictures had until November 2026, which records of
 * a database filled before still hold. Holds no separator and no dot but one (docs/safety.md#s30).
 */
export const isStoredName = (name: string) => isRandomName(name) || /^seed-[a-zA-Z0-9-]{1,80}\.webp$/.test(name)

const extensionOf = (name: string) => extname(name).slice(1).toLowerCase()

/** The media type a stored file is served as. */
export const typeOfName = (name: string) => types[extensionOf(name)] ?? 'application/octet-stream'

export const isShown = (name: string) => shown.includes(extensionOf(name))

/** The extension a file is kept under: the one it came with, else the one of the type it claims, else `bin`. */
export function extensionFor(file: { filename: string | null; type: string | null }): string {
  const own = extensionOf(file.filename ?? '')
  if (Object.hasOwn(types, own)) return own
  const claimed = file.type?.split(';')[0]?.trim().toLowerCase()
  return Object.keys(types).find((extension) => types[extension]?.split(';')[0] === claimed) ?? 'bin'
}
