import { matchKinds } from '#resources/searchOrders.ts'
import type { OpenAPIV3 } from 'openapi-types'
import {
  asTypedPart,
  toCamelCase,
  fieldsOf,
  maxEmailLength,
  maxPhoneLength,
  maxPictures,
  maxTextLength,
  maxUrlLength,
  newPictureName,
  partNames,
  picturesOrderPart,
  requireResource,
  type AnyRecord,
  type Field,
  type FieldOf,
  type Kind,
  type Resource,
} from '#resources'
import { joinedOf } from '#resources/cards.ts'
import { hours, hoursExample, maxHoursLength } from './hoursSchema.ts'
import type { UploadKind } from '../uploads/upload.ts'

/** `x-upload`: the part is a picture or a file. */
export type Schema = OpenAPIV3.SchemaObject & { 'x-upload'?: UploadKind }
export type Properties = Record<string, Schema>
/** The content types of a body. Pictures, files and hours differ by type. */
export type Media = 'multipart/form-data' | 'application/x-www-form-urlencoded' | 'application/json'

interface Described<K extends Kind> {
  answer: (name: string, field: FieldOf<K>) => Properties
  /** The parts of a request (docs/rules.md#form-parts). */
  part: (name: string, field: FieldOf<K>, media: Media) => Properties
}

const orNull = (schema: Schema): Schema => ({ ...schema, nullable: true })
const string = { type: 'string' } as const
const id: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
const dateTime: Schema = { type: 'string', format: 'date-time' }
const storedName: Schema = { type: 'string', description: 'A bare stored name, served at /uploads/{file}.' }
const stringAnswer = (name: string): Properties => ({ [name]: orNull(string) })

const stringPart =
  (example: string, more: Omit<Schema, 'type'> = {}) =>
  (name: string): Properties => ({ [toCamelCase(name)]: { type: 'string', example, ...more } as Schema })

/** A text that people write, and the part that says how it was typed (docs/rules.md#as-typed). */
const textParts =
  (example: string) =>
  (name: string, field: FieldOf<'text' | 'longText'>): Properties => ({
    ...stringPart(example, { maxLength: maxTextLength(field) })(name),
    [asTypedPart(name)]: {
      type: 'boolean',
      default: false,
      description: `True: ${toCamelCase(name)} is right as typed and must not be read as Zawgyi.`,
      example: false,
    } satisfies Schema,
  })

const onePixelPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const binaryPart: Schema = {
  type: 'string',
  format: 'binary',
  description: 'The bytes, or a base64 data URL as text.',
}
const dataUrlPart: Schema = { type: 'string', description: 'A base64 data URL.', pattern: '^data:' }

export const filePart = (name: string, media: Media, kind: UploadKind, example: string): Properties => ({
  [toCamelCase(name)]:
    media === 'multipart/form-data' ? { ...binaryPart, 'x-upload': kind } : { ...dataUrlPart, example },
})

/** In characters: 100 ids. */
const maxIdsLength = 1200
/** In characters: twice as many names as a field has pictures, since what is left out may be named by mistake; more than it has choices. */
const maxOrderLength = 1000

function numberSchema(field: FieldOf<'number'>): Schema {
  const { min, max, integer } = field
  return {
    type: integer ? 'integer' : 'number',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  }
}

