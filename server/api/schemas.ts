import type { OpenAPIV3 } from 'openapi-types'
import {
  asTypedPart,
  camel,
  fieldsOf,
  partNames,
  weekdays,
  type AnyRecord,
  type Field,
  type FieldOf,
  type Kind,
  type Resource,
} from '#resources'
import type { UploadKind } from '../uploads/upload.ts'
import { maxLength } from '../uploads/limits.ts'

/** `x-upload`: the part carries a picture, or any file, which readers of bodies go by. */
export type Schema = OpenAPIV3.SchemaObject & { 'x-upload'?: UploadKind }
export type Properties = Record<string, Schema>
/** How a request carries its fields; pictures, files and hours look different in each. */
export type Media = 'multipart/form-data' | 'application/x-www-form-urlencoded' | 'application/json'

interface Described<K extends Kind> {
  /** The answer fields. */
  answer: (name: string, field: FieldOf<K>) => Properties
  /** The request parts (docs/rules.md#form-parts). */
  part: (name: string, field: FieldOf<K>, media: Media) => Properties
}

const orNull = (schema: Schema): Schema => ({ ...schema, nullable: true })
const string = { type: 'string' } as const
const id: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
const time: Schema = { type: 'string', format: 'date-time' }
const storedName: Schema = { type: 'string', description: 'A bare stored name, served at /uploads/{file}.' }
const stringAnswer = (name: string): Properties => ({ [name]: orNull(string) })

/** A part that is text with this example. */
const written =
  (example: string, more: Omit<Schema, 'type'> = {}) =>
  (name: string): Properties => ({ [camel(name)]: { type: 'string', example, ...more } as Schema })

/** A text people write, and the part by which its writer says how it was typed (docs/rules.md#as-typed). */
const words =
  (example: string, maxLength: number) =>
  (name: string): Properties => ({
    ...written(example, { maxLength })(name),
    [asTypedPart(name)]: {
      type: 'boolean',
      default: false,
      description: `True: ${camel(name)} is right as typed and must not be read as Zawgyi.`,
      example: false,
    } satisfies Schema,
  })

