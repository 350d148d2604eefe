import { tmpdir } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { badField, badRequest, type ApiError } from '../errors.ts'
import { readBody } from './body.ts'
import { bodyLimits } from './body/bodyLimits.ts'
import {
  documentedParts,
  email as emailSchema,
  object,
  positiveInteger,
  stringSchema,
  booleanSchema,
} from './documented.ts'
import { readPositive } from './request.ts'
import type { Properties, Schema } from './schemas.ts'
import { isEmail } from './values.ts'
import type { BodyValues } from './bodyIntake.ts'

/** A text part of a body: its schema, how to read it, and the error if it is required but missing or invalid. */
export interface Part<T> {
  readonly name: string
  readonly schema: Schema
  /** Undefined if invalid. */
  readonly read: (text: string) => T | undefined
  readonly refuse: () => ApiError
}

const missing = (name: string) => () => badField(name, refusal.missing)

export const idPart = (
  name: string,
  refuse = () => badRequest(refusal.id),
  more: Partial<Schema> = {},
): Part<number> => ({
  name,
  schema: { ...positiveInteger, ...more } as Schema,
  read: readPositive,
  refuse,
})
export const textPart = (name: string, schema = stringSchema): Part<string> => ({
  name,
  schema,
  read: (text) => text,
  refuse: missing(name),
})
/** True for 1, true or yes, else false. */
export const flagPart = (name: string, example = false): Part<boolean> => ({
  name,
  schema: { ...booleanSchema, example },
  read: (text) => ['1', 'true', 'yes'].includes(text.toLowerCase()),
  refuse: missing(name),
})

export const id = idPart('id')
export const pageId = idPart('pageId', () => badField('pageId', refusal.choosePage))
/** An e-mail address, in lower case. */
export const email: Part<string> = {
  name: 'email',
  schema: emailSchema,
  read: (text) => (isEmail(text.trim()) ? text.trim().toLowerCase() : undefined),
  refuse: () => badField('email', refusal.email),
}
/** An e-mail address that is only compared with one's own, and so not validated. */
export const ownEmail = (name: string): Part<string> => ({
  name,
  schema: emailSchema,
  read: (text) => (text === '' ? undefined : text.trim().toLowerCase()),
  refuse: missing(name),
})

type Parts = readonly Pick<Part<unknown>, 'name' | 'schema'>[]

/** The schema of a body. `declared`: parts that a declaration describes (`declaredParts`). */
export const parts = (required: Parts, optional: Parts = [], declared: Properties = {}): Schema =>
  object(
    { ...Object.fromEntries([...required, ...optional].map(({ name, schema }) => [name, schema])), ...declared },
    required.map(({ name }) => name),
  )

export type TextBody = Awaited<ReturnType<typeof readTextBody>>

/** Reads a body without files, on which authorization does not depend. Only documented parts can be read. */
export async function readTextBody(request: FastifyRequest) {
  const documentedNames = documentedParts(request.routeOptions.schema)
  // Nothing is written there without file parts.
  const rules = {
    ...bodyLimits(request),
    fileParts: new Map(),
    isReady: () => true,
    authorize: async () => {},
    tempFolder: tmpdir(),
  }
  const { values } = await readBody(request, rules)
  const described = <T>(part: Part<T>): Part<T> => {
    if (part.name in documentedNames) return part
    throw new Error(`${request.routeOptions.url} does not document ${part.name}`)
  }
  return {
    /** By lower-case name, as sent. */
    values,
    /** Undefined if missing or invalid. */
    find: <T>(part: Part<T>) => findPart(described(part), values),
    /** @throws ApiError 400, or the part's own error, if missing or invalid */
    require: <T>(part: Part<T>) => requirePart(described(part), values),
    /** Undefined if missing. @throws ApiError if invalid */
    requireIfSent: <T>(part: Part<T>) =>
      values.has(part.name.toLowerCase()) ? requirePart(described(part), values) : undefined,
  }
}

function findPart<T>({ name, read }: Part<T>, values: BodyValues): T | undefined {
  const text = values.get(name.toLowerCase())
  return text === undefined ? undefined : read(text)
}

/** @throws ApiError the part's own error, if missing or invalid */
export function requirePart<T>(part: Part<T>, values: BodyValues): T {
  const value = findPart(part, values)
  if (value === undefined) throw part.refuse()
  return value
}
