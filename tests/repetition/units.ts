/**
 * What is hostile when it is repeated: beginnings of numbers, prices, addresses, links and JSON that go on and on, marks
 * that must be put into order, Zawgyi, and what has a meaning in forms, patterns and SQL.
 */
export const units: readonly string[] = [
  '9',
  '95 ',
  '1,',
  '၁၂',
  'သိန်း ',
  'a',
  'tea ',
  '.',
  'x.',
  'http://x....',
  'https://a.b/',
  '@',
  'a@b.',
  ' ',
  '\n',
  '\r\n',
  '"',
  "'",
  '\\',
  '%',
  '&',
  '=',
  '-',
  '+95 9',
  '(',
  '<',
  '<a ',
  '[',
  '{"a":',
  '\u0301',
  'x\u0323\u0301',
  '\u200b',
  'က\u200b',
  'ကျောင်း',
  'ေက်ာင္း',
  '\u1039',
  '\u1039က',
  'င်္',
  '😀',
]

/** The unit again and again, with `end` last, in exactly this number of UTF-16 code units or one less. */
export function repeated(unit: string, length: number, end = ''): string {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length - end.length))
  // A cut pair would be refused before anything is measured.
  return `${/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text}${end}`
}
