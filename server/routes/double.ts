import type { FastifyInstance } from 'fastify'
import { declarations, isEmptyPart } from '#resources'
import { readPhone, toPhoneDigits } from '#resources/text/index.ts'
import { numbersIn } from '#resources/text/phoneShown.ts'
import { serializeRecord, writeResponse } from '../api/answer.ts'
import { act, call } from '../api/call.ts'
import { arrayOf, booleanSchema, closedObject, object, positiveInteger, stringSchema } from '../api/documented.ts'
import { countDoubleCheck } from '../api/limits.ts'
import { readAfter, requireActor } from '../api/request.ts'
import { declaredParts } from '../api/schemas.ts'
import { answerPart, id, idPart, parts, readTextBody } from '../api/body/textBody.ts'
import { readUnwritten } from '../api/values.ts'
import { viewerOf } from '../auth/actor.ts'
import { findDoubles, maxDoubles } from '../db/pages/doubles.ts'
import { findAlikeBefore, findSameContacts, setDistinct, withNames } from '../db/pages/possibleDoubles.ts'
import { noLongerThere, recordExists } from '../db/records/uses.ts'
import { findRecords } from '../db/records/records.ts'
import type { Services } from '../http/services.ts'
import { requireSuperAdmin } from './import.ts'

const { page } = declarations
const names = ['Name', 'BurmeseName'] as const
const phones = ['PhoneOne', 'PhoneTwo', 'PhoneThree', 'Viber', 'WhatsApp'] as const
const asked: readonly string[] = [...names, ...phones, 'Address', 'Location']
/** What a person needs to tell whether a page is theirs. No phone number: who found the page by one has typed it. */
const shown = [
  'Name',
  'BurmeseName',
  'Thumbnail',
  'CategoryName',
  'Address',
  'TownName',
  'TownBurmeseName',
  'Closure',
] as const
const text = { ...stringSchema, nullable: true }

const double = closedObject({
  Id: positiveInteger,
  ...Object.fromEntries(shown.map((name) => [name, text])),
  SameNumber: booleanSchema,
  Similarity: { type: 'number', minimum: 0, maximum: 1 },
  Metres: { type: 'integer', nullable: true, minimum: 0, description: 'Null: one of the two has no place.' },
})

/** Pages that a new one would double, asked before it is made (docs/rules.md#doubles). */
export function doubleRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  call(app, 'POST /page/api/doubles', {
    summary: 'Public pages that a new one may double: with the same number, or near and named alike',
    countedAs: 'read',
    body: parts([], [], declaredParts(page, asked)),
    answer: arrayOf(double, { maxItems: maxDoubles }),
    async handler(request) {
      const who = requireActor(request)
      await countDoubleCheck(services, who.profileId)
      const { values } = await readTextBody(request)
      const { columns } = await readUnwritten(page, asked, values)
      const [latitude, longitude] = [Number(columns['Latitude'] ?? 0), Number(columns['Longitude'] ?? 0)]
      const doubles = await findDoubles(
        db,
        {
          names: names.map((name) => String(columns[name] ?? '')).filter((name) => name !== ''),
          phones: [...new Set(phones.flatMap((name) => numbersOf(values.get(name.toLowerCase()))))],
          address: String(columns['Address'] ?? ''),
          near: latitude && longitude ? { latitude, longitude } : null,
        },
        viewerOf(request),
      )
      const ids = doubles.map(({ Id }) => Id)
      const rows = new Map((await findRecords(db, page, ids)).map((row) => [row.Id, row]))
      return doubles.flatMap((found) => {
        const row = rows.get(found.Id)
        if (!row) return []
        const answer = serializeRecord(page, row, who) as Record<string, unknown>
        return { ...Object.fromEntries(shown.map((name) => [name, answer[name] ?? null])), ...found }
      })
    },
  })
}

const otherId = idPart('otherId')
const distinct = answerPart('distinct', true)
/** Before all ids. */
const newest = 2_147_483_647

/** Pages that may be one business, for super admins to merge or to tell apart (docs/rules.md#doubles). */
export function possibleDoubleRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  call(app, 'GET /page/api/possibleDoubles', {
    summary:
      'Pairs with one number or web address; with after, those of a portion of pages that are near and named alike',
    query: { after: positiveInteger },
    answer: closedObject({
      Pairs: arrayOf(object({})),
      Next: { ...positiveInteger, nullable: true, description: 'To be asked for as after; null: that were all.' },
    }),
    refusals: [400, 403],
    right: requireSuperAdmin,
    async handler(request) {
      const before = readAfter(request)[0]
      if (before === undefined) return { Pairs: await withNames(db, await findSameContacts(db)), Next: newest }
      const { pairs, next } = await findAlikeBefore(db, before)
      return { Pairs: await withNames(db, pairs), Next: next }
    },
  })
  act(app, services, 'POST /page/api/distinct', {
    summary: 'Say of two pages that look like one that they are two, or that they may be one after all',
    required: { one: id, other: otherId, distinct },
    refusals: [403, 404],
    right: requireSuperAdmin,
    async work(tx, _who, { one, other, distinct: isDistinct }) {
      for (const each of [one, other])
        if (!(await recordExists(tx, page, each))) throw await noLongerThere(tx, page, each)
      await setDistinct(tx, one, other, isDistinct)
      return writeResponse(one, null, 'Updated')
    },
  })
}

/** All numbers in a field. One that cannot be read has no double. */
const numbersOf = (typed = ''): string[] =>
  isEmptyPart(typed) ? [] : numbersIn(toPhoneDigits(typed)).flatMap((number) => readPhone(number).e164 ?? [])
