import { beforeAll, describe, expect, test } from 'vitest'
import { suggestedSources } from '#resources/derived.ts'
import type { Answer } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'

/** Suggestions while typing, and spelling corrections for searches without results (docs/decisions/search.md). */

const { world } = await openWorld()
beforeAll(async () => {
  const { superAdmin, owner } = world
  await superAdmin.makes('town', { name: 'Yangon', burmeseName: 'ရန်ကုန်' })
  await superAdmin.makes('town', { name: 'Kamayut', burmeseName: 'ကမာရွတ်' })
  await superAdmin.makes('category', { name: 'Restaurant', burmeseName: 'စားသောက်ဆိုင်' })
  for (const name of [
    'ခရမ်းချဉ်သီးဆိုင်',
    'မန္တလေးဟိုတယ်',
    'လက်ဖက်ရည်ဆိုင်',
    'KFCကြက်ကြော်ဆိုင်',
    'Golden Restaurant',
    'Mandalay Hotel',
    'အောင်ရန်ကုန်ဆိုင်',
  ])
    await owner.makes('page', { name })
})

const suggest = (text: string) => world.visitor.gets(`/search/api/suggest/${encodeURIComponent(text)}`)
const names = ({ list }: Answer) => list.map((one) => one['BurmeseName'] ?? one['Name'])
const didYouMean = async (text: string, who = world.visitor) =>
  (await who.gets(`/search/api/didYouMean/${encodeURIComponent(text)}`)).list.map((one) => one['Text'])

describe('suggestions', () => {
  test('ရန suggests ရန်ကုန်, not ခရမ်း; prefix matches come before matches of later words', async () => {
    expect(names(await suggest('ရန'))).toEqual(['ရန်ကုန်', 'အောင်ရန်ကုန်ဆိုင်'])
  })

  test('က suggests ကမာရွတ် and names with a later syllable that begins with it', async () => {
    const found = names(await suggest('က'))
    expect(found[0]).toBe('ကမာရွတ်')
    expect(found).toContain('KFCကြက်ကြော်ဆိုင်')
    expect(found).not.toContain('လက်ဖက်ရည်ဆိုင်')
  })

  test.each([
    ['မ', 'မန္တလေးဟိုတယ်'],
    ['မန', 'မန္တလေးဟိုတယ်'],
    ['မန္', 'မန္တလေးဟိုတယ်'],
    ['မန္တလ', 'မန္တလေးဟိုတယ်'],
    ['မန်တလေးဟ', 'မန္တလေးဟိုတယ်'],
    // Zawgyi
    ['မႏၲေလး', 'မန္တလေးဟိုတယ်'],
    ['ဟိုတယ်', 'မန္တလေးဟိုတယ်'],
    ['g', 'Golden Restaurant'],
    ['REST', 'စားသောက်ဆိုင်'],
    ['kam', 'ကမာရွတ်'],
    ['ကြက်ကြ', 'KFCကြက်ကြော်ဆိုင်'],
  ])('%s suggests %s', async (text, name) => {
    expect(names(await suggest(text))).toContain(name)
  })

  test('each names its source', async () => {
    const [town] = (await suggest('yang')).list
    const names = { Name: 'Yangon', BurmeseName: 'ရန်ကုန်' }
    expect(town).toEqual({ Source: 'town', Id: town!.Id, ...names, Thumbnail: null, Closure: null })
  })

  test('at most ten, and a name of many shops only once', async () => {
    const { owner, page } = world
    for (let n = 1; n <= 6; n++) await owner.makes('product', { pageId: page.Id, name: 'Quince jam' })
    expect(names(await suggest('quin'))).toEqual(['Quince jam'])
    for (let n = 1; n <= 12; n++) await owner.makes('page', { name: `Walnut ${n}` })
    expect((await suggest('wal')).list).toHaveLength(10)
  })

  test('hidden records are not suggested, and blocked ones not to the person who blocks them', async () => {
    const { owner, stranger, visitor } = world
    const hidden = await owner.makes('page', { name: 'Zebra Hidden' })
    await owner.changes('page', { id: hidden.Id, status: 0 })
    const blocked = await owner.makes('page', { name: 'Zebra Blocked' })
    await stranger.posts('/pageBlock/api', { pageId: blocked.Id })
    expect(names(await visitor.gets('/search/api/suggest/zebra'))).toEqual(['Zebra Blocked'])
    expect(names(await stranger.gets('/search/api/suggest/zebra'))).toEqual([])
  })

  test('of one source only if the box searches one', async () => {
    const { owner, superAdmin, page } = world
    const of = async (source: string, text = 'aster') =>
      (await world.visitor.gets(`/search/api/suggest/${encodeURIComponent(text)}?source=${source}`)).list
    await superAdmin.makes('town', { name: 'Asterton', burmeseName: 'အက်စတာ' })
    await superAdmin.makes('category', { name: 'Asters' })
    await superAdmin.makes('article', { title: 'Aster and rose' })
    await owner.makes('page', { name: 'Aster House' })
    await owner.makes('product', { pageId: page.Id, name: 'Aster seeds' })
    await owner.makes('productCategory', { pageId: page.Id, name: 'Aster pots' })
    await owner.makes('post', { pageId: page.Id, title: 'Asters are here' })
    const expected: Record<string, string> = {
      town: 'Asterton',
      category: 'Asters',
      page: 'Aster House',
      product: 'Aster seeds',
      productCategory: 'Aster pots',
      article: 'Aster and rose',
      post: 'Asters are here',
    }
    for (const [source, name] of Object.entries(expected))
      expect((await of(source)).map((one) => [one['Source'], one['Name']])).toEqual([[source, name]])
    // Of all sources in the common search, whole words first, and of the same kind of match well-known names.
    const all = (await suggest('aster')).list
    expect(all.map((one) => one['Source']).sort()).toEqual(Object.keys(expected).sort())
    const kinds = (from: number) => all.slice(from, from + 2).map((one) => String(one['Source']))
    expect([kinds(0), kinds(2).sort()]).toEqual([
      ['page', 'product'],
      ['category', 'town'],
    ])
    expect((await suggest('asters')).list[0]).toMatchObject({ Source: 'category', Name: 'Asters' })
    expect((await suggest('asterton')).list[0]).toMatchObject({ Source: 'town', Name: 'Asterton' })
    expect((await of('town', 'အက်')).map((one) => one['BurmeseName'])).toEqual(['အက်စတာ'])
    expect(await of('product', 'ရန်')).toEqual([])
  })

  test('invisible records of any source are not suggested', async () => {
    const { owner, stranger, superAdmin, visitor } = world
    const sources = ['page', 'product', 'productCategory', 'post', 'article']
    const seen = async (who = visitor) => {
      const found = await Promise.all(sources.map((source) => who.gets(`/search/api/suggest/vulture?source=${source}`)))
      return sources.filter((_, at) => found[at]!.list.length > 0)
    }
    const page = await owner.makes('page', { name: 'Vulture House' })
    const own = { pageId: page.Id }
    const product = await owner.makes('product', { ...own, name: 'Vulture egg' })
    await owner.makes('productCategory', { ...own, name: 'Vulture shelf' })
    const post = await owner.makes('post', { ...own, title: 'Vulture seen' })
    const article = await superAdmin.makes('article', { title: 'Vulture lore' })
    expect(await seen()).toEqual(sources)
    // Hidden by the owner, or held by a moderator: not suggested even to the owner.
    await owner.changes('product', { id: product.Id, status: 0 })
    await superAdmin.changes('article', { id: article.Id, status: 0 })
    await superAdmin.posts('/admin/api/moderate', { source: 'post', id: post.Id, held: 1 })
    expect(await seen()).toEqual(['page', 'productCategory'])
    expect(await seen(owner)).toEqual(['page', 'productCategory'])
    // Blocked, for the person who blocks.
    await stranger.posts('/pageBlock/api', { pageId: page.Id })
    expect(await seen(stranger)).toEqual([])
    // Under a hidden page.
    await owner.changes('page', { id: page.Id, status: 0 })
    expect(await seen()).toEqual([])
  })

  test.each(['profile', 'Page', '', 'page,product', '__proto__', 'page&source=product'])(
    'source=%s is refused in a sentence at its name',
    async (source) => {
      const answer = await world.visitor.gets(`/search/api/suggest/tea?source=${source}`)
      expect(answer.status).toBe(400)
      expect(suggestedSources).toEqual(
        expect.arrayContaining(['page', 'post', 'product', 'productCategory', 'category', 'article', 'town']),
      )
      expect(answer.fields['fields']).toEqual({
        source: `source must be one of ${suggestedSources.join(', ')}.`,
      })
    },
  )

  test.each(['%', '_', '\\', "'", "' or 1=1 --", '🙂', '၊', ' ', 'x'.repeat(8000), 'က'.repeat(1200)])(
    '%j is taken literally',
    async (text) => {
      const answer = await suggest(text)
      expect([answer.status, answer.body]).toEqual([200, []])
    },
  )
})

