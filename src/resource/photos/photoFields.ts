import { fieldsOf, type FieldOf, type Resource } from '#resources'
import { formFields } from '../form/formFields.ts'

/** What a list of photos asks of each: the name, and the price that the create form requires. */
export interface PhotoFields {
  readonly picture: string
  readonly title: string
  readonly titleField: FieldOf<'text'>
  readonly price: string
  readonly priceField: FieldOf<'number'>
}

/** Undefined for what is not sold, or has no picture that lists show. */
export function photoFieldsOf(resource: Pick<Resource, 'fields' | 'title'>): PhotoFields | undefined {
  const [picture] = fieldsOf(resource).find(([, { kind }]) => kind === 'image') ?? []
  const titleField = resource.fields[resource.title]
  const price = formFields(resource, 'create').find(
    ({ field, required }) => required && field.kind === 'number' && field.unit === 'kyat' && !field.atLeast,
  )
  if (!picture || titleField?.kind !== 'text' || !price) return undefined
  return { picture, title: resource.title, titleField, price: price.name, priceField: price.field as FieldOf<'number'> }
}

/** The query of a management list that shows the photos instead. */
export const photosQuery = 'photos'
export const photosSearch = `?${photosQuery}=1`
