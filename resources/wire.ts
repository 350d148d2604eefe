import type { Field, Kind } from './fields.ts'

/** What fields are called in requests and answers. */

/** `WebsiteURL` → `websiteURL`: request names are camelCase, answer names PascalCase (docs/rules.md#names). */
export const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The request parts a field is sent as (docs/rules.md#form-parts). */
export function partNames(name: string, field: Field): readonly string[] {
  if (field.kind === 'reference') return [`${camel(name)}Id`]
  if (field.kind === 'references') return [`${camel(name)}Ids`]
  if (field.kind === 'place') return ['latitude', 'longitude']
  return [camel(name)]
}

/** The kinds in which people write words of their own, in whatever encoding (docs/rules.md#encoding). */
export const wordKinds: readonly Kind[] = ['text', 'longText']

/**
 * The part beside a text by which its writer says that the text is right as typed: it is not read as Zawgyi then (docs/rules.md#as-typed:
 * where both readings are possible the writer has the last word).
 */
export const asTypedPart = (name: string) => `${camel(name)}AsTyped`

/** The answer fields a field appears as. */
export function answerNames(name: string, field: Field): readonly string[] {
  switch (field.kind) {
    case 'reference':
      return [`${name}Id`]
    case 'references':
      return [`${name}Ids`, field.names, ...(field.burmeseNames ? [field.burmeseNames] : []), `${name}Name`]
    case 'place':
      return ['Latitude', 'Longitude']
    case 'file':
      return [`${name}URL`]
    case 'phone':
      return [name, `${name}E164`]
    case 'status':
      return [name, 'Held']
    default:
      return [name]
  }
}

/** Is a part empty? `-`, `null` and '' are accepted in every field and mean absent (docs/rules.md#empty-values). */
export const isEmptyPart = (text: string) => ['', '-', 'null'].includes(text.trim())

/** Does a field have a meaning beside these values of the record (`when`)? */
export const applies = (field: Field, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(field.when ?? {}).every(([name, wanted]) => {
    const value = values[name]
    const text = value === null || value === undefined ? '' : String(value)
    return wanted === true ? !isEmptyPart(text) : wanted.includes(text)
  })