/** A picture of one transparent pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const upload = (name: string, media: Media, kind: UploadKind, example: string): Properties => ({
  [camel(name)]:
    media === 'multipart/form-data'
      ? { type: 'string', format: 'binary', 'x-upload': kind, description: 'The bytes, or a base64 data URL as text.' }
      : { type: 'string', description: 'A base64 data URL.', pattern: '^data:', example },
})

const spans: Schema = {
  type: 'array',
  maxItems: 4,
  items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'string', pattern: '^\\d\\d:\\d\\d$' } },
}
const hours: Schema = {
  type: 'object',
  description: 'Opening spans by weekday; a day left out is closed. `exceptions` holds dates that differ.',
  properties: {
    ...Object.fromEntries(weekdays.map((day) => [day, spans])),
    exceptions: { type: 'object', additionalProperties: spans },
  },
  additionalProperties: false,
}
const hoursExample = { mon: [['09:00', '17:30']] }

function numberSchema(field: FieldOf<'number'>): Schema {
  const { min, max, integer } = field
  return {
    type: integer ? 'integer' : 'number',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  }
}

/** What each kind looks like to a caller. Complete by construction. */
const kinds = {
  text: { answer: stringAnswer, part: words('Shwe Tea House', maxLength.text) },
  longText: { answer: stringAnswer, part: words('Tea and snacks since 1987.', maxLength.longText) },
  email: { answer: stringAnswer, part: written('name@example.com', { format: 'email' }) },
  url: { answer: stringAnswer, part: written('https://shop.example/', { pattern: '^https?://' }) },
  phone: {
    answer: (name) => ({ [name]: orNull(string), [`${name}E164`]: orNull({ type: 'string', pattern: '^\\+\\d+$' }) }),
    part: written('09 421 000 111'),
  },
  number: {
    answer: (name, field) => ({ [name]: orNull(numberSchema(field)) }),
    part: (name, field) => ({
      [camel(name)]: { ...numberSchema(field), example: Math.min(field.max ?? 1, Math.max(field.min ?? 1, 1)) },
    }),
  },
  count: { answer: (name) => ({ [name]: { type: 'number', minimum: 0 } }), part: () => ({}) },
  time: {
    answer: (name) => ({ [name]: orNull(time) }),
    part: written('2026-04-13T09:00:00Z', { format: 'date-time' }),
  },
  image: {
    answer: (name) => ({ [name]: orNull(storedName) }),
    part: (name, _field, media) => upload(name, media, 'image', pixel),
  },
  file: {
    answer: (name) => ({ [`${name}URL`]: orNull(storedName) }),
    part: (name, _field, media) => upload(name, media, 'file', 'data:text/plain;base64,VGVh'),
  },
  choice: {
    answer: (name, { values }) => ({ [name]: { type: 'string', nullable: true, enum: [...values, null] } }),
    part: (name, { values }) => ({ [camel(name)]: { type: 'string', enum: [...values], example: values[0] } }),
  },
  status: {
    answer: (name) => ({
      [name]: { type: 'integer', enum: [0, 1, 2, 9], description: '0 hidden, 1 active, 2 sold, 9 active and verified' },
      Held: { type: 'boolean', description: 'Hidden by moderation, whatever its status.' },
    }),
    part: (name) => ({ [camel(name)]: { type: 'integer', enum: [0, 1, 2], example: 1 } }),
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
      [camel(name)]:
        media === 'application/json'
          ? { ...hours, example: hoursExample }
          : { type: 'string', description: 'Opening hours as JSON.', example: JSON.stringify(hoursExample) },
    }),
  },
  reference: {
    answer: (name) => ({ [`${name}Id`]: orNull(id) }),
    part: (name, { to }) => ({ [`${camel(name)}Id`]: { ...id, description: `The Id of a ${to}.`, example: 1 } }),
  },
  references: {
    answer: (name, field) => ({
      [`${name}Ids`]: orNull({ type: 'string', pattern: '^\\d+(,\\d+)*$', example: '1,4' }),
      [field.names]: orNull({ type: 'string', example: 'Food, Hotel' }),
      ...(field.burmeseNames ? { [field.burmeseNames]: orNull({ type: 'string', example: 'အစားအသောက်, ဟိုတယ်' }) } : {}),
      [`${name}Name`]: orNull({ type: 'string', description: 'The first of them.' }),
    }),
    part: (name, { to }) => ({
      [`${camel(name)}Ids`]: { type: 'string', description: `Ids of ${to} records, in order.`, example: '1' },
    }),
  },
} satisfies { [K in Kind]: Described<K> }

function degrees(limit: number): Schema {
  return { type: 'number', minimum: -limit, maximum: limit }
}

const describe = (field: Field) => kinds[field.kind] as Described<Kind>

const system: Record<keyof AnyRecord & string, Schema> = {
  Id: id,
  CreatedAt: time,
  UpdatedAt: time,
  Version: { type: 'integer', minimum: 1, description: 'Send it along with a PATCH to find out concurrent changes.' },
}
/** A record as a GET answers it: exactly these fields, all of them present. */
export function recordSchema(resource: Resource): Schema {
  const properties: Properties = { ...system, ...(resource.secondId && { [resource.secondId]: id }) }
  for (const [name, field] of fieldsOf(resource)) {
    const fields = describe(field).answer(name, field)
    for (const [key, schema] of Object.entries(fields)) properties[key] = field.ownersOnly ? orNull(schema) : schema
  }
  for (const name of Object.keys(resource.joined)) properties[name] = orNull(string)
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

/** The parts of these fields alone, for a route that takes no others, even of one no form may set; none carries a file. */
export const declaredParts = (resource: Resource, names: readonly string[]): Properties =>
  Object.assign(
    {},
    ...fieldsOf(resource)
      .filter(([name]) => names.includes(name))
      .map(([name, field]) => describe(field).part(name, field, 'application/json')),
  )

/** The parts of a create (with what it demands) or of a change, and those that a route of its own reads besides. */
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
    // What the server demands on create it takes once, even of a field no later form may set: pageId, typeName.
    if (field.readOnly && !(field.required && act === 'create')) continue
    const parts = describe(field).part(name, field, media)
    Object.assign(properties, parts)
    if (field.required && act === 'create') required.push(...partNames(name, field))
  }
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
}
