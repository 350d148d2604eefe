import { describe, expect, it } from 'vitest'
import { registry, requireResource, roles, text, type AnyRecord, type Role } from '#resources'
import { adminActor, isPersonal, mayInAdminArea, type AdminAction } from '#src/providers/authProvider.ts'
import {
  conflictsOf,
  adminFormFields,
  adminInitialValues,
  dependantsOf,
  listColumns,
  withTheirs,
} from './adminFields.ts'

const page = requireResource('page')
const superAdmin = adminActor(roles)
const namesFor = (given: readonly Role[], action: AdminAction) =>
  [...registry.values()]
    .filter((resource) => mayInAdminArea(adminActor(given), action, resource))
    .map(({ name }) => name)
const names = (action: AdminAction) => namesFor(roles, action)
/** The resources without such a right. A new one under a page does not add to them. */
const others = (action: AdminAction) => [...registry.keys()].filter((name) => !names(action).includes(name))

describe('mayInAdminArea', () => {
  it('shows moderators what is judged, and they change and delete nothing', () => {
    const judged = ['page', 'post', 'product', 'productCategory', 'comment', 'pageRating', 'report']
    const others = ['profile', 'setting', 'category', 'article', 'audit', 'reward', 'pageAdmin', 'notification']
    expect(namesFor(['moderator'], 'read').filter((name) => [...judged, ...others].includes(name))).toEqual(judged)
    for (const act of ['create', 'change', 'delete'] as const) expect(namesFor(['moderator'], act)).toEqual([])
    expect(namesFor(['moderator'], 'moderate')).toContain('page')
  })

  it('shows editors the contents alone, which they create, change and delete', () => {
    const contents = ['category', 'article', 'holiday', 'country', 'region', 'town']
    for (const act of ['create', 'delete'] as const) expect(namesFor(['editor'], act)).toEqual(contents)
    expect(namesFor(['editor'], 'read')).toEqual(expect.arrayContaining([...contents, 'setting', 'missedSearch']))
    expect(namesFor(['editor'], 'read')).not.toContain('report')
    expect(namesFor(['editor'], 'moderate')).toEqual([])
  })

  it('shows who is neither nothing', () => {
    for (const act of ['read', 'create', 'change', 'delete', 'moderate'] as const) expect(namesFor([], act)).toEqual([])
  })

  it('allows reading all resources except those that nobody may read', () => {
    expect(others('read')).toEqual(['firebaseToken'])
  })

  it('allows creating only resources that have no parent page and no author', () => {
    expect(names('create')).toEqual(['page', 'category', 'article', 'holiday', 'country', 'region', 'town'])
  })

  it('allows changing contents, pages and records under pages, but not comments and ratings', () => {
    expect(others('change')).toEqual([
      'comment',
      'profile',
      'pageFollowing',
      'pageBlock',
      'pageRating',
      'pageAdmin',
      'pageTransfer',
      'report',
      'firebaseToken',
      'notification',
      'reward',
      'missedSearch',
      'audit',
    ])
  })

  it('allows deleting those, comments and profiles, but not the settings', () => {
    expect(names('delete')).toContain('comment')
    expect(names('delete')).toContain('profile')
    expect(names('delete')).not.toContain('setting')
    expect(names('delete')).not.toContain('report')
  })

  it('allows moderating records with a status', () => {
    expect(others('moderate')).toEqual([
      'category',
      'profile',
      'pageFollowing',
      'pageBlock',
      'pageAdmin',
      'pageTransfer',
      'report',
      'setting',
      'holiday',
      'firebaseToken',
      'country',
      'region',
      'town',
      'notification',
      'reward',
      'missedSearch',
      'audit',
    ])
  })

  it('finds the resources that are private to each person', () => {
    expect(
      [...registry.values()].filter((resource) => isPersonal(superAdmin, resource)).map(({ name }) => name),
    ).toEqual(['pageFollowing', 'pageBlock', 'notification', 'reward'])
  })
})

describe('listColumns', () => {
  it('has every declared field: name and id first, times last', () => {
    const columns = listColumns(page).map(({ name }) => name)
    expect(columns).toEqual(expect.arrayContaining(Object.keys(page.fields)))
    expect(columns.slice(0, 4)).toEqual(['Name', 'Id', 'Status', 'Thumbnail'])
    expect(columns.slice(-2)).toEqual(['CreatedAt', 'UpdatedAt'])
    expect(new Set(columns).size).toBe(columns.length)
  })

  it('includes a new field', () => {
    const more = { ...page, fields: { ...page.fields, OpenSince: text({ label: { en: 'Open since', my: 'ဖွင့်သည့်နှစ်' } }) } }
    expect(listColumns(more).map(({ name }) => name)).toContain('OpenSince')
    expect(adminFormFields(more, 'edit').map(({ name }) => name)).toContain('OpenSince')
  })
})

describe('conflicts', () => {
  const base = { Id: 3, Version: 4, Name: 'Tea', Address: 'One', CategoryIds: '1,4', Latitude: 1, Longitude: 2 }
  const read = base as unknown as AnyRecord
  const theirs = { ...base, Version: 5, Name: 'Coffee', Address: 'Two', CategoryIds: '1' } as unknown as AnyRecord

  it('are the fields that both sides changed to different values', () => {
    const mine = { ...adminInitialValues(page, 'edit', read), Name: 'Milk tea', CategoryIds: '4', Latitude: 9 }
    expect(conflictsOf(page, read, mine, theirs).map(({ name }) => name)).toEqual(['Name', 'Category'])
  })

  it('are none if both typed the same', () => {
    const mine = { ...adminInitialValues(page, 'edit', read), Name: 'Coffee' }
    expect(conflictsOf(page, read, mine, theirs)).toEqual([])
  })

  it('a field given to the other side keeps its first value and is not sent', () => {
    const mine = { ...adminInitialValues(page, 'edit', read), Name: 'Milk tea', CategoryIds: '4' }
    const conflicts = conflictsOf(page, read, mine, theirs)
    const given = conflicts.filter(({ name }) => name === 'Category')
    expect(withTheirs(page, read, mine, given)).toMatchObject({ Name: 'Milk tea', CategoryIds: '1,4' })
  })
})

describe('dependantsOf', () => {
  it('finds the records that are deleted with a page', () => {
    const found = dependantsOf(page, registry.values())
    expect(found).toContainEqual({ name: 'post', field: 'Page', isDeletedToo: true })
    expect(found).toContainEqual({ name: 'comment', field: 'TargetPage', isDeletedToo: true })
  })

  it('and those that only lose a reference', () => {
    const found = dependantsOf(requireResource('productCategory'), registry.values())
    expect(found).toEqual([{ name: 'product', field: 'ProductCategory', isDeletedToo: false }])
  })
})
