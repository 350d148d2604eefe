import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, may } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { isDate, localTime } from '#resources/openingHours.ts'
import { actKinds, dayAfter, maxActBytes, maxDaysAsked, maxWordLength, pageNumbers } from '#resources/pageStats.ts'
import { refusal } from '#resources/refusals.ts'
import { writeResponse } from '../api/answer.ts'
import { call } from '../api/call.ts'
import { arrayOf, closedObject, positiveInteger, stringSchema } from '../api/documented.ts'
import { countableText, isProgram, logUncounted } from '../api/missedSearches.ts'
import { queryReader, requireActor, requireId } from '../api/request.ts'
import { idPart, pageId, parts, readTextBody, textPart } from '../api/body/textBody.ts'
import { actSources, gatheredActs, readPageDays } from '../db/days/acts.ts'
import { casesByAge, countedResources, readDayCounts } from '../db/days/dayCounts.ts'
import { findRecord } from '../db/records/records.ts'
import { badField, forbidden, notFound, tooLarge } from '../errors.ts'
import type { Schema } from '../api/schemas.ts'
import type { Services } from '../http/services.ts'
import { oneOf } from './moderation/case.ts'

const { page } = declarations
const sources = [page.name, ...actSources()]
const kind = oneOf('kind', actKinds, 'view')
const source = oneOf('source', sources, page.name)
const id = idPart('id', () => badField('id', refusal.positiveNumber))
const word = textPart('word', { type: 'string', maxLength: maxWordLength, example: 'tea' })

const count = { type: 'integer', minimum: 0 } as const
const counts = Object.fromEntries(pageNumbers.map((name) => [name, count]))

const day = (description: string): Schema => ({ type: 'string', format: 'date', description })
/** `?from=&to=` of counts by day. */
const dayQuery = {
  from: day('First day in Yangon; by default a week before the last one'),
  to: day('Last day in Yangon; by default today'),
}

/** Numbers for the people of a page (docs/rules.md#page-numbers). */
export function pageStatRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'POST /pageStat/api', {
    summary: 'Something was done with a page, or with a post or product of it: counted, without who did it',
    who: 'everybody',
    // In memory, since it comes often and the database hears of it once a second.
    countedAs: 'read',
    body: parts([pageId, kind], [source, id, word]),
    refusals: [403],
    async handler(request) {
      if (!isOwnOrigin(request, services)) throw forbidden()
      const body = await readTextBody(request)
      const said = [...body.values].reduce((bytes, [name, text]) => bytes + name.length + Buffer.byteLength(text), 0)
      if (said > maxActBytes) throw tooLarge()
      const of = body.require(pageId)
      const act = {
        kind: body.require(kind),
        pageId: of,
        source: body.requireIfSent(source) ?? page.name,
        recordId: body.requireIfSent(id) ?? of,
      }
      const led = countableText(body.find(word) ?? '')
      const { who } = request
      const isOfTeam = who !== null && [...who.owns, ...who.administers].includes(of)
      if (!isOfTeam && !isProgram(request)) {
        const acts = gatheredActs(services.db)
        const onError = logUncounted(services.log)
        acts.add(act, onError)
        if (act.kind === 'view' && led !== null) acts.add({ ...act, kind: 'search', word: led }, onError)
      }
      return writeResponse(of, null, 'Saved')
    },
  })
  app.addHook('onClose', () => gatheredActs(services.db).write())

  call(app, 'GET /pageStat/api/byPageId/:id', {
    summary: 'The numbers of a page by day, of all of it or of one thing; its people and super admins',
    query: { ...dayQuery, source: source.schema, of: { ...positiveInteger, description: 'Id of the one thing' } },
    answer: closedObject({
      days: arrayOf(closedObject({ Day: stringSchema, ...counts })),
      items: arrayOf(
        closedObject({
          Source: stringSchema,
          Id: positiveInteger,
          Title: { ...stringSchema, nullable: true },
          ...counts,
        }),
      ),
      words: arrayOf(closedObject({ Word: stringSchema, Count: count })),
    }),
    refusals: [400, 403, 404],
    async handler(request, _reply, pageIdAsked) {
      const who = requireActor(request)
      if (!(await findRecord(services.db, page, pageIdAsked))) throw notFound()
      if (!may(who, 'change', page, { Id: pageIdAsked })) throw forbidden()
      const query = request.query as Record<string, unknown>
      const one = sources.find((name) => name === query['source'])
      const of = one === undefined ? undefined : { source: one, id: requireId(query['of'] ?? String(pageIdAsked)) }
      return readPageDays(services.db, { pageId: pageIdAsked, ...readDays(request), of })
    },
  })
}

/** How the site does from day to day, for whoever works in the admin area (docs/decisions/numbers.md). */
export function dayCountRoutes(app: FastifyInstance, { db }: Services): void {
  call(app, 'GET /admin/api/days', {
    summary: 'What came by day, and how old the open cases are; of that each role what it may see',
    query: dayQuery,
    answer: closedObject({
      days: arrayOf(closedObject({ Day: stringSchema, Name: stringSchema, Count: count })),
      cases: arrayOf(
        closedObject({ Days: { ...count, nullable: true, description: 'Younger than so many' }, Count: count }),
      ),
    }),
    refusals: [400, 403],
    async handler(request) {
      const who = requireActor(request)
      const names = countedResources
        .filter((resource) => may(who, 'seeHidden', resource))
        .map(({ name }): string => name)
      if (may(who, 'read', declarations.missedSearch)) names.push('search', 'missedSearch')
      if (names.length === 0) throw forbidden()
      const isJudge = may(who, 'moderate', moderationCase)
      const [days, cases] = await Promise.all([
        readDayCounts(db, { ...readDays(request), names }),
        isJudge ? casesByAge(db) : [],
      ])
      return { days, cases }
    },
  })
}

/** Browsers say from where they send: from our own address, or from the shell of the native app. */
function isOwnOrigin({ headers: { origin }, host }: FastifyRequest, { config }: Services): boolean {
  if (origin === undefined) return false
  return config.allowedOrigins.includes(origin) || origin.replace(/^https?:\/\//, '') === host
}

/** @throws ApiError 400 */
function readDays({ query }: Pick<FastifyRequest, 'query'>): { from: string; to: string } {
  const read = queryReader(query)
  const asked = (name: keyof typeof dayQuery) => read(name, (text) => (isDate(text) ? text : undefined), refusal.date)
  const to = asked('to') ?? localTime(new Date()).date
  const from = asked('from') ?? dayAfter(to, -6)
  if (from > to || dayAfter(from, maxDaysAsked) <= to) throw badField('from', refusal.daysAsked({ most: maxDaysAsked }))
  return { from, to }
}
