import type { Plugin } from 'vite'

/**
 * What browsers of cheap phones may lack (docs/decisions/browsers.md): methods that came after ES2022, and what came to the DOM after
 * Chrome 95, the last one for Android 5. Vite lowers syntax, but adds no methods. `with`, `union` and the like are left out: objects of
 * packages have methods of these names, too.
 */
const newerMethods = [
  'toSorted',
  'toReversed',
  'toSpliced',
  'findLast',
  'findLastIndex',
  'isWellFormed',
  'toWellFormed',
  'checkVisibility',
  'togglePopover',
]
const newerFunctions = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'URL.canParse',
  'URL.parse',
]
const isCalled = new RegExp(
  [
    `\\.(?:${newerMethods.join('|')})\\??\\.?\\(`,
    `\\b(?:${newerFunctions.join('|').replaceAll('.', '\\.')})\\(`,
    // A global function, not a method of that name.
    '(?<![.\\w$])structuredClone\\(',
  ].join('|'),
  'g',
)
/** Of ES2022, to which scripts are lowered, what Safari has from 16.4 on. */
const newerSyntax = /(?<![.\w$-])static\s*\{/g
/** Units of Chrome 108. `var(--vh)` of src/theme/base.css is used instead, which alone may name one. */
const newerUnit = /(?:\b\d*\.?\d+|\})[dsl]v(?:h|w|min|max|b|i)\b/g
const isFallback = (text: string, at: number) => /(?:--vh:\s*|@supports\s*\(height:\s*)$/.test(text.slice(0, at))

/** What a file of the build uses that old browsers lack. */
export function newerThanOldBrowsers(content: string): string[] {
  const calls = [...content.matchAll(isCalled)].map(([call]) => call)
  const syntax = content.match(newerSyntax) ?? []
  const units = [...content.matchAll(newerUnit)]
    .filter(({ index }) => !isFallback(content, index))
    .map(([unit]) => unit)
  return [...new Set([...calls, ...syntax, ...units])]
}

/** Ends the build where it has what the browsers of old phones do not know. */
export const oldBrowsers = (): Plugin => ({
  name: 'old-browsers',
  writeBundle(_options, bundle) {
    const found = Object.values(bundle).flatMap((one) => {
      const content = one.type === 'chunk' ? one.code : /\.(css|html)$/.test(one.fileName) ? one.source.toString() : ''
      const newer = newerThanOldBrowsers(content)
      return newer.length > 0 ? [`${one.fileName}: ${newer.join(', ')}`] : []
    })
    if (found.length > 0)
      throw new Error(`Browsers of old phones do not know this (docs/decisions/browsers.md):\n  ${found.join('\n  ')}`)
  },
})
