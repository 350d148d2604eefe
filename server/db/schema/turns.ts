import { sql, type SQLWrapper } from 'drizzle-orm'
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import { listedTimes, type Resource } from '#resources/kit.ts'

/** Whether a record has yet to begin, or to end (server/db/writing/turning.ts). One that has begun was created then. */
export const isToTurn = (listed: string, time: SQLWrapper, at: (column: string) => SQLWrapper) =>
  listed === 'from' ? sql`${time} > ${at('CreatedAt')}` : sql`${at('Listed')} and ${time} is not null`

/** The next one is asked for every few seconds. */
export const turnIndexes = (
  resource: Resource,
  at: (column: string) => ExtraConfigColumn,
  name: (...parts: string[]) => string,
) =>
  Object.entries(listedTimes(resource)).map(([listed, field]) =>
    index(name(field))
      .on(at(field))
      .where(isToTurn(listed, at(field), at)),
  )
