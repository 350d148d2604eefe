import { toCamelCase, fieldsOf, requireResource, type Kind, type ResourceName } from '#resources'
import { formFields } from '#src/resource/form/formFields.ts'
import { partOf } from '#src/screens/form/steps/steps.ts'

/** A line that a create form requires: its input's name, the request part it becomes, and a text that is accepted. */
export interface RequiredLine {
  readonly name: string
  readonly part: string
  readonly text: string
}

/** An acceptable text for each kind that is typed into one line. */
const examples: Partial<Record<Kind, string>> = {
  text: 'Anything',
  longText: 'Anything',
  email: 'anything@demo.example',
  url: 'https://anything.example',
  phone: '09420012345',
  number: '1',
  date: '2026-04-13',
}

/**
 * The lines that a create form requires besides the named ones, which a test fills with words of its own. A field that is
 * declared later is among them, so the test need not change for it.
 */
export const otherRequiredLines = (source: ResourceName, named: readonly string[]): RequiredLine[] =>
  formFields(formOf(source), 'create').flatMap(({ name, field, required }) => {
    const text = examples[field.kind]
    // What depends on another field is required only beside a value that the test chooses.
    const isOther = required && !field.when && !named.includes(name)
    return isOther && text !== undefined ? [{ name, part: toCamelCase(name), text }] : []
  })

/** A page is made by the first step of its form. */
const formOf = (source: ResourceName) =>
  source === 'page' ? partOf(requireResource(source), 'business') : requireResource(source)

/** The names of fields with these English labels. */
export const namesOf = (source: ResourceName, labels: readonly string[]): string[] =>
  fieldsOf(requireResource(source)).flatMap(([name, { label }]) => (labels.includes(label.en) ? [name] : []))

/** The request parts of filled lines. */
export const partsOf = (lines: readonly RequiredLine[]) =>
  Object.fromEntries(lines.map(({ part, text }) => [part, text]))
