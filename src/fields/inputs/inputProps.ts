import type { FieldOf, Kind, Resource } from '#resources'

export type FormMode = 'create' | 'edit'

/**
 * The props of every input. It reads its value from react-hook-form's context, which our form or react-admin's
 * provides.
 */
export interface InputProps<K extends Kind = Kind> {
  /** the resource that declares the field, its label, and which field is the title */
  readonly resource: Pick<Resource, 'name' | 'title'>
  /** the field's declared name; its form values use the answer names (`Country` → `CountryId`) */
  readonly name: string
  readonly field: FieldOf<K>
  /** the form demands a value (spec 5.08) */
  readonly required: boolean
  readonly mode: FormMode
}
