import { asTypedPart } from '#resources'

/** Plain values as a multipart body, in this order; undefined and null values are left out. */
export function plainForm(values: Readonly<Record<string, string | number | undefined | null>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  return form
}

/** The form value that marks a text as confirmed exactly as typed (docs/rules.md#as-typed). */
export const asTypedName = (name: string) => `${name}AsTyped`

/** The extra part sent with a text whose writer confirmed that it is not Zawgyi. */
export const asTypedParts = (name: string, asTyped: boolean) => (asTyped ? { [asTypedPart(name)]: 'true' } : {})
