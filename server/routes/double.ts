import type { FastifyInstance } from 'fastify'
import { declarations, isEmptyPart } from '#resources'
import { readPhone, toPhoneDigits } from '#resources/text/index.ts'
import { numbersIn } from '#resources/text/phoneShown.ts'
import { serializeRecord } from '../api/answer.ts'
import { documented, booleanSchema, closedObject, positiveInteger, stringSchema } from '../api/documented.ts'
import { countDoubleCheck } from '../api/limits.ts'
import { requireActor } from '../api/request.ts'
import { declaredParts } from '../api/schemas.ts'
import { parts, readTextBody } from '../api/body/textBody.ts'
import { readUnwritten } from '../api/values.ts'
import { viewerOf } from '../auth/actor.ts'
import { findDoubles, maxDoubles } from '../db/pages/doubles.ts'
import { findRecords } from '../db/records/records.ts'
import type { Services } from '../http/services.ts'

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

/** Pages that a new one would double, asked before it is made (docs/rules.md#doubles). */
export function doubleRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  app.post(
    '/page/api/doubles',
    documented('Public pages that a new one may double: with the same number, or near and named alike', {
      countedAs: 'read',
      body: parts([], [], declaredParts(page, asked)),
      answer: {
        type: 'array',
        maxItems: maxDoubles,
        items: closedObject({
          Id: positiveInteger,
          ...Object.fromEntries(shown.map((name) => [name, text])),
          SameNumber: booleanSchema,
          Similarity: { type: 'number', minimum: 0, maximum: 1 },
          Metres: { type: 'integer', nullable: true, minimum: 0, description: 'Null: one of the two has no place.' },
        }),
      },
    }),
    async (request) => {
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
      return doubles.flatMap((double) => {
        const row = rows.get(double.Id)
        if (!row) return []
        const answer = serializeRecord(page, row, who) as Record<string, unknown>
        return { ...Object.fromEntries(shown.map((name) => [name, answer[name] ?? null])), ...double }
      })
    },
  )
}

/** All numbers in a field. One that cannot be read has no double. */
const numbersOf = (typed = ''): string[] =>
  isEmptyPart(typed) ? [] : numbersIn(toPhoneDigits(typed)).flatMap((number) => readPhone(number).e164 ?? [])
