import { weekdays } from '#resources'
import type { OpenAPIV3 } from 'openapi-types'

const spans: OpenAPIV3.SchemaObject = {
  type: 'array',
  maxItems: 4,
  items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'string', pattern: '^\\d\\d:\\d\\d$' } },
}
export const hours: OpenAPIV3.SchemaObject = {
  type: 'object',
  description: 'Opening spans by weekday; a day left out is closed. `exceptions` holds dates that differ.',
  properties: {
    ...Object.fromEntries(weekdays.map((day) => [day, spans])),
    exceptions: { type: 'object', additionalProperties: spans },
  },
  additionalProperties: false,
}
/** In characters: a week, and 100 dates of their own (hours.ts). */
export const maxHoursLength = 20_000
export const hoursExample = { mon: [['09:00', '17:30']] }
