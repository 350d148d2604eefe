/**
 * What must not compile: a sentence that is written where it is said, in one language, or one that is none of the
 * subject's. server/errors.test.ts has this file checked.
 */
import { refusal } from '#resources/refusals.ts'
import { ApiError, badField, badRequest, conflict, forbidden, notFound, tooLarge, unavailable } from '#server/errors.ts'

export const right = [
  badRequest(refusal.someFieldsWrong, { name: refusal.required({ name: 'Name', label: { en: 'Name', my: 'အမည်' } }) }),
  badField('price', refusal.atLeast({ least: 5 })),
  forbidden(),
]

export const wrong = [
  // @ts-expect-error a sentence of its own
  badRequest('Wrong.'),
  // @ts-expect-error in both languages, but beside the subject
  badRequest({ in: ({ language }) => ({ en: 'Wrong.', my: 'မှားနေပါသည်။' })[language] }),
  // @ts-expect-error at the field
  badRequest(refusal.someFieldsWrong, { name: 'Too long.' }),
  // @ts-expect-error at the one field
  badField('name', 'Too long.'),
  // @ts-expect-error whatever the status
  forbidden('Not you.'),
  // @ts-expect-error
  notFound('Gone.'),
  // @ts-expect-error
  conflict('Taken.'),
  // @ts-expect-error
  tooLarge('Large.'),
  // @ts-expect-error
  unavailable(2, 'Down.'),
  // @ts-expect-error
  new ApiError(416, 'No such part.'),
  // @ts-expect-error one language of it
  badRequest(refusal.number.in({ language: 'en', digits: 'latin' })),
  // @ts-expect-error no such sentence
  badRequest(refusal.nothingOfTheKind),
  // @ts-expect-error its parameter is missing
  badRequest(refusal.atLeast),
  // @ts-expect-error a parameter of another kind
  badRequest(refusal.atLeast({ least: '5' })),
  // @ts-expect-error another parameter
  badRequest(refusal.atLeast({ most: 5 })),
]
