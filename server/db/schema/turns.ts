import { sql, type SQLWrapper } from 'drizzle-orm'

/** Whether a record has yet to begin, or to end (server/db/writing/turning.ts). One that has begun was created then. */
export const isToTurn = (listed: 'from' | 'until', time: SQLWrapper, at: (column: string) => SQLWrapper) =>
  listed === 'from' ? sql`${time} > ${at('CreatedAt')}` : sql`${at('Listed')} and ${time} is not null`
