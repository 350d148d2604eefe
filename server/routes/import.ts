import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findResource, may, requireResource, type Resource } from '#resources'
import { spelled } from '#resources/imports/headers.ts'
import { importsOf, importTargets } from '#resources/imports/imports.ts'
import type { Mapping } from '#resources/imports/readRow.ts'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { writeResponse } from '../api/answer.ts'
import { call } from '../api/call.ts'
import { readFileBody, requireFile } from '../api/body/fileBody.ts'
import { id, parts, readTextBody, textPart, type Part, type TextBody } from '../api/body/textBody.ts'
import { countUploads } from '../api/limits.ts'
import { requireActor } from '../api/request.ts'
import { filePart } from '../api/schemas.ts'
import { transactionAs } from '../api/transactionAs.ts'
import type { RequestActor } from '../auth/actor.ts'
import type { Executor } from '../db/connection/database.ts'
import * as imports from '../db/imports/imports.ts'
import { badField, conflict, forbidden, notFound, tooLarge } from '../errors.ts'
import type { Services } from '../http/services.ts'
import { maxTableMegabytes, receiveTable, tooLarge as tooLargeTable } from '../import/receive.ts'
import { recordImport, startImport, stopImport, workOnImport } from '../import/work.ts'
import { shownFileName } from '../uploads/names.ts'

const source: Part<Resource> = {
  ...textPart('resource', { type: 'string', example: 'town' }),
  read: (text) => {
    const found = findResource(text.trim())
    return found && importsOf(found) ? found : undefined
  },
  refuse: () => badField('resource', refusal.importResource),
}
const mapping = textPart('mapping', {
  type: 'string',
  maxLength: 60_000,
  description:
    'JSON: `columns`, a target or null for each column; `values`, by field what a text that is not known stands for; `turn`.',
  example: '{"columns":["Name"],"values":{},"turn":true}',
})
const keptName = textPart('name', { type: 'string', maxLength: 100, example: 'From the chamber of commerce' })

export const requireSuperAdmin = (who: RequestActor): RequestActor => {
  if (!who.superAdmin) throw forbidden()
  return who
}

/** Tables of records that super admins bring in (docs/rules.md#import). */
export function importRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'POST /import/api', {
    summary: 'Send a table, and try it with the columns as they are guessed; super admins',
    body: (media) => ({
      ...parts([source]),
      properties: {
        resource: source.schema,
        ...filePart('file', media, 'file', 'data:text/csv;base64,TmFtZQpMYXNoaW8K'),
      },
      required: ['resource', 'file'],
    }),
    status: 201,
    maxBodyBytes: maxTableMegabytes * 1024 * 1024,
    refusals: [403],
    async handler(request, reply) {
      const Id = await receive(services, request)
      await firstPortion(services, requireActor(request), Id)
      void reply.code(201)
      return writeResponse(Id, null, 'Saved')
    },
  })

  const acting = (
    path: string,
    summary: string,
    work: (tx: Executor, found: imports.Import, who: RequestActor, body: TextBody) => Promise<unknown>,
    more: readonly Part<string>[] = [],
  ) =>
    call(app, `POST /import/api/${path}`, {
      summary,
      body: parts([id], more),
      refusals: [403, 404, 409],
      right: requireSuperAdmin,
      async handler(request) {
        const who = requireActor(request)
        const body = await readTextBody(request)
        const Id = body.require(id)
        await transactionAs(services, who, async (tx, now) => {
          requireSuperAdmin(now)
          const found = await imports.lockImport(tx, Id)
          if (!found) throw notFound()
          await work(tx, found, now, body)
        })
        if (path === 'map') await firstPortion(services, who, Id)
        return writeResponse(Id, null, 'Updated')
      },
    })

  acting(
    'map',
    'Map its columns otherwise, and try it again; under a name, the mapping is kept',
    async (tx, found, who, body) => {
      requireFree(found, found.State === 'tried', refusal.importOver)
      const resource = requireResource(found.Resource)
      const read = readMapping(resource, found, body.require(mapping))
      const name = body.find(keptName)?.trim()
      if (name) {
        const bySpelling = Object.fromEntries(
          found.Header.map((header, at) => [spelled(header), read.columns[at] ?? null]),
        )
        await imports.keepMapping(tx, found.Resource, name.slice(0, 100), bySpelling)
      }
      await imports.changeImport(tx, found.Id, { Mapping: read })
      await startImport(tx, found, 'try', who.profileId)
    },
    [mapping, keptName],
  )

  acting('run', 'Write what the trial has shown, or go on where it was stopped', async (tx, found, who) => {
    // A second tap, or one whose answer was lost.
    if (found.Job === 'run' || (found.State === 'done' && found.Done >= found.Rows)) return
    requireFree(found, found.State !== 'undone', refusal.importOver)
    const resource = requireResource(found.Resource)
    if (!found.Mapping.columns.includes(resource.title) && !found.Mapping.columns.includes('BurmeseName'))
      throw conflict(refusal.importTitle({ name: resource.title, label: resource.fields[resource.title]!.label }))
    await startImport(tx, found, 'run', who.profileId)
  })

  acting('stop', 'Stop what is being done; what was written stays', async (tx, found, who) => {
    if (!found.Job) return
    await stopImport(tx, found, 'stopped')
    if (found.Job !== 'try') await recordImport(tx, found, 'stop', who.profileId)
  })

  acting(
    'undo',
    'Take back the records that it made, those that nobody has touched and to which nothing refers',
    async (tx, found, who) => {
      if (found.Job === 'undo' || found.State === 'undone') return
      requireFree(found, found.State === 'done', refusal.importNothingToUndo)
      if (!found.IsUndoable) throw conflict(refusal.importUndoOver({ days: imports.undoDays }))
      await startImport(tx, found, 'undo', who.profileId)
    },
  )

  acting('delete', 'Delete its file and what it notes of rows; its records stay', async (tx, found, who) => {
    requireFree(found, true, refusal.importOver)
    await recordImport(tx, found, 'delete', who.profileId)
    await imports.removeImport(tx, found.Id)
  })
}

