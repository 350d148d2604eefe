import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Resource } from '#resources'
import { cardFieldsOf, withCards } from '#resources/cards.ts'
import type { Item, Person } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** `?view=card` of lists (docs/rules.md#card-view). */

const { world } = await openWorld()
let town: Item
let category: Item
beforeAll(async () => {
  const { superAdmin, owner, page } = world
  category = await superAdmin.makes('category', { name: 'Tea shops', burmeseName: 'လက်ဖက်ရည်ဆိုင်' })
  town = await superAdmin.makes('town', { name: 'Pakokku', burmeseName: 'ပခုက္ကူ' })
  await owner.changes('page', { id: page.Id, categoryIds: String(category.Id), townId: town.Id })
  for (let n = 0; n < 3; n++)
    for (const source of ['post', 'product']) {
      const { Id } = await world.fresh(source)
      await owner.changes(source, { id: Id, description: 'Quince jam, opened today' })
    }
})

const listsOf = ({ name }: Resource): string[] => {
  const every = [`/${name}/api/byPage/1`, `/${name}/api`, `/${name}/api/bySearch/shwe`, `/${name}/api/byFilter`]
  if (name === 'article') return every.slice(0, 3)
  if (name === 'page') return [...every, `/page/api/byCategoryId/${category.Id}`, `/page/api/byTownId/${town.Id}`]
  return [...every, `/${name}/api/byPageId/${world.page.Id}`, `/${name}/api/bySearch/quince`]
}
const drawn = async (width: number) => {
  const picture = sharp({ create: { width, height: 20, channels: 3, background: '#0a7' } }).png()
  return `data:image/png;base64,${(await picture.toBuffer()).toString('base64')}`
}
/** What only cards count, the comments, is 0 here; a whole record does not say it. */
const pick = (record: Item, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, name === 'CommentCount' ? 0 : record[name as keyof Item]]))

test('every list answers the same records with the fields that cards show, and no others', async () => {
  expect(withCards.map(({ name }) => name)).toEqual(['page', 'post', 'product', 'article'])
  let records = 0
  for (const resource of withCards)
    for (const path of listsOf(resource))
      for (const person of [world.visitor, world.owner]) {
        const whole = await person.gets(path)
        const cards = await person.gets(`${path}?view=card`)
        const names = ['Id', ...cardFieldsOf(resource)!]
        const isFound = path.includes('/bySearch/')
        expect(
          cards.list.map((one) => pick(one, names)),
          path,
        ).toEqual(whole.list.map((one) => pick(one, names)))
        const all = ['Id', ...cardFieldsOf(resource, isFound)!, ...(isFound ? ['Match'] : [])]
        for (const one of cards.list) {
          expect(Object.keys(one), path).toEqual(all)
          if ('CommentCount' in one) expect(one['CommentCount'], path).toBe(0)
        }
        records += cards.list.length
      }
  expect(records).toBeGreaterThan(30)
  const { page } = world
  expect((await world.visitor.gets('/page/api/byPage/1?view=card')).list).toMatchObject([
    { Id: page.Id, Categories: 'Tea shops', BurmeseCategories: 'လက်ဖက်ရည်ဆိုင်', TownBurmeseName: 'ပခုက္ကူ' },
  ])
})

test('so does the common search', async () => {
  const found = async (query: string) =>
    (await world.visitor.gets(`/search/api/quince${query}`)).fields as Record<'pages' | 'products' | 'posts', Item[]>
  const [whole, cards] = [await found(''), await found('?view=card')]
  expect(cards.posts).toHaveLength(3)
  for (const resource of withCards.filter(({ name }) => `${name}s` in whole)) {
    const list = `${resource.name}s` as keyof typeof whole
    expect(cards[list]).toEqual(whole[list].map((one) => pick(one, ['Id', ...cardFieldsOf(resource)!, 'Match'])))
  }
})

test('records of blocked pages are no cards either', async () => {
  const { stranger, page } = world
  const cards = async (person: Person) => (await person.gets('/post/api/byPage/1?view=card')).list
  expect(await cards(stranger)).toHaveLength(3)
  await stranger.posts('/pageBlock/api', { pageId: page.Id })
  expect(await cards(stranger)).toEqual([])
})

