import type { FastifyRequest } from 'fastify'
import { isDate, localTime } from '#resources/openingHours.ts'
import { dayAfter, maxDaysAsked } from '#resources/pageStats.ts'
import { refusal } from '#resources/refusals.ts'
import { badField } from '../errors.ts'
import type { Schema } from './schemas.ts'

const day = (description: string): Schema => ({ type: 'string', format: 'date', description })
/** `?from=&to=` of counts by day. */
export const dayQuery = {
  from: day('First day in Yangon; by default a week before the last one'),
  to: day('Last day in Yangon; by default today'),
}

/** @throws ApiError 400 */
export function readDays({ query }: Pick<FastifyRequest, 'query'>): { from: string; to: string } {
  const asked = (name: keyof typeof dayQuery, usual: () => string): string => {
    const text = (query as Record<string, unknown>)[name]
    if (text === undefined) return usual()
    if (typeof text !== 'string' || !isDate(text)) throw badField(name, refusal.date)
    return text
  }
  const to = asked('to', () => localTime(new Date()).date)
  const from = asked('from', () => dayAfter(to, -6))
  if (from > to || dayAfter(from, maxDaysAsked) <= to) throw badField('from', refusal.daysAsked({ most: maxDaysAsked }))
  return { from, to }
}
