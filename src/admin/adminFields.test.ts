import { describe, expect, it } from 'vitest'
import { registry, requireResource, text, type AnyRecord } from '#resources'
import { isPersonal, mayInAdminArea } from '#src/providers/authProvider.ts'
import {
  conflictsOf,
  adminFormFields,
  adminInitialValues,
  dependantsOf,
  listColumns,
  withTheirs,
} from './adminFields.ts'

const page = requireResource('page')
const names = (act: Parameters<typeof mayInAdminArea>[0]) =>
  [...registry.values()].filter((resource) => mayInAdminArea(act, resource)).map(({ name }) => name)

describe('mayAtDesk', () => {
  it('reads everything but what nobody reads', () => {
    expect([...registry.keys()].filter((name) => !names('read').includes(name))).toEqual(['firebaseToken'])
  })

  it('makes only what stands under no page and is said in nobody’s own name', () => {
    expect(names('create')).toEqual(['page', 'category', 'article', 'country', 'region', 'town'])
  })

  it('changes contents, pages and what stands under them, never what people say', () => {
    expect(names('change')).toEqual([
      'page',
      'post',
      'product',
      'productCategory',
      'category',
      'article',
      'setting',
      'country',
      'region',
      'town',
    ])
  })

  it('deletes those, comments and profiles, but not the settings', () => {
    expect(names('delete')).toContain('comment')
    expect(names('delete')).toContain('profile')
    expect(names('delete')).not.toContain('setting')
    expect(names('delete')).not.toContain('report')
  })

  it('moderates what has a status', () => {
    expect(names('moderate')).toEqual([
      'page',
      'post',
      'product',
      'productCategory',
      'comment',
      'article',
      'pageRating',
    ])
  })

  it('knows what is private to each person', () => {
    expect([...registry.values()].filter(isPersonal).map(({ name }) => name)).toEqual([
      'pageFollowing',
      'pageBlock',
      'notification',
      'reward',
    ])
  })
})

describe('listColumns', () => {
  it('has every declared field, number and name first, times last', () => {
    const columns = listColumns(page).map(({ name }) => name)
    expect(columns).toEqual(expect.arrayContaining(Object.keys(page.fields)))
    expect(columns.slice(0, 4)).toEqual(['Id', 'Thumbnail', 'Name', 'Status'])
    expect(columns.slice(-2)).toEqual(['CreatedAt', 'UpdatedAt'])
    expect(new Set(columns).size).toBe(columns.length)
  })

  it('takes up a new field by itself', () => {
    const more = { ...page, fields: { ...page.fields, OpenSince: text({ label: { en: 'Open since', my: 'ဖွင့်သည့်နှစ်' } }) } }
    expect(listColumns(more).map(({ name }) => name)).toContain('OpenSince')
    expect(adminFormFields(more, 'edit').map(({ name }) => name)).toContain('OpenSince')
  })
})

describe('conflicts', () => {
  const base = { Id: 3, Version: 4, Name: 'Tea', Address: 'One', CategoryIds: '1,4', Latitude: 1, Longitude: 2 }
  const read = base as unknown as AnyRecord
  const theirs = { ...base, Version: 5, Name: 'Coffee', Address: 'Two', CategoryIds: '1' } as unknown as AnyRecord

  it('are the fields both sides changed, each to something else', () => {
    const mine = { ...adminInitialValues(page, 'edit', read), Name: 'Milk tea', CategoryIds: '4', Latitude: 9 }
    expect(conflictsOf(page, read, mine, theirs).map(({ name }) => name)).toEqual(['Name', 'Category'])
  })

  it('are none where both typed the same', () => {
    const mine = { ...adminInitialValues(page, 'edit', read), Name: 'Coffee' }
    expect(conflictsOf(page, read, mine, theirs)).toEqual([])
  })

  it('what is given to them is as it began, and so not sent', () => {
    const mine = { ...adminInitialValues(page, 'edit', read), Name: 'Milk tea', CategoryIds: '4' }
    const conflicts = conflictsOf(page, read, mine, theirs)
    const given = conflicts.filter(({ name }) => name === 'Category')
    expect(withTheirs(page, read, mine, given)).toMatchObject({ Name: 'Milk tea', CategoryIds: '1,4' })
  })
})

describe('dependantsOf', () => {
  it('finds what points at a page and goes with it', () => {
    const found = dependantsOf(page, registry.values())
    expect(found).toContainEqual({ name: 'post', field: 'Page', isDeletedToo: true })
    expect(found).toContainEqual({ name: 'comment', field: 'TargetPage', isDeletedToo: true })
  })

  it('and what only loses a reference', () => {
    const found = dependantsOf(requireResource('productCategory'), registry.values())
    expect(found).toEqual([{ name: 'product', field: 'ProductCategory', isDeletedToo: false }])
  })
})