/** The schemas of each kind of field. Complete: a kind without an entry does not compile. */
const schemasByKind = {
  text: { answer: stringAnswer, part: textParts('Shwe Tea House') },
  longText: { answer: stringAnswer, part: textParts('Tea and snacks since 1987.') },
  email: { answer: stringAnswer, part: stringPart('name@example.com', { format: 'email', maxLength: maxEmailLength }) },
  url: {
    answer: stringAnswer,
    part: stringPart('https://shop.example/', { maxLength: maxUrlLength }),
  },
  phone: {
    answer: (name) => ({ [name]: orNull(string), [`${name}E164`]: orNull({ type: 'string', pattern: '^\\+\\d+$' }) }),
    part: stringPart('09 421 000 111', { maxLength: maxPhoneLength }),
  },
  number: {
    answer: (name, field) => ({ [name]: orNull(numberSchema(field)) }),
    part: (name, field) => ({
      [toCamelCase(name)]: { ...numberSchema(field), example: Math.min(field.max ?? 1, Math.max(field.min ?? 1, 1)) },
    }),
  },
  count: { answer: (name) => ({ [name]: { type: 'number', minimum: 0 } }), part: () => ({}) },
  time: {
    answer: (name) => ({ [name]: orNull(dateTime) }),
    part: (name, { listed }) => ({
      [toCamelCase(name)]: {
        ...dateTime,
        maxLength: 40,
        example: listed === 'until' ? '2036-04-16T18:00:00Z' : '2026-04-13T09:00:00Z',
        ...(listed && { description: `In public lists ${listed} then; empty: no such moment, \`now\`: this one.` }),
      },
    }),
  },
  date: {
    answer: (name) => ({ [name]: orNull({ type: 'string', format: 'date' }) }),
    part: stringPart('2026-04-13', { format: 'date', maxLength: 40 }),
  },
  image: {
    answer: (name) => ({ [name]: orNull(storedName) }),
    part: (name, _field, media) => filePart(name, media, 'image', onePixelPng),
  },
  pictures: {
    answer: (name) => ({ [name]: { type: 'array', maxItems: maxPictures, items: storedName } }),
    part: (name, _field, media) => ({
      [toCamelCase(name)]: {
        type: 'array',
        maxItems: maxPictures,
        description: 'In order. A change adds them; an empty text takes away those of before.',
        ...(media === 'multipart/form-data'
          ? { items: binaryPart, 'x-upload': 'image' as const }
          : { items: dataUrlPart, example: [onePixelPng] }),
      },
      [picturesOrderPart(name)]: {
        type: 'string',
        maxLength: maxOrderLength,
        description: `Which pictures stay, and in which order. ${newPictureName(1)}, ${newPictureName(2)}, … are those that this request brings.`,
        example: newPictureName(1),
      },
    }),
  },
  file: {
    answer: (name) => ({
      [`${name}URL`]: orNull(storedName),
      [`${name}Name`]: orNull({ type: 'string', example: 'menu.pdf' }),
    }),
    part: (name, _field, media) => filePart(name, media, 'file', 'data:text/plain;base64,VGVh'),
  },
  choice: {
    answer: (name, { values }) => ({ [name]: { type: 'string', nullable: true, enum: [...values, null] } }),
    part: (name, { values }) => ({ [toCamelCase(name)]: { type: 'string', enum: [...values], example: values[0] } }),
  },
  choices: {
    answer: (name, { values }) => ({ [name]: { type: 'array', items: { type: 'string', enum: [...values] } } }),
    part: (name, { values }) => ({
      [toCamelCase(name)]: {
        type: 'string',
        maxLength: maxOrderLength,
        description: `Of ${values.join(', ')}, joined by commas; empty for none.`,
        example: values.slice(0, 2).join(','),
      },
    }),
  },
  status: {
    answer: (name) => ({
      [name]: { type: 'integer', enum: [0, 1, 2, 9], description: '0 hidden, 1 active, 2 sold, 9 active and verified' },
      Held: { type: 'boolean', description: 'Hidden by moderation, whatever its status.' },
    }),
    part: (name) => ({ [toCamelCase(name)]: { type: 'integer', enum: [0, 1, 2], example: 1 } }),
  },
  place: {
    answer: () => ({ Latitude: degrees(90), Longitude: degrees(180) }),
    part: () => ({
      latitude: { ...degrees(90), example: 16.8 },
      longitude: { ...degrees(180), example: 96.16 },
    }),
  },
  hours: {
    answer: (name) => ({ [name]: orNull(hours) }),
    part: (name, _field, media) => ({
      [toCamelCase(name)]:
        media === 'application/json'
          ? { ...hours, example: hoursExample }
          : {
              type: 'string',
              maxLength: maxHoursLength,
              description: 'Opening hours as JSON.',
              example: JSON.stringify(hoursExample),
            },
    }),
  },
  reference: {
    answer: (name, { absentAs }) => ({
      [`${name}Id`]: orNull(id),
      ...(absentAs && { [absentAs]: { type: 'boolean', description: 'Whether there is none.' } }),
    }),
    part: (name, { to }) => ({ [`${toCamelCase(name)}Id`]: { ...id, description: `The Id of a ${to}.`, example: 1 } }),
  },
  references: {
    answer: (name, field) => ({
      [`${name}Ids`]: orNull({ type: 'string', pattern: '^\\d+(,\\d+)*$', example: '1,4' }),
      [field.names]: orNull({ type: 'string', example: 'Food, Hotel' }),
      ...(field.burmeseNames ? { [field.burmeseNames]: orNull({ type: 'string', example: 'အစားအသောက်, ဟိုတယ်' }) } : {}),
      [`${name}Name`]: orNull({ type: 'string', description: 'The first of them.' }),
    }),
    part: (name, { to }) => ({
      [`${toCamelCase(name)}Ids`]: {
        type: 'string',
        maxLength: maxIdsLength,
        description: `Ids of ${to} records, in order.`,
        example: '1',
      },
    }),
  },
} satisfies { [K in Kind]: Described<K> }

