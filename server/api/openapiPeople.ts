import { reportStates } from '#resources'
import {
  inPath,
  listOf,
  object,
  operation,
  positive,
  writtenSchema,
  type Operation,
  type Paths,
} from './openapiOperation.ts'
import type { Properties, Schema } from './schemas.ts'

export const text = (example: string): Schema => ({ type: 'string', example })
export const email: Schema = { type: 'string', format: 'email', example: 'owner2@demo.example' }
export const yes: Schema = { type: 'boolean' }
export const word: Schema = { type: 'string' }
export const answered = (properties: Properties): Schema => ({
  ...object(properties, Object.keys(properties)),
  additionalProperties: false,
})

/** A write of one's own, by fields without uploads. */
export const write = (
  tag: string,
  summary: string,
  body: Schema | undefined,
  data: string | null,
  more: { who?: 'everybody' | 'signedIn'; errors?: number[]; id?: boolean } = {},
): Operation =>
  operation({
    summary,
    tag,
    who: more.who ?? 'signedIn',
    ...(body && { body }),
    ...(more.id && { parameters: [inPath('id', positive)] }),
    answer: writtenSchema(data),
    errors: [400, ...(more.who === 'everybody' ? [] : [401]), 413, 415, ...(more.errors ?? [])],
  })

const page = object({ pageId: positive }, ['pageId'])

/** Follow and block: by the page's id, twice is once. */
const personal = (name: 'pageFollowing' | 'pageBlock', [add, remove]: [string, string]): Paths => ({
  [`/${name}/api`]: {
    post: write(name, `${add} a page`, page, name, { errors: [404] }),
    delete: write(name, `${remove} a page`, object({ pageId: positive, id: positive }), null, { errors: [404] }),
  },
  [`/${name}/api/{id}`]: {
    delete: write(name, `${remove}, by the record's id`, undefined, null, { id: true, errors: [404] }),
  },
})

const asTyped = { type: 'boolean', example: false, description: 'The words must not be read as Zawgyi.' } as const
const rating = object({
  id: positive,
  stars: { type: 'integer', minimum: 1, maximum: 5, example: 4 },
  description: word,
  descriptionAsTyped: asTyped,
})
const ratingOrAnswer = object({ ...rating.properties, answer: word, answerAsTyped: asTyped } as Properties)

/** Signing in and out, and one's own account. */
export const identityPaths: Paths = {
  '/profile/api/login': {
    post: operation({
      summary: 'An identity token, or an authorization code, for a session; name and e-mail come from the token',
      tag: 'profile',
      who: 'everybody',
      body: object({ token: word, code: word, codeVerifier: word, redirectUri: word }),
      answer: answered({
        jwtToken: word,
        profile: answered({ Name: word, Email: { type: 'string', format: 'email' }, id: positive }),
      }),
      errors: [400, 401, 403, 409, 413, 415],
    }),
  },
  '/profile/api/logout': {
    post: write(
      'profile',
      'End this session, or all of one’s own',
      object({ everywhere: { type: 'boolean', example: false } }),
      null,
    ),
  },
  '/profile/api/byEmail': {
    post: operation({
      summary: 'One’s own profile, as an array of one',
      tag: 'profile',
      who: 'signedIn',
      body: object({ email: { type: 'string', format: 'email', description: 'One’s own.' } }),
      answer: listOf('profile'),
      errors: [400, 401, 403, 413, 415],
    }),
  },
  '/profile/api': {
    delete: write('profile', 'Erase one’s account', object({ email, id: positive }), null, { errors: [403] }),
  },
  '/profile/api/{id}': {
    delete: write('profile', 'Erase one’s account, by its id', undefined, null, { id: true, errors: [403] }),
  },
  '/firebaseToken/api': {
    post: write(
      'firebaseToken',
      'Where push messages reach this device',
      object({ token: text('a-token-of-this-device'), appName: text('Zay') }, ['token']),
      null,
      { who: 'everybody' },
    ),
  },
  '/profile/api/export': {
    get: {
      summary: 'Everything that is one’s own, JSON and pictures, in one zip',
      tags: ['profile'],
      security: [{ bearer: [] }],
      responses: {
        200: {
          description: 'The zip',
          content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
        },
        401: { $ref: '#/components/responses/E401' },
        429: { $ref: '#/components/responses/E429' },
        503: { $ref: '#/components/responses/E503' },
      },
    },
  },
  '/reward/api/total': {
    get: operation({
      summary: 'What one’s own acts have come to',
      tag: 'reward',
      who: 'signedIn',
      answer: answered({ points: { type: 'integer' }, entries: { type: 'integer', minimum: 0 } }),
      errors: [401],
    }),
  },
  '/reward/api/shareOpened': {
    post: write(
      'reward',
      'I came by a link that somebody shared',
      object({ by: { ...positive, example: 1 }, about: text('app'), aboutId: positive }, ['by', 'about']),
      null,
      { errors: [404] },
    ),
  },
  '/report/api/judge': {
    post: write(
      'report',
      'Move a case on; super admins and moderators',
      object(
        {
          id: positive,
          state: { type: 'string', enum: [...reportStates], example: 'reviewing' },
          outcome: word,
          outcomeAsTyped: { type: 'boolean', example: false },
        },
        ['id', 'state'],
      ),
      'report',
      { errors: [403, 404] },
    ),
  },
  '/notification/api/read': {
    post: write(
      'notification',
      'Everything up to that Id has been seen',
      object({ upTo: { ...positive, example: 1 } }, ['upTo']),
      null,
    ),
  },
}

