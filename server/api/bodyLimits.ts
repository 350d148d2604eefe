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
