import { registry } from './index.ts'
import { fieldsOf, systemFields, type Field, type Fields, type Label } from './kit.ts'
import type { Language } from './text/language.ts'

/** What the declarations call fields and records, in one language. */
export interface DeclaredLabels {
  /** of a field of that resource; the field's own name where there is no such field */
  readonly field: (resource: string, name: string) => string
  /** one record, inside a sentence */
  readonly one: (resource: string) => string
  /** many, as a heading */
  readonly many: (resource: string) => string
}

/** Reads the labels out of the declarations themselves. The browser's build has them as a table instead (vite.labels.ts). */
export function declaredLabels(language: Language): DeclaredLabels {
  const labelOf = (resource: string) => registry.get(resource)?.label
  return {
    field: (resource, name) => fieldNamed(resource, name)?.label[language] ?? name,
    one: (resource) => labelOf(resource)?.one[language] ?? resource,
    many: (resource) => labelOf(resource)?.many[language] ?? resource,
  }
}

function fieldNamed(resource: string, name: string): Field | undefined {
  for (const fields of [registry.get(resource)?.fields, systemFields] as readonly (Fields | undefined)[])
    if (fields && Object.hasOwn(fields, name)) return fields[name]
  return undefined
}

/** Every label there is, with where it is declared: `product.Price`, `product (one)`. */
export const everyLabel = (): readonly (readonly [where: string, label: Label])[] => [
  ...Object.entries(systemFields).map(([name, { label }]) => [name, label] as const),
  ...[...registry.values()].flatMap((resource) => [
    [`${resource.name} (one)`, resource.label.one] as const,
    [`${resource.name} (many)`, resource.label.many] as const,
    ...fieldsOf(resource).map(([name, { label }]) => [`${resource.name}.${name}`, label] as const),
  ]),
]