describe('did you mean', () => {
  test.each([
    ['mandelay', 'Mandalay'],
    ['Restaurent', 'Restaurant'],
    ['mandelay hotl', 'Mandalay Hotel'],
    ['မန်တလဲး', 'မန္တလေး'],
    ['ရန်ကုံ', 'ရန်ကုန်'],
    ['ရနကုန်', 'ရန်ကုန်'],
    ['မန်လေး', 'မန္တလေး'],
    ['လက်ဖတ်ရည်', 'လက်ဖက်ရည်'],
  ])('%s: %s', async (text, meant) => {
    expect(await didYouMean(text)).toContain(meant)
  })

  test.each(['Walnut', 'xqzwv', 'ဃဃဃဃ', "' or 1=1 --", 'x'.repeat(8000)])('%s: nothing', async (text) => {
    expect(await didYouMean(text)).toEqual([])
  })

  test.each([
    ['Golden ပိတောက်', ['Golden']],
    ['မန္တလေးဟိုတယ် ပိတောက်', ['မန္တလေးဟိုတယ်', 'မန္တလေး', 'ဟိုတယ်']],
    ['Golden in Bagan', ['Golden']],
    ['စားသောက်ပြင်', ['စားသောက်']],
  ])('%s, which no record is named, without one of its words: %s', async (text, left) => {
    expect(await didYouMean(text)).toEqual(left)
  })

  test('never a text without results for this person', async () => {
    const { owner, stranger } = world
    const page = await owner.makes('page', { name: 'Hippopotamus' })
    expect(await didYouMean('hipopotamus', stranger)).toEqual(['Hippopotamus'])
    await stranger.posts('/pageBlock/api', { pageId: page.Id })
    expect(await didYouMean('hipopotamus', stranger)).toEqual([])
    await owner.changes('page', { id: page.Id, status: 0 })
    expect(await didYouMean('hipopotamus')).toEqual([])
    // Kamayut is a town without pages.
    expect(await didYouMean('kamayot')).toEqual([])
  })

  test('a very long name is answered fast', async () => {
    await world.owner.makes('page', { name: `${'လက် tea '.repeat(60)}Rhinoceros` })
    await world.owner.makes('page', { name: `Wolverine ${'လက် tea '.repeat(60)}` })
    expect(await didYouMean('rinoceros')).toEqual([])
    expect(await didYouMean('wolvrine')).toEqual(['Wolverine'])
  })
})
