import type { Field } from './kit.ts'
import { isEmptyPart } from './wire.ts'

/** Does a field have a meaning beside these values of the record (`when`)? */
export const applies = (field: Field, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(field.when ?? {}).every(([name, wanted]) => {
    const value = values[name]
    const text = value === null || value === undefined ? '' : String(value)
    return wanted === true ? !isEmptyPart(text) : wanted.includes(text)
  })
