import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { bodyPlugin, schemaController } from './body/bodyPlugin.ts'
import { documented, closedObject, positiveInteger, uploadParts, stringSchema } from './documented.ts'
import { documentedWrites } from './resourceSchemas.ts'
import { id, parts, readTextBody, textPart } from './body/textBody.ts'
import { declarations } from '#resources'

const note = textPart('note')

async function start(): Promise<FastifyInstance> {
  const app = Fastify({ schemaController })
  await app.register(bodyPlugin)
  const described = documented('For this test', {
    params: { page: positiveInteger },
    body: parts([id]),
    answer: closedObject({ Id: positiveInteger }),
  })
  app.post('/notes/:page', described, async (request) => {
    const body = await readTextBody(request)
    return { Id: body.require(id), More: 'not described', Page: (request.params as { page: string }).page }
  })
  app.post('/undescribed', described, async (request) => (await readTextBody(request)).find(note) ?? null)
  return app
}

test('fastify neither checks by a schema nor drops what it does not describe', async () => {
  const app = await start()
  const answer = await app.inject({ method: 'POST', url: '/notes/none', payload: { id: 7 } })
  expect(answer.json()).toEqual({ Id: 7, More: 'not described', Page: 'none' })
})

test('a route cannot read a part that it does not document', async () => {
  const app = await start()
  const answer = await app.inject({ method: 'POST', url: '/undescribed', payload: { id: 7, note: 'x' } })
  expect(answer.json()).toMatchObject({ statusCode: 500, message: '/undescribed does not document note' })
})

test('which parts carry files is read from the schema of the route', () => {
  const { create, remove } = documentedWrites(declarations.product)
  expect([...uploadParts(create.schema)]).toEqual([
    ['thumbnail', { kind: 'image', max: 1 }],
    ['pictures', { kind: 'image', max: 10 }],
    ['file', { kind: 'file', max: 1 }],
  ])
  expect(uploadParts(remove.schema).size).toBe(0)
  expect(uploadParts(documented('No body', { answer: stringSchema }).schema).size).toBe(0)
})
