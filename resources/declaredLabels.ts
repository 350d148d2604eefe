import { registry } from './index.ts'
import { fieldsOf, systemFields, type Field, type Fields } from './kit.ts'
import type { Label } from './fields.ts'
import type { Language } from './text/language.ts'

/** What the declarations call fields and records, in one language. */
export interface DeclaredLabels {
  /** of a field of that resource; the field's own name where there is no such field */
  readonly field: (resource: string, name: string) => string
  /** of a choice's value; the value itself where the field has no such one */
  readonly value: (resource: string, name: string, value: string) => string
  /** one record, inside a sentence */
  readonly one: (resource: string) => string
  /** many, as a heading */
  readonly many: (resource: string) => string
}

/** Read out of the declarations themselves. */
export function declaredLabels(language: Language): DeclaredLabels {
  const labelOf = (resource: string) => registry.get(resource)?.label
  return {
    field: (resource, name) => fieldNamed(resource, name)?.label[language] ?? name,
    value: (resource, name, value) => valueLabelsOf(fieldNamed(resource, name))[value]?.[language] ?? value,
    one: (resource) => labelOf(resource)?.one[language] ?? resource,
    many: (resource) => labelOf(resource)?.many[language] ?? resource,
  }
}

/** The same out of a table (`labelTable`): what the browser's build has, whose declarations carry no labels (vite.config.ts). */
export const labelsFrom = (table: Readonly<Record<string, string>>): DeclaredLabels => ({
  field: (resource, name) => table[`${resource}.${name}`] ?? table[`any.${name}`] ?? name,
  value: (resource, name, value) => table[`${resource}.${name}.${value}`] ?? value,
  one: (resource) => table[`${resource} (one)`] ?? resource,
  many: (resource) => table[`${resource} (many)`] ?? resource,
})
export const labelTable = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(everyLabel().map(([where, label]) => [where, label[language]]))

/** The same labels, each changed in the same way. */
export const mapLabels = (labels: DeclaredLabels, change: (text: string) => string): DeclaredLabels => ({
  field: (...of) => change(labels.field(...of)),
  value: (...of) => change(labels.value(...of)),
  one: (resource) => change(labels.one(resource)),
  many: (resource) => change(labels.many(resource)),
})

function fieldNamed(resource: string, name: string): Field | undefined {
  for (const fields of [registry.get(resource)?.fields, systemFields] as readonly (Fields | undefined)[])
    if (fields && Object.hasOwn(fields, name)) return fields[name]
  return undefined
}

const valueLabelsOf = (field: Field | undefined): Readonly<Record<string, Label>> =>
  field?.kind === 'choice' ? field.valueLabels : {}

/** Every label there is, with where it is declared: `product.Price`, `product.PriceKind.fixed`, `product (one)`, `any.Id`. */
export const everyLabel = (): readonly (readonly [where: string, label: Label])[] => [
  ...Object.entries(systemFields).map(([name, { label }]) => [`any.${name}`, label] as const),
  ...[...registry.values()].flatMap((resource) => [
    [`${resource.name} (one)`, resource.label.one] as const,
    [`${resource.name} (many)`, resource.label.many] as const,
    ...fieldsOf(resource).flatMap(([name, field]) => [
      [`${resource.name}.${name}`, field.label] as const,
      ...Object.entries(valueLabelsOf(field)).map(
        ([value, label]) => [`${resource.name}.${name}.${value}`, label] as const,
      ),
    ]),
  ]),
]
