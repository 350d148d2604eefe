import { fieldsOf, type Resource } from '#resources'
import { labelOf } from '#src/messages/index.ts'
import type { AllMessages } from '#src/messages/working.ts'

/** A part of a long form, by the field that begins it. */
export interface FormSection {
  readonly name: string
  readonly fields: readonly string[]
}

/** The sections of a declaration; what stands before the first heading is in the first one. None where nothing is said. */
export function sectionsOf(resource: Pick<Resource, 'fields'>): readonly FormSection[] {
  const found: { name: string; fields: string[] }[] = []
  const before: string[] = []
  for (const [name, { section }] of fieldsOf(resource)) {
    if (section) found.push({ name, fields: found.length === 0 ? [...before, name] : [name] })
    else (found.at(-1)?.fields ?? before).push(name)
  }
  return found
}

/** The fields of the sections that these fields begin. */
export const fieldsInSections = (resource: Pick<Resource, 'fields'>, begins: readonly string[]): readonly string[] =>
  sectionsOf(resource).flatMap(({ name, fields }) => (begins.includes(name) ? fields : []))

/** The declaration with these fields alone. */
export const withFields = (resource: Resource, names: readonly string[]): Resource => ({
  ...resource,
  fields: Object.fromEntries(fieldsOf(resource).filter(([name]) => names.includes(name))),
})

/** The heading of the section that a field begins. */
export const sectionLabelOf = (t: AllMessages, resource: Pick<Resource, 'name'>, begins: string) =>
  labelOf(t, resource, `${begins} (section)`)
