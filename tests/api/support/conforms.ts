import type { OpenAPIV3 } from 'openapi-types'

type Schema = OpenAPIV3.SchemaObject | OpenAPIV3.ReferenceObject

/** Resolves a `$ref`. */
export function resolve<T extends object>(document: OpenAPIV3.Document, given: T | OpenAPIV3.ReferenceObject): T {
  if (!('$ref' in given)) return given
  const steps = given.$ref.replace('#/', '').split('/')
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document)
  if (found === undefined) throw new Error(`${given.$ref} is not there`)
  return resolve(document, found as T | OpenAPIV3.ReferenceObject)
}

/** The differences between a value and a schema of OpenAPI 3.0, as far as our document uses it; [] if there are none. */
export function faults(document: OpenAPIV3.Document, given: Schema, value: unknown, at = '$'): string[] {
  const schema = resolve<OpenAPIV3.SchemaObject>(document, given)
  if (value === null) return schema.nullable ? [] : [`${at} is null`]
  const of = (wrong: boolean, what: string) => (wrong ? [`${at} ${what}: ${JSON.stringify(value).slice(0, 80)}`] : [])
  return [
    ...of(schema.enum !== undefined && !schema.enum.includes(value), 'is none of the values'),
    ...of(schema.type !== undefined && !isOfType(schema.type, value), `is no ${schema.type}`),
    ...(schema.allOf ?? []).flatMap((part) => faults(document, part, value, at)),
    ...(typeof value === 'number' ? of(!isWithin(schema, value), 'is out of bounds') : []),
    ...(typeof value === 'string' ? of(!isWellFormed(schema, value), 'has another form') : []),
    ...(Array.isArray(value) ? ofArray(document, schema as OpenAPIV3.ArraySchemaObject, value, at) : []),
    ...(isPlain(value) ? ofObject(document, schema, value, at) : []),
  ]
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  return type === 'object' ? isPlain(value) : typeof value === type
}

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: OpenAPIV3.SchemaObject, value: number) =>
  value >= minimum && value <= maximum

function isWellFormed({ pattern, format, minLength = 0, maxLength = Infinity }: OpenAPIV3.SchemaObject, value: string) {
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return false
  if (format === 'date-time' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return false
  if (format === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) return false
  return value.length >= minLength && value.length <= maxLength
}

function ofArray(document: OpenAPIV3.Document, schema: OpenAPIV3.ArraySchemaObject, value: unknown[], at: string) {
  const { minItems = 0, maxItems = Infinity } = schema
  const count = value.length < minItems || value.length > maxItems ? [`${at} holds ${value.length}`] : []
  return [...count, ...value.flatMap((item, index) => faults(document, schema.items ?? {}, item, `${at}[${index}]`))]
}

function ofObject(
  document: OpenAPIV3.Document,
  { properties = {}, required = [], additionalProperties }: OpenAPIV3.SchemaObject,
  value: Record<string, unknown>,
  at: string,
): string[] {
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`)
  const inside = Object.entries(value).flatMap(([name, one]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    if (schema === false) return [`${at}.${name} is not described`]
    return typeof schema === 'object' ? faults(document, schema, one, `${at}.${name}`) : []
  })
  return [...missing, ...inside]
}
