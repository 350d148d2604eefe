import { hasStackedMarks } from './letters.ts'

type Form = 'NFC' | 'NFKC' | 'NFKD'

// U+034F ends a run by itself, so that a text that was broken up before stays as it is.
const THIRTY_MARKS = /(?:(?!\u034F)\p{Mark}){30}(?=(?!\u034F)\p{Mark})/gu

/**
 * As `String.normalize`, in time that grows with the length only. Putting combining marks into order takes time that grows with the
 * square of their number, so a run of more than 30 is broken up by U+034F, as the Stream-Safe Text Process of Unicode does (UAX #15,
 * section 13). No script writes such runs, so every other text is normalised as usual.
 */
export function normalize(text: string, form: Form = 'NFC'): string {
  return (hasStackedMarks(text) ? text.replace(THIRTY_MARKS, '$&\u034F') : text).normalize(form)
}
