import { registry } from '../index.ts'
import { fieldsOf, weekdays, type Field, type Imports, type Kind, type Resource } from '../kit.ts'

/** What a table that is imported may have (docs/rules.md#import). */

/** Null: tables of these records cannot be imported. */
export const importsOf = (resource: Resource): Imports | null =>
  resource.imports ?? (resource.access === 'contents' ? {} : null)

export const importable = (): Resource[] => [...registry.values()].filter((resource) => importsOf(resource) !== null)

/** What no cell of a table holds, or nobody but the server sets. */
const leftOut: ReadonlySet<Kind> = new Set(['image', 'pictures', 'file', 'count'])
/** The fields of a resource that a table may fill. Its page is one of them, though no form sets it. */
export const importedFields = (resource: Resource): [string, Field][] =>
  fieldsOf(resource).filter(
    ([name, field]) => !leftOut.has(field.kind) && (!field.readOnly || resource.under.includes(name)),
  )

/** What a column may be mapped to: a field or, after a dot, a part of one. */
export const importTargets = (resource: Resource): string[] =>
  importedFields(resource).flatMap(([name, field]) => {
    if (field.kind === 'place') return ['Latitude', 'Longitude']
    if (field.kind === 'hours') return [name, ...[...weekdays, 'exceptions'].map((day) => `${name}.${day}`)]
    const made = field.kind === 'reference' && importsOf(resource)?.makes?.includes(name) && registry.get(field.to)
    return made
      ? [name, ...Object.keys(made.fields).flatMap((of) => (of === made.title ? [] : `${name}.${of}`))]
      : [name]
  })