const degrees = (limit: number): Schema => ({ type: 'number', minimum: -limit, maximum: limit })

const schemasOf = (field: Field) => schemasByKind[field.kind] as Described<Kind>

const systemFields: Record<keyof AnyRecord & string, Schema> = {
  Id: id,
  CreatedAt: dateTime,
  UpdatedAt: dateTime,
  Version: { type: 'integer', minimum: 1, description: 'Send it along with a PATCH to find out concurrent changes.' },
}
/** How a search found it; only its answers say so. */
const match: Properties = { Match: { type: 'string', enum: [...matchKinds] } }

/** A record in an answer: exactly these fields, all present. */
export function recordSchema(resource: Resource): Schema {
  const properties: Properties = { ...systemFields, ...(resource.idAlias && { [resource.idAlias]: id }) }
  for (const [name, field] of fieldsOf(resource)) {
    const fields = schemasOf(field).answer(name, field)
    for (const [key, schema] of Object.entries(fields)) properties[key] = field.ownersOnly ? orNull(schema) : schema
  }
  Object.assign(properties, joinedSchemas(resource, resource.joined))
  const required = Object.keys(properties)
  return { type: 'object', properties: { ...properties, ...match }, required, additionalProperties: false }
}

const joinedSchemas = (resource: Resource, joined: Readonly<Record<string, string>>): Properties =>
  Object.fromEntries(Object.entries(joined).map(([name, path]) => [name, orNull(joinedSchema(resource, path))]))

/** What is at the end of a path such as `Page.Country.Thumbnail`. */
function joinedSchema(resource: Resource, path: string): Schema {
  const steps = path.split('.')
  const last = steps.pop()!
  const at = steps.reduce<Resource>((one, step) => {
    const field = one.fields[step]
    return field?.kind === 'reference' ? requireResource(field.to) : one
  }, resource)
  return fieldsOf(at).reduce<Schema>(
    (found, [name, field]) => schemasOf(field).answer(name, field)[last] ?? found,
    string,
  )
}

/** A record with these of its answer fields and no others. */
export function partSchema(resource: Resource, names: readonly string[]): Schema {
  const all: Properties = {
    CommentCount: { type: 'integer', minimum: 0 },
    ...joinedSchemas(resource, joinedOf(resource)),
    ...(recordSchema(resource).properties as Properties),
  }
  return {
    type: 'object',
    properties: { ...Object.fromEntries(['Id', ...names].map((name) => [name, all[name]!])), ...match },
    required: ['Id', ...names],
    additionalProperties: false,
  }
}

/** The parts of these fields, read-only ones included, for a route that takes no others and no files. */
export const declaredParts = (resource: Resource, names: readonly string[]): Properties =>
  Object.assign(
    {},
    ...fieldsOf(resource)
      .filter(([name]) => names.includes(name))
      .map(([name, field]) => schemasOf(field).part(name, field, 'application/json')),
  )

/** The parts of a create (with those required) or a change, and the route's own parts. */
export function partsSchema(
  resource: Resource,
  act: 'create' | 'change',
  media: Media,
  ownParts: Properties = {},
): Schema {
  const properties: Properties = act === 'change' ? { id, version: { type: 'integer', minimum: 1 } } : {}
  Object.assign(properties, ownParts)
  const required: string[] = []
  for (const [name, field] of fieldsOf(resource)) {
    // A required field is set once on create, even if no form may change it later: pageId, typeName.
    if (field.readOnly && !(field.required && act === 'create')) continue
    const parts = schemasOf(field).part(name, field, media)
    Object.assign(properties, parts)
    if (field.required && act === 'create') required.push(...partNames(name, field))
  }
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
}
