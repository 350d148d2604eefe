import { escapeMarkup } from '#resources/text/detect.ts'
/** A value of a property list (Apple's plist(5)). */
export type PlistValue = string | boolean | readonly PlistValue[] | { readonly [key: string]: PlistValue }

export function plistXml(value: PlistValue, indent = '\t'): string {
  if (typeof value === 'string') return `${indent}<string>${escapeMarkup(value)}</string>`
  if (typeof value === 'boolean') return `${indent}<${value}/>`
  const innerIndent = `${indent}\t`
  if (Array.isArray(value)) {
    return [
      `${indent}<array>`,
      ...value.map((one: PlistValue) => plistXml(one, innerIndent)),
      `${indent}</array>`,
    ].join('\n')
  }
  const entries = Object.entries(value).map(
    ([key, one]) => `${innerIndent}<key>${escapeMarkup(key)}</key>\n${plistXml(one as PlistValue, innerIndent)}`,
  )
  return [`${indent}<dict>`, ...entries, `${indent}</dict>`].join('\n')
}

export const plist = (value: PlistValue) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    plistXml(value, ''),
    '</plist>\n',
  ].join('\n')

/** Sets a key of the outermost dictionary; null removes it. */
export const setPlistKey = (key: string, value: PlistValue | null) => (content: string) => {
  const without = withoutKey(content, key)
  if (value === null) return without
  const end = without.lastIndexOf('</dict>')
  return `${without.slice(0, end)}\t<key>${key}</key>\n${plistXml(value)}\n${without.slice(end)}`
}

function withoutKey(content: string, key: string): string {
  const start = content.search(new RegExp(`[ \\t]*<key>${key}</key>`))
  if (start < 0) return content
  const value = content.indexOf('</key>', start) + '</key>'.length
  const tags = /<(\/?)(array|dict|string|true|false|integer)\b[^>]*?(\/?)>/g
  tags.lastIndex = value
  let depth = 0
  for (let tag = tags.exec(content); tag; tag = tags.exec(content)) {
    if (tag[3] !== '/') depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return content.slice(0, start) + content.slice(tags.lastIndex).replace(/^\n/, '')
  }
  return content
}

/** The string value of a key anywhere; null if there is none. */
export const plistText = (content: string, key: string) =>
  new RegExp(`<key>${key}</key>\\s*<string>([^<]*)</string>`).exec(content)?.[1] ?? null
