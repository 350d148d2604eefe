import Fastify from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { expect, test } from 'vitest'
import { choice, declarations, text, type Resource } from '#resources'
import { moderationCase } from '#resources/case.ts'
import { suggestion } from '#resources/suggestion.ts'
import { documentedWrites } from '#server/api/resourceSchemas.ts'
import { noUploads, readValues } from '#server/api/values.ts'
import { schemaController } from '#server/api/body/bodyPlugin.ts'
import { docsRoutes } from '#server/routes/docs.ts'
import { missingStatements } from '#server/db/schema/generate.ts'
import { internalTables } from '#server/db/schema/internalTables.ts'
import { tablesOf } from '#server/db/schema/tables.ts'

/** A declared field appears everywhere on the server. declaration.test.tsx tests the browser. */

const label = { en: 'Anything', my: 'တစ်ခုခု' }
const changed: Resource = {
  ...declarations.product,
  fields: {
    ...declarations.product.fields,
    Material: choice({ red: label, blue: label }, { label }),
    Maker: text({ label }),
  },
}
const all: Record<string, Resource> = { ...declarations, product: changed }

test('in the table', async () => {
  const declared = tablesOf([...Object.values(all), moderationCase, suggestion])
  const statements = await missingStatements(new Map([...declared, ...internalTables(declared)]))
  expect(statements.sort()).toEqual([
    'ALTER TABLE "product" ADD COLUMN "Maker" text COLLATE "C";',
    'ALTER TABLE "product" ADD COLUMN "Material" text COLLATE "C";',
  ])
})

test('in the OpenAPI of answers and of every body', async () => {
  const app = Fastify({ schemaController })
  await docsRoutes(app, { resources: Object.values(all) })
  const { create, change, changeById } = documentedWrites(changed)
  app.post('/product/api', create, () => null)
  app.patch('/product/api', change, () => null)
  app.patch('/product/api/:id', changeById, () => null)
  await app.ready()
  const document = app.swagger() as OpenAPIV3.Document
  const { properties, required } = document.components!.schemas!['Product'] as OpenAPIV3.SchemaObject
  expect(properties!['Material']).toEqual({ type: 'string', nullable: true, enum: ['red', 'blue', null] })
  expect(required).toEqual(expect.arrayContaining(['Material', 'Maker']))
  for (const [path, method] of [
    ['/product/api', 'post'],
    ['/product/api', 'patch'],
    ['/product/api/{id}', 'patch'],
  ] as const) {
    const { content } = document.paths[path]![method]!.requestBody as OpenAPIV3.RequestBodyObject
    expect(Object.keys(content)).toHaveLength(3)
    for (const { schema } of Object.values(content)) {
      expect((schema as OpenAPIV3.SchemaObject).properties).toMatchObject({
        material: { type: 'string', enum: ['red', 'blue'] },
        maker: { type: 'string', maxLength: 500 },
      })
    }
  }
  expect(JSON.stringify(documentedWrites(declarations.product))).not.toContain('material')
})

test('in the values read from requests', async () => {
  const parts = new Map([
    ['name', 'Tea'],
    ['material', 'red'],
    ['maker', ' Shwe '],
  ])
  const { columns } = await readValues(changed, parts, noUploads, 'create')
  expect(columns).toEqual({ Name: 'Tea', Material: 'red', Maker: 'Shwe' })
  const wrong = readValues(
    changed,
    new Map([
      ['name', 'Tea'],
      ['material', 'green'],
    ]),
    noUploads,
    'create',
  )
  await expect(wrong).rejects.toMatchObject({
    status: 400,
    message: 'Please choose one of red, blue.',
    fields: { material: expect.anything() },
  })
})

test('`when` names existing fields and values', () => {
  for (const { name: source, fields } of Object.values<Resource>(declarations)) {
    for (const [name, field] of Object.entries(fields)) {
      for (const [other, wanted] of Object.entries(field.when ?? {})) {
        const target = fields[other]
        expect(target, `${source}.${name} depends on ${other}`).toBeDefined()
        if (wanted !== true)
          expect(target?.kind === 'choice' ? target.values : [], `${source}.${other}`).toEqual(
            expect.arrayContaining([...wanted]),
          )
      }
      if (field.kind === 'number' && field.atLeast) expect(fields[field.atLeast]?.kind).toBe('number')
    }
  }
})