test('a record by its id is whole, and other views are refused', async () => {
  const { visitor, page } = world
  expect((await visitor.gets(`/page/api/${page.Id}?view=card`)).body).toEqual(
    (await visitor.gets(`/page/api/${page.Id}`)).body,
  )
  const refused = await visitor.gets('/post/api/byPage/1?view=tiles')
  expect([refused.status, Object.keys(refused.fields['fields'] as object)]).toEqual([400, ['view']])
  // Nothing is declared about the cards of a town.
  expect((await visitor.gets('/town/api/byPage/1?view=card')).list[0]).toHaveProperty('Version')
})

test('a product that a search found has the facts of its business, as the business itself has them', async () => {
  const { visitor, page, superAdmin } = world
  await superAdmin.posts('/admin/api/moderate', { source: 'page', id: page.Id, verified: 1 })
  const [found] = (await visitor.gets('/product/api/bySearch/quince?view=card')).list
  const [own] = (await visitor.gets(`/page/api/${page.Id}`)).list
  expect(own!['Status']).toBe(9)
  const same = ['CountryName', 'CountryThumbnail', 'TownName', 'TownBurmeseName'] as const
  expect(pick(found!, same)).toEqual(pick(own!, same))
  const facts = ['Name', 'Closure', 'Hours', 'Latitude', 'Longitude', 'RatingAverage', 'RatingCount', 'FollowerCount']
  for (const name of [...facts, 'Status']) expect([name, found![`Page${name}`]]).toEqual([name, own![name]])
})

test('without a thumbnail the first picture stands for it, and its card alone is told', async () => {
  const { owner, visitor, page } = world
  const pictures = [await drawn(31), await drawn(32)]
  const { Id } = await owner.makes('product', { pageId: page.Id, name: 'Clay lamp', pictures })
  const path = '/product/api/byPage/1'
  const [whole] = (await visitor.gets(path)).list
  const card = async () => (await visitor.gets(`${path}?view=card`)).list[0]
  expect(whole).toMatchObject({ Id, Thumbnail: null })
  expect(whole!['Pictures']).toHaveLength(2)
  expect(await card()).toMatchObject({ Id, Thumbnail: null, Pictures: [(whole!['Pictures'] as string[])[0]] })
  await owner.changes('product', { id: Id, thumbnail: pictures[1]! })
  expect(await card()).toMatchObject({ Id, Pictures: [] })
})

test('the places within a box of the map come as cards too', async () => {
  const { visitor, page } = world
  const box = 'bounds=96,16,97,17&page=1'
  const [card] = (await visitor.gets(`/page/api/byMap?${box}&view=card`)).list
  expect(card).toEqual(
    pick((await visitor.gets(`/page/api/${page.Id}`)).list[0]!, ['Id', ...cardFieldsOf({ name: 'page' })!]),
  )
  expect((await visitor.gets(`/page/api/byMap?${box}&view=tiles`)).status).toBe(400)
})

test('a business that closes says so wherever it is named, and no longer once it is open again', async () => {
  const { visitor, owner, stranger, page } = world
  const named = async () => {
    const closures = async (person: Person, path: string, name: string) => {
      const { list } = await person.gets(path)
      expect(list, path).not.toEqual([])
      return [...new Set(list.map((one) => one[name]))]
    }
    return (
      await Promise.all([
        ...['/post/api/byPage/1', '/product/api/byPage/1', '/product/api/bySearch/quince'].map((path) =>
          closures(visitor, `${path}?view=card`, 'PageClosure'),
        ),
        closures(stranger, `/pageFollowing/api/byEmail/${stranger.email}`, 'PageClosure'),
        closures(visitor, '/page/api/byMap?bounds=96,16,97,17&page=1&view=card', 'Closure'),
        closures(visitor, '/search/api/suggest/shwe?source=page', 'Closure'),
      ])
    ).flat()
  }
  await stranger.sends('DELETE', '/pageBlock/api', { pageId: page.Id })
  await stranger.posts('/pageFollowing/api', { pageId: page.Id })
  for (const closure of ['forAWhile', 'forGood', 'none']) {
    await owner.changes('page', { id: page.Id, closure })
    expect(await named()).toEqual(Array(6).fill(closure))
  }
})
