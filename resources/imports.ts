import { registry } from './index.ts'
import { fieldsOf, weekdays, type Field, type Imports, type Kind, type Label, type Resource } from './kit.ts'

/** What a table that is imported may have (docs/rules.md#import). */

/** Null: tables of these records cannot be imported. */
export const importsOf = (resource: Resource): Imports | null =>
  resource.imports ?? (resource.access === 'contents' ? {} : null)

export const importable = (): Resource[] => [...registry.values()].filter((resource) => importsOf(resource) !== null)

/** What a column may be mapped to: a field or, after a dot, a part of one. */
export interface ImportTarget {
  readonly name: string
  readonly label: Label
}

/** What no cell of a table holds, or nobody but the server sets. */
const leftOut: ReadonlySet<Kind> = new Set(['image', 'pictures', 'file', 'count'])
const degrees: Readonly<Record<string, Label>> = {
  Latitude: { en: 'Latitude', my: 'လတ္တီတွဒ်' },
  Longitude: { en: 'Longitude', my: 'လောင်ဂျီတွဒ်' },
}
const dayLabels: Readonly<Record<string, Label>> = {
  mon: { en: 'Monday', my: 'တနင်္လာ' },
  tue: { en: 'Tuesday', my: 'အင်္ဂါ' },
  wed: { en: 'Wednesday', my: 'ဗုဒ္ဓဟူး' },
  thu: { en: 'Thursday', my: 'ကြာသပတေး' },
  fri: { en: 'Friday', my: 'သောကြာ' },
  sat: { en: 'Saturday', my: 'စနေ' },
  sun: { en: 'Sunday', my: 'တနင်္ဂနွေ' },
  exceptions: { en: 'special days', my: 'အထူးရက်များ' },
}

/** The fields of a resource that a table may fill. Its page is one of them, though no form sets it. */
export const importedFields = (resource: Resource): [string, Field][] =>
  fieldsOf(resource).filter(
    ([name, field]) => !leftOut.has(field.kind) && (!field.readOnly || resource.under.includes(name)),
  )

export const importTargets = (resource: Resource): ImportTarget[] =>
  importedFields(resource).flatMap(([name, field]) => {
    if (field.kind === 'place') return Object.entries(degrees).map(([name, label]) => ({ name, label }))
    const own = { name, label: field.label }
    const part = (key: string, label: Label) => ({
      name: `${name}.${key}`,
      label: { en: `${field.label.en}: ${label.en}`, my: `${field.label.my} - ${label.my}` },
    })
    if (field.kind === 'hours') return [own, ...[...weekdays, 'exceptions'].map((day) => part(day, dayLabels[day]!))]
    const made = field.kind === 'reference' && importsOf(resource)?.makes?.includes(name) && registry.get(field.to)
    return made
      ? [own, ...fieldsOf(made).flatMap(([of, { label }]) => (of === made.title ? [] : [part(of, label)]))]
      : [own]
  })