const runners: Paths = {
  '/pageAdmin/api': {
    post: write(
      'pageAdmin',
      'Let somebody help with one’s page',
      object({ pageId: positive, email }, ['pageId', 'email']),
      'pageAdmin',
      {
        errors: [403, 404],
      },
    ),
  },
  '/pageTransfer/api': {
    get: operation({
      summary: 'Pages offered to me, and those I offered',
      tag: 'pageTransfer',
      who: 'signedIn',
      answer: listOf('pageTransfer'),
      errors: [401],
    }),
  },
  '/pageTransfer/api/{id}': {
    get: operation({
      summary: 'One offer, for the page’s owner and super admins',
      tag: 'pageTransfer',
      who: 'signedIn',
      parameters: [inPath('id', positive)],
      answer: listOf('pageTransfer'),
      errors: [400, 401, 403, 404],
    }),
  },
  '/page/api/transfer': {
    post: write(
      'pageTransfer',
      'Offer one’s page to an address',
      object({ pageId: positive, email }, ['pageId', 'email']),
      'pageTransfer',
      {
        errors: [403],
      },
    ),
  },
  '/page/api/transfer/answer': {
    post: write(
      'pageTransfer',
      'Accept or decline; the owner withdraws',
      object({ id: positive, accept: { ...yes, example: false } }, ['id']),
      null,
      {
        errors: [403, 404],
      },
    ),
  },
  '/pageRating/api/own/{pageId}': {
    get: operation({
      summary: 'What I gave this page: one or none',
      tag: 'pageRating',
      who: 'signedIn',
      parameters: [inPath('pageId', positive)],
      answer: listOf('pageRating'),
      errors: [400, 401],
    }),
  },
  '/pageRating/api': {
    post: write(
      'pageRating',
      'Rate a page, or rate it anew',
      object({ ...page.properties, ...rating.properties } as Properties, ['pageId', 'stars']),
      'pageRating',
      {
        errors: [403, 404],
      },
    ),
    patch: write(
      'pageRating',
      'Change one’s rating, or answer it as the page’s owner',
      { ...ratingOrAnswer, required: ['id'] },
      'pageRating',
      {
        errors: [403, 404, 409],
      },
    ),
    delete: write('pageRating', 'Take one’s rating back', object({ id: positive }, ['id']), null, {
      errors: [403, 404],
    }),
  },
  '/pageRating/api/{id}': {
    delete: write('pageRating', 'The same, by path', undefined, null, { id: true, errors: [403, 404] }),
    patch: write('pageRating', 'The same, by path', ratingOrAnswer, 'pageRating', {
      id: true,
      errors: [403, 404, 409],
    }),
  },
}

/** Who runs, follows, blocks and rates a page. */
export const peoplePaths: Paths = {
  ...personal('pageFollowing', ['Follow', 'Unfollow']),
  ...personal('pageBlock', ['Block', 'Unblock']),
  ...runners,
}
