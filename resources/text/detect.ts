import { toPhoneDigits } from './digits.ts'
import { hasStackedMarks } from './marks.ts'
import { isBlank } from './store.ts'

/** Longer ones are no links. A map service's longest have half of it. */
const maxUrlLength = 4000

/** What a contact value is, which decides what a tap on it does. */
export type ContactKind = 'phone' | 'email' | 'url' | 'text'

const PHONE = /^\+?(?=.*\d)[\d\s-]{5,20}$/
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/

/**
 * What a contact value is (spec 5.17 to 5.19): a phone is an optional plus and 5 to 20 digits, spaces or hyphens; then
 * e-mail, then an address that `safeUrl` accepts; anything else is plain text. The first phone field is always a phone.
 */
export function contactKind(value: string): ContactKind {
  const trimmed = value.trim()
  if (PHONE.test(toPhoneDigits(trimmed))) return 'phone'
  if (EMAIL.test(trimmed)) return 'email'
  return safeUrl(trimmed) === null ? 'text' : 'url'
}

/** Whether a value counts as absent: missing, blank, `-` or `null` (spec 5.14 to 5.16). */
export function isAbsent(value: string | number | null | undefined): boolean {
  if (value === null || value === undefined) return true
  const text = String(value)
  return isBlank(text) || text.trim() === '-' || text.trim() === 'null'
}

/**
 * The address if it may become a link, else null: http or https with a host, nothing else (docs/rules.md#links);
 * no `javascript:`, `data:` or `//evil` (docs/safety.md#s23). Checked when it is stored and again where it is shown.
 */
export function safeUrl(value: string | null | undefined): string | null {
  const url = value?.trim() ?? ''
  // Reading an address normalises its host.
  if (url.length > maxUrlLength || hasStackedMarks(url)) return null
  // Browsers ignore tabs and line breaks inside an address, so an address with one may not be what it looks like.
  if (!/^https?:\/\/[^\s\p{Control}/\\?#][^\s\p{Control}]*$/iu.test(url)) return null
  const parsed = parsedUrl(url)
  // Before an @ stands a name to sign in with, by which an address looks like another's.
  if (!parsed || parsed.username !== '' || parsed.password !== '') return null
  // Of an address behind another one the scheme is read as the end of the host, which no host has.
  return parsed.hostname && !/https?$/.test(parsed.hostname) ? url : null
}

/** A host, which has a dot and does not end in a number (1.500), and what follows it. */
const WITHOUT_SCHEME = /^(?:[\p{L}\p{M}\p{N}-]+\.)+(?!\p{N}+(?:[/?#:]|$))[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]|$)/u

const before = /[\s<("'*`\p{Pi}\p{Ps}]/u
const behind = /[\s>"'\p{Pf}]/u
const bracket = /[\p{Ps}\p{Pe}]/u
/** Punctuation of any script that is no part of an address, long dashes, and the mark of code in messengers. */
const sentenceEnd = /[^\P{Po}/%#&@]|[`–—]/u

/** Where an address ends that ends at `end` at the latest: before the sentence's punctuation, and a bracket it has not opened. */
export function endOfAddress(text: string, end = text.length): number {
  let opened = 0
  for (let at = 0; at < end; at++) {
    const sign = text.charAt(at)
    if (sign === '(' || sign === '[') opened++
    else if ((sign === ')' || sign === ']') && opened > 0) opened--
    else if (bracket.test(sign)) end = at
  }
  while (end > 0 && sentenceEnd.test(text.charAt(end - 1))) end--
  return end
}

/** An address without invisible marks, and without the quotes, brackets and commas that a sentence puts around it. */
export function withoutSentence(typed: string): string {
  const text = typed.replace(/\p{Cf}/gu, '')
  let [from, to] = [0, text.length]
  while (from < to && before.test(text.charAt(from))) from++
  for (let last = -1; last !== to;) {
    last = to
    while (to > from && behind.test(text.charAt(to - 1))) to--
    to = from + endOfAddress(text.slice(from, to))
  }
  return text.slice(from, to)
}

/** Without a scheme that stands before another one: https://https://zay.example. */
function withoutFirstScheme(text: string): string {
  const lower = text.toLowerCase()
  const last = Math.max(lower.lastIndexOf('http://'), lower.lastIndexOf('https://'))
  return last > 0 && /^(?:https?:\/?\/?){1,5}$/.test(lower.slice(0, last)) ? text.slice(last) : text
}

/**
 * The address that somebody means who typed this; null for other text. People leave out the scheme, paste it twice, and bring along
 * invisible marks and the comma of the sentence. A server reads what is stored so, and the form shows it.
 */
export function readUrl(typed: string): string | null {
  if (typed.length > 2 * maxUrlLength) return null
  const text = withoutFirstScheme(withoutSentence(typed))
  return safeUrl(WITHOUT_SCHEME.test(text) ? `https://${text}` : text)
}

/** The parts of an absolute address; null for any other text. Browsers before 2024 have no `URL.canParse` or `URL.parse`. */
export function parsedUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** Text for HTML and XML, in elements and quoted attributes: each sign of markup becomes a numeric reference (XML 1.0, section 4.1). */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
