/** Limits of uploads (docs/rules.md#upload-sizes), in decoded bytes. */
export const maxFileBytes = 524_288_000
export const maxPictureBytes = 25 * 1024 * 1024
export const maxPicturePixels = 50_000_000
/** A 10,000-frame GIF is refused (docs/safety.md#s31). No real animation has nearly as many. */
export const maxPictureFrames = 1000

/** Larger uploads are buffered in a temporary file. */
export const maxBytesInMemory = 1024 * 1024

const MB = 1024 * 1024

/** One text field, in UTF-8. */
export const maxTextBytes = 1 * MB
/** All text fields together, or a whole JSON or urlencoded body. */
export const maxPlainBytes = 8 * MB
/** What is buffered in memory until the request is authorized (docs/rules.md#right-before-upload). */
export const maxWaitingBytes = 8 * MB
/** A body on a route without files (docs/rules.md#bodies). */
export const maxTextBodyBytes = 64 * 1024
export const maxParts = 200
export const maxNameBytes = 100
