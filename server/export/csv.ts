import { answerNames, fieldsOf, type MaybeActor, type Resource } from '#resources'
import { serializeRecord } from '../api/answer.ts'
import type { Row } from '../db/records/records.ts'

/** What a sheet would take for a formula; import takes the sign away again (docs/rules.md#csv). */
const likeFormula = /^'*[=+\-@]/
const escaped = (text: string) => (likeFormula.test(text) ? `'${text}` : text)
export const unescaped = (text: string): string => (likeFormula.test(text) ? text.replace(/^'/, '') : text)

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const isText = typeof value !== 'object' || value instanceof Date
  const text = escaped(value instanceof Date ? value.toISOString() : isText ? String(value) : JSON.stringify(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const line = (cells: readonly unknown[]) => `${cells.map(cell).join(',')}\r\n`

/** Records as this person may see them, in a table with the names of their fields, for sheets that take UTF-8 by its mark. */
export async function* csvOf(
  resource: Resource,
  batches: AsyncIterable<readonly Row[]>,
  who: MaybeActor,
): AsyncGenerator<string> {
  const fields = fieldsOf(resource).flatMap(([name, field]) => answerNames(name, field))
  const names = [...new Set(['Id', ...fields, ...Object.keys(resource.joined), 'CreatedAt', 'UpdatedAt'])]
  yield `\ufeff${line(names)}`
  for await (const rows of batches) {
    const records = rows.map((row) => serializeRecord(resource, row, who))
    yield records.map((record) => line(names.map((name) => record[name]))).join('')
  }
}
