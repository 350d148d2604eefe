import { tmpdir } from 'node:os'
import type { FastifyRequest } from 'fastify'
import { isEmptyPart } from '#resources'
import { isEmail, lowerCaseAddress } from '#resources/emailAddress.ts'
import { refusal } from '#resources/refusals.ts'
import { badField, badRequest, type ApiError } from '../../errors.ts'
import { readBody } from './readBody.ts'
import { bodyLimits } from './bodyLimits.ts'
import {
  documentedParts,
  email as emailSchema,
  object,
  positiveInteger,
  stringSchema,
  booleanSchema,
} from '../documented.ts'
import { readFlag, readPositive } from '../request.ts'
import type { Properties, Schema } from '../schemas.ts'
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

/** A part that says yes or no; empty means no. */
export const flagPart = (name: string, example = false): Part<boolean> => ({
  name,
  schema: { ...booleanSchema, example },
  read: readFlag,
  refuse: () => badRequest(refusal.trueOrFalse({ name }), { [name]: refusal.yesOrNo }),
})
/** As `flagPart`, but empty is no answer. */
export const answerPart = (name: string, example = false): Part<boolean> => ({
  ...flagPart(name, example),
  read: (text) => (isEmptyPart(text) ? undefined : readFlag(text)),
})

export const id = idPart('id')
export const pageId = idPart('pageId', () => badField('pageId', refusal.choosePage))
/** An e-mail address, its ASCII letters in lower case. */
export const email: Part<string> = {
  name: 'email',
  schema: emailSchema,
  read: (text) => (isEmail(text.trim()) ? lowerCaseAddress(text.trim()) : undefined),
  refuse: () => badField('email', refusal.email),
}
/** An e-mail address that is only compared with one's own, and so not validated. */
export const ownEmail = (name: string): Part<string> => ({
  name,
  schema: emailSchema,
  read: (text) => (text === '' ? undefined : lowerCaseAddress(text.trim())),
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
