import type { Field, FieldOf, Kind } from './fields.ts'

/** The names of fields in requests and answers. */

/** `WebsiteURL` → `websiteURL`: request names are camelCase, answer names PascalCase (docs/rules.md#names). */
export const toCamelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The request parts a field is sent as (docs/rules.md#form-parts). */
export function partNames(name: string, field: Field): readonly string[] {
  if (field.kind === 'reference') return [`${toCamelCase(name)}Id`]
  if (field.kind === 'references') return [`${toCamelCase(name)}Ids`]
  if (field.kind === 'place') return ['latitude', 'longitude']
  if (field.kind === 'pictures') return [toCamelCase(name), picturesOrderPart(name)]
  return [toCamelCase(name)]
}

/** The kinds that people fill with text of their own, in either encoding (docs/rules.md#encoding). */
export const freeTextKinds: readonly Kind[] = ['text', 'longText']

/**
 * The part that says a text is right as typed. It is then not converted from Zawgyi: where both encodings are possible, the writer
 * decides (docs/rules.md#as-typed).
 */
export const asTypedPart = (name: string) => `${toCamelCase(name)}AsTyped`

/** The most pictures of a field of the kind `pictures`. */
export const maxPictures = 10

/** The part that says which pictures stay, and in which order (docs/rules.md#galleries). */
export const picturesOrderPart = (name: string) => `${toCamelCase(name)}Order`

/** In that part, the first, second, … picture that the same body brings: it has no name yet. */
export const newPictureName = (number: number) => `new${number}`

/** The answer fields of a field. */
export function answerNames(name: string, field: Field): readonly string[] {
  switch (field.kind) {
    case 'reference':
      return [`${name}Id`]
    case 'references':
      return [`${name}Ids`, field.names, ...(field.burmeseNames ? [field.burmeseNames] : []), `${name}Name`]
    case 'place':
      return ['Latitude', 'Longitude']
    case 'file':
      return [`${name}URL`, `${name}Name`]
    case 'phone':
      return [name, `${name}E164`]
    case 'status':
      return [name, 'Held']
    default:
      return [name]
  }
}

/** In characters: the longest e-mail address (RFC 5321 section 4.5.3.1.3), link and list of phone numbers that are read. */
export const maxEmailLength = 254
export const maxUrlLength = 2000
export const maxPhoneLength = 60

/** The most characters of a text that people write in this field (docs/rules.md#text-lengths). */
export const maxTextLength = (field: FieldOf<'text' | 'longText'>): number =>
  field.maxLength ?? (field.kind === 'text' ? 500 : 20_000)

/** The most characters of any field that people write in; undefined for other kinds. */
export function maxLengthOf(field: Field): number | undefined {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return maxTextLength(field)
    case 'email':
      return maxEmailLength
    case 'url':
      return maxUrlLength
    case 'phone':
      return maxPhoneLength
    default:
      return undefined
  }
}

/** Characters of a search text that are used. Nobody types more; of a pasted text only the beginning is searched for. */
export const maxKeywordLength = 500

/** `-`, `null` and '' are accepted in every field and mean that it is empty (docs/rules.md#empty-values). */
export const isEmptyPart = (text: string) => ['', '-', 'null'].includes(text.trim())

/** Whether a field applies to a record with these values (`when`). */
export const isApplicable = (field: Field, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(field.when ?? {}).every(([name, wanted]) => {
    const value = values[name]
    const text = value === null || value === undefined ? '' : String(value)
    return wanted === true ? !isEmptyPart(text) : wanted.includes(text)
  })
