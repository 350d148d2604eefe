/** What an upload may measure (docs/rules.md#upload-sizes). Bytes are decoded ones. */
export const maxFileBytes = 524_288_000
export const maxPictureBytes = 25 * 1024 * 1024
export const maxPicturePixels = 50_000_000
/** The longer side a stored picture has at most, in pixels. */
export const maxPictureSide = 1600
/** A 10,000-frame GIF is refused (docs/safety.md#s31); no real animation comes near this. */
export const maxPictureFrames = 1000

/** Uploads up to this size stay in memory; larger ones wait in a temporary file. */
export const maxBytesInMemory = 1024 * 1024

const MB = 1024 * 1024

/** Of one text field, in UTF-8. */
export const maxTextBytes = 1 * MB
/** Of all text fields together, and of a JSON or urlencoded body as a whole. */
export const maxPlainBytes = 8 * MB
/** What may wait in memory until the right to this record is known (docs/rules.md#right-before-upload). */
export const maxWaitingBytes = 8 * MB
export const maxParts = 200
export const maxNameBytes = 100
/** Of the kinds of text a field holds, in characters. */
export const maxLength = { text: 1000, longText: 50_000 }
