import pg from 'pg'

/**
 * A time as ISO 8601 UTC text, the format of the API. PostgreSQL writes `2026-11-23 10:11:12.345678+00`. What no `Date` can hold
 * (`infinity`, a year before Christ) is null: an error here would take every list with it that the row is in.
 */
export function isoTime(text: string): string | null {
  const read = new Date(text)
  return Number.isNaN(read.getTime()) ? null : read.toISOString()
}

/** How values are read from the texts in which PostgreSQL sends them. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.TIMESTAMPTZ && format !== 'binary'
      ? isoTime
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}
