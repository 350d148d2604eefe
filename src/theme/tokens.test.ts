import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours, floatingShadow, fontFamily, iconSizes, measures, radii, roles, sheetShadow } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const properties = (values: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--${kebab(name)}: ${value.startsWith('#') ? value.toLowerCase() : value};\n`)
    .join('')
const named = (prefix: string, values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [prefix + name, typeof value === 'number' ? `${value}px` : value]),
  )

const ratio = (line: number, size: number) => String(Math.round((line / size) * 1e4) / 1e4)
const linesOf = (of: 'line' | 'burmese') =>
  Object.fromEntries(Object.entries(roles).map(([name, role]) => [`line-${name}`, ratio(role[of], role.size)]))
const fonts = Object.fromEntries(
  Object.entries(roles).map(([name, { size, weight }]) => [
    `text-${name}`,
    `${weight} ${size / 16}rem / var(--line-${name}) var(--font)`,
  ]),
)

/** What src/theme/tokens.css must contain: the tokens as custom properties. Copy it from here when a token changes. */
const expected =
  '/* The tokens of tokens.ts as custom properties; tokens.test.ts compares. Dark mode follows the device. */\n' +
  `:root {\n${properties(colours.light, '  ')}${properties(named('radius-', radii), '  ')}` +
  `${properties(named('', measures), '  ')}${properties(named('icon-', iconSizes), '  ')}` +
  `${properties({ sheetShadow, floatingShadow, font: fontFamily, ...linesOf('line') }, '  ')}}\n` +
  '/* Of the interface in Burmese, and of what people wrote in it (scriptOf in src/elements/withPieces.tsx). */\n' +
  `[lang='my'] {\n${properties(linesOf('burmese'), '  ')}}\n` +
  `:root,\n[lang='my'] {\n${properties(fonts, '  ')}}\n` +
  `@media (prefers-color-scheme: dark) {\n  :root {\n${properties(colours.dark, '    ')}  }\n}\n`

const css = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('tokens.css says what tokens.ts says', () => {
  expect(css('tokens.css')).toBe(expected)
})

test('the font of plain elements is that of MUI', () => {
  const declared = /font-family:([^;]+);/.exec(css('base.css'))?.[1] ?? ''
  expect(declared.replaceAll(/\s+/g, ' ').trim()).toBe(fontFamily)
})
