import type { FastifyInstance } from 'fastify'
import { declarations, may } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { dayQuery, readDays } from '../api/askedDays.ts'
import { closedObject, documented, stringSchema } from '../api/documented.ts'
import { requireActor } from '../api/request.ts'
import { casesByAge, countedResources, readDayCounts, searchCounts } from '../db/days/dayCounts.ts'
import { forbidden } from '../errors.ts'
import type { Services } from '../http/services.ts'

const count = { type: 'integer', minimum: 0 } as const

/** How the site does from day to day, for whoever works in the admin area (docs/decisions/numbers.md). */
export function dayCountRoutes(app: FastifyInstance, { db }: Services): void {
  app.get(
    '/admin/api/days',
    documented('What came by day, and how old the open cases are; of that each role what it may see', {
      query: dayQuery,
      answer: closedObject({
        days: { type: 'array', items: closedObject({ Day: stringSchema, Name: stringSchema, Count: count }) },
        cases: {
          type: 'array',
          items: closedObject({
            Days: { ...count, nullable: true, description: 'Younger than so many' },
            Count: count,
          }),
        },
      }),
      refusals: [400, 403],
    }),
    async (request) => {
      const who = requireActor(request)
      const names = countedResources
        .filter((resource) => may(who, 'seeHidden', resource))
        .map(({ name }): string => name)
      if (may(who, 'read', declarations.missedSearch)) names.push(...searchCounts)
      if (names.length === 0) throw forbidden()
      const isJudge = may(who, 'moderate', moderationCase)
      const [days, cases] = await Promise.all([
        readDayCounts(db, { ...readDays(request), names }),
        isJudge ? casesByAge(db) : [],
      ])
      return { days, cases }
    },
  )
}
