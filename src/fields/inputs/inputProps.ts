import type { FieldOf, Kind, Resource } from '#resources'

export type FormMode = 'create' | 'edit'

/** What every input is given. It finds its value through react-hook-form's context, ours or react-admin's. */
export interface InputProps<K extends Kind = Kind> {
  /** whose field it is: the label stands in its declaration */
  readonly resource: Pick<Resource, 'name'>
  /** the field's name in its declaration; the values stand under its answer names (`Country` → `CountryId`) */
  readonly name: string
  readonly field: FieldOf<K>
  /** the form insists on a value (spec 5.08) */
  readonly required: boolean
  readonly mode: FormMode
}
