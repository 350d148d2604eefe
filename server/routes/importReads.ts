import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { preferredWriting } from '#resources/acceptLanguage.ts'
import { plain } from '#resources/imports/alike.ts'
import { keptTarget } from '#resources/imports/headers.ts'
import { arrayOf, object, positiveInteger, stringSchema } from '../api/documented.ts'
import { call } from '../api/call.ts'
import { readAfter } from '../api/request.ts'
import * as imports from '../db/imports/imports.ts'
import { notFound } from '../errors.ts'
import type { Services } from '../http/services.ts'
import { alikeAfter } from '../import/alikeAfter.ts'
import { refusedRows } from '../import/refusedRows.ts'
import { requireSuperAdmin } from './import.ts'

const open = object({})
const rowsOfAnswer = 50

const shortOf = ({ Header: _header, Mapping: _mapping, ByProfileId: _by, ...found }: imports.Import) => found

/** Imports as super admins look at them: the list, one with its columns, its rows (docs/rules.md#import). */
export function importReadRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const reading = async (id: number) => {
    const found = await imports.findImport(db, id)
    if (!found) throw notFound()
    return found
  }
  const byId = { refusals: [400, 403, 404], right: requireSuperAdmin }

  call(app, 'GET /import/api', {
    summary: 'Imports, the newest first; super admins',
    answer: arrayOf(open),
    refusals: [403],
    right: requireSuperAdmin,
    handler: async () => (await imports.findImports(db)).map(shortOf),
  })

  call(app, 'GET /import/api/byId/:id', {
    summary: 'An import with its columns, and what it names that is not known',
    ...byId,
    answer: open,
    async handler(_request, _reply, id) {
      const found = await reading(id)
      const [samples, unknown, kept] = await Promise.all([
        imports.findRows(db, found.Id, [], 0, 3),
        // All its rows are read for them: not while it is watched.
        found.State === 'tried' && !found.Job ? imports.unknownValues(db, found.Id) : [],
        imports.findMappings(db, found.Resource),
      ])
      return {
        ...shortOf(found),
        Header: found.Header,
        Mapping: found.Mapping,
        Samples: samples.map(({ Cells }) => Cells),
        Unknown: unknown.map((one) => ({ Field: one.field, Value: one.value, Key: plain(one.value), Rows: one.rows })),
        Kept: kept.map(({ Name, Mapping }) => ({
          Name,
          Columns: found.Header.map((name) => keptTarget(Mapping, name)),
        })),
      }
    },
  })

  call(app, 'GET /import/api/rows/:id', {
    summary: 'What becomes of its rows, or became',
    ...byId,
    query: { outcome: { type: 'string', example: 'refused' }, after: positiveInteger },
    answer: open,
    async handler(request, _reply, id) {
      const found = await reading(id)
      const { outcome = '' } = request.query as { outcome?: string }
      const outcomes = outcome.split(',').filter(Boolean)
      const rows = await imports.findRows(db, found.Id, outcomes, readAfter(request)[0] ?? 0, rowsOfAnswer)
      const { language } = preferredWriting(request.headers['accept-language'])
      return {
        Rows: rows.map(({ Nr, Line, Outcome, Title, RecordId, OfLine, Notes }) => ({
          Nr,
          Line,
          Outcome,
          Title,
          RecordId,
          OfLine,
          Notes: (Notes ?? []).map((note) => ({ Field: note.field, Text: note[language] })),
        })),
        Next: rows.length === rowsOfAnswer ? rows.at(-1)!.Nr : null,
      }
    },
  })

  call(app, 'GET /import/api/refused/:id', {
    summary: 'The refused rows as a table to mend and send again',
    ...byId,
    type: 'text/csv',
    answer: stringSchema,
    async handler(request, reply, id) {
      const found = await reading(id)
      const { language } = preferredWriting(request.headers['accept-language'])
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${found.Resource}-refused-${found.Id}.csv"`)
        .header('cache-control', 'no-store')
      return reply.send(Readable.from(refusedRows(db, found, language), { objectMode: false }))
    },
  })

  call(app, 'GET /import/api/alike/:id', {
    summary: 'Records that it made, and others near them that are named alike',
    ...byId,
    query: { after: positiveInteger },
    answer: open,
    handler: async (request, _reply, id) => alikeAfter(db, await reading(id), readAfter(request)[0] ?? 0),
  })
}
