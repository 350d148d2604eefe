import { registry } from './index.ts'
import { fieldsOf, systemFields, type Field, type Fields } from './kit.ts'
import type { Label } from './fields.ts'
import type { Language } from './text/language.ts'

/** What reading screens need of the labels of all declarations in one language. */
export interface RecordLabels {
  /** of a value of a choice; the value itself if the field has no such value */
  readonly value: (resource: string, name: string, value: string) => string
  /** one record, inside a sentence */
  readonly one: (resource: string) => string
  /** one, as those call it who look for it */
  readonly searchedAs: (resource: string) => string
  /** many, as a heading */
  readonly many: (resource: string) => string
}

/** The labels of all declarations in one language. */
export interface DeclaredLabels extends RecordLabels {
  /** of a field, of the section that it begins (`Hours (section)`), or of what is looked after (`upkeep:noOwner`); else the name itself */
  readonly field: (resource: string, name: string) => string
}

const sectionMark = ' (section)'
/** Before the name of what somebody should look after, where a field's name would stand. */
export const upkeepMark = 'upkeep:'

/** Reads labels from the declarations. */
export function declaredLabels(language: Language): DeclaredLabels {
  const labelOf = (resource: string) => registry.get(resource)?.label
  return {
    field: (resource, name) => {
      if (name.startsWith(upkeepMark))
        return registry.get(resource)?.upkeep?.[name.slice(upkeepMark.length)]?.label[language] ?? name
      const begins = name.replace(sectionMark, '')
      const field = findField(resource, begins)
      return (begins === name ? field?.label : field?.section)?.[language] ?? name
    },
    value: (resource, name, value) => valueLabelsOf(findField(resource, name))[value]?.[language] ?? value,
    one: (resource) => labelOf(resource)?.one[language] ?? resource,
    searchedAs: (resource) => (labelOf(resource)?.searchedAs ?? labelOf(resource)?.one)?.[language] ?? resource,
    many: (resource) => labelOf(resource)?.many[language] ?? resource,
  }
}

/** Reads labels from a `labelTable`: the browser's build removes them from the declarations (vite.config.ts). */
export const labelsFrom = (table: Readonly<Record<string, string>>): DeclaredLabels => ({
  field: (resource, name) => table[`${resource}.${name}`] ?? table[`any.${name}`] ?? name,
  value: (resource, name, value) => table[`${resource}.${name}.${value}`] ?? value,
  one: (resource) => table[`${resource} (one)`] ?? resource,
  searchedAs: (resource) => table[`${resource} (searchedAs)`] ?? table[`${resource} (one)`] ?? resource,
  many: (resource) => table[`${resource} (many)`] ?? resource,
})
/** All labels by key, e.g. `product.Price`. */
export const labelTable = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(allLabels().map(([key, label]) => [key, label[language]]))

/** Those that public screens need: what records are called, the choices in those that have a screen, and what can be reported. */
export const readingTable = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(labelTable(language)).filter(([key]) => {
      const [resource = '', field, value] = key.split(/\.| /)
      const isName = field === '(one)' || field === '(searchedAs)' || field === '(many)'
      const { view, about } = registry.get(resource) ?? {}
      const isReported = about?.as === 'reportedAs' && about.type === field
      return isName || (value !== undefined && value !== sectionMark.trim() && (view !== undefined || isReported))
    }),
  )

/** Applies a function to every label. */
export const mapLabels = (labels: DeclaredLabels, change: (text: string) => string): DeclaredLabels => ({
  ...mapRecordLabels(labels, change),
  field: (...keys) => change(labels.field(...keys)),
})

export const mapRecordLabels = (labels: RecordLabels, change: (text: string) => string): RecordLabels => ({
  value: (...keys) => change(labels.value(...keys)),
  one: (resource) => change(labels.one(resource)),
  searchedAs: (resource) => change(labels.searchedAs(resource)),
  many: (resource) => change(labels.many(resource)),
})

function findField(resource: string, name: string): Field | undefined {
  for (const fields of [registry.get(resource)?.fields, systemFields] as readonly (Fields | undefined)[])
    if (fields && Object.hasOwn(fields, name)) return fields[name]
  return undefined
}

const valueLabelsOf = (field: Field | undefined): Readonly<Record<string, Label>> =>
  field?.kind === 'choice' || field?.kind === 'choices' ? field.valueLabels : {}

/** Every label with its key: `product.Price`, `product.PriceKind.fixed`, `product (one)`, `any.Id`. */
export const allLabels = (): readonly (readonly [key: string, label: Label])[] => [
  ...Object.entries(systemFields).map(([name, { label }]) => [`any.${name}`, label] as const),
  ...[...registry.values()].flatMap((resource) => [
    [`${resource.name} (one)`, resource.label.one] as const,
    [`${resource.name} (many)`, resource.label.many] as const,
    ...Object.entries(resource.upkeep ?? {}).map(
      ([name, { label }]) => [`${resource.name}.${upkeepMark}${name}`, label] as const,
    ),
    ...(resource.label.searchedAs ? [[`${resource.name} (searchedAs)`, resource.label.searchedAs] as const] : []),
    ...fieldsOf(resource).flatMap(([name, field]) => [
      [`${resource.name}.${name}`, field.label] as const,
      ...(field.section ? [[`${resource.name}.${name}${sectionMark}`, field.section] as const] : []),
      ...Object.entries(valueLabelsOf(field)).map(
        ([value, label]) => [`${resource.name}.${name}.${value}`, label] as const,
      ),
    ]),
  ]),
]
