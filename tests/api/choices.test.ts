import { describe, expect, test } from 'vitest'
import { openWorld } from './support/openWorld.ts'

/** A 400 has a sentence for each invalid field (docs/rules.md#errors). */

const { app, world } = await openWorld()

const nowhere = 987_654
const sentence = 'This choice is not known.'

describe('a reference to a missing record is an error at its field', () => {
  test('on create, for each of several', async () => {
    const food = await world.superAdmin.makes('category', { name: 'Food' })
    const fields = { name: 'Tea', countryId: nowhere, townId: nowhere, categoryIds: `${food.Id},${nowhere}` }
    const answer = await world.owner.creates('page', fields)
    expect([answer.status, answer.fields['fields']]).toEqual([
      400,
      { countryId: sentence, townId: sentence, categoryIds: sentence },
    ])
    expect(await app.query(`select 1 from "page" where "Name" = 'Tea'`)).toEqual([])
  })

  test('on change, and nothing is stored', async () => {
    const { owner, fresh } = world
    const page = await fresh('page')
    const answer = await owner.changes('page', { id: page.Id, name: 'New', townId: nowhere })
    expect([answer.status, answer.fields['fields']]).toEqual([400, { townId: sentence }])
    expect((await owner.sees('page', page.Id))!['Name']).toBe(page['Name'])
  })

  test("for a product's category that does not exist or belongs to another page", async () => {
    const { owner, page, fresh } = world
    const other = await fresh('page')
    const shelf = await owner.makes('productCategory', { pageId: other.Id, name: 'Theirs' })
    for (const productCategoryId of [nowhere, shelf.Id]) {
      const answer = await owner.creates('product', { pageId: page.Id, name: 'Cup', productCategoryId })
      expect([answer.status, answer.fields['fields']]).toEqual([400, { productCategoryId: sentence }])
    }
  })

  test('existing records are accepted', async () => {
    const { owner, superAdmin } = world
    const town = await superAdmin.makes('town', { name: 'Hpa-An' })
    const made = await owner.makes('page', { name: 'River View', townId: town.Id, countryId: '', categoryIds: '' })
    expect(made).toMatchObject({ TownName: 'Hpa-An', CountryId: null, CategoryIds: null })
  })
})