function requireFree(found: imports.Import, isAsExpected: boolean, otherwise: Refusal): void {
  if (found.Job) throw conflict(refusal.importBusy)
  if (!isAsExpected) throw conflict(otherwise)
}

/** Of a small table, all: its trial is there when the answer is. */
const firstPortion = (services: Services, who: RequestActor, Id: number) =>
  transactionAs(services, who, (tx, now) => workOnImport(tx, Id, () => Promise.resolve(now.superAdmin)))

/** Reads the file of a super admin, who is asked for before a byte of it is kept. */
async function receive(services: Services, request: FastifyRequest): Promise<number> {
  const who = requireSuperAdmin(requireActor(request))
  if (Number(request.headers['content-length'] ?? 0) > maxTableMegabytes * 1024 * 1024) {
    const why = tooLargeTable()
    throw tooLarge(why.refusal, why.fields)
  }
  const body = await readFileBody(services, request, who)
  try {
    const text = body.values.get('resource')
    const resource = text === undefined ? undefined : source.read(text)
    if (!resource || !may(who, 'read', resource)) throw source.refuse()
    const { content: file, filename } = requireFile(body, 'file', refusal.importFile)
    await countUploads(services, who.profileId, 1)
    return await transactionAs(services, who, async (tx, now) => {
      requireSuperAdmin(now)
      const Id = await receiveTable(tx, {
        resource,
        file,
        FileName: shownFileName(filename),
        ByProfileId: who.profileId,
      })
      await startImport(tx, (await imports.findImport(tx, Id))!, 'try', who.profileId)
      return Id
    })
  } finally {
    await body.discard()
  }
}

function readMapping(resource: Resource, { Header }: imports.Import, text: string): Mapping {
  const wrong = () => badField('mapping', refusal.importMapping)
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    throw wrong()
  }
  const { columns, values = {}, turn = true } = (sent ?? {}) as Partial<Mapping>
  const targets = new Set(importTargets(resource))
  const areColumns =
    Array.isArray(columns) &&
    columns.length === Header.length &&
    columns.every((one) => one === null || targets.has(one))
  const areIds = (ids: unknown) =>
    typeof ids === 'object' && ids !== null && Object.values(ids).every((one) => one === null || Number.isInteger(one))
  if (!areColumns || typeof turn !== 'boolean' || !Object.values(values ?? {}).every(areIds)) throw wrong()
  if (!columns.includes(resource.title) && !columns.includes('BurmeseName')) {
    const { label } = resource.fields[resource.title]!
    throw badField('mapping', refusal.importTitle({ name: resource.title, label }))
  }
  return { columns, values: values ?? {}, turn }
}
