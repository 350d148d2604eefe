import pg from 'pg'

/** How values are read from the texts in which PostgreSQL sends them. */

type Parse<T> = (text: string) => T

/**
 * A time as ISO 8601 UTC text, the format of the API. PostgreSQL writes `2026-11-23 10:11:12.345678+00`, without a fraction of
 * zeros. To read a `Date` from it and write that again took a tenth of the time of an answer with sixty times. What no `Date` can
 * hold (`infinity`, a year before Christ) is null: an error here would take every list with it that the row is in.
 */
export const isoTime: Parse<string | null> = (text) => {
  const end = text.length - '+00'.length
  // Another time zone, a year of five digits, or one before Christ.
  if (!text.endsWith('+00') || text[10] !== ' ' || end < 19) {
    const read = new Date(text)
    return Number.isNaN(read.getTime()) ? null : read.toISOString()
  }
  const milliseconds = end === 19 ? '000' : text.slice(20, Math.min(end, 23)).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}

/** `text[]`, which `pg` names no type of. */
const textArrayType = 1009
const parseTextArray = pg.types.getTypeParser(textArrayType as never, 'text') as Parse<string[]>
/** Most records have none. */
const textArray: Parse<string[]> = (text) => (text === '{}' ? [] : parseTextArray(text))

const parsers: Readonly<Record<number, Parse<unknown>>> = {
  [pg.types.builtins.TIMESTAMPTZ]: isoTime,
  [textArrayType]: textArray,
}

export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}
