import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { usualWriting } from '#resources/text/language.ts'
import { refusal } from '#resources/refusals.ts'
import { contentTypes, type Answer, type Item } from '../api/support/client.ts'
import { sourceRenderer } from '../api/support/sourceRenderer.ts'
import { runJobs } from '../api/support/jobs.ts'
import { everythingStored } from '../api/support/stored.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** Galleries: several pictures of a record, in order (docs/rules.md#galleries). */

const { app, world } = await openWorld({ renderer: sourceRenderer })

/** Pictures are told apart by their width. */
const drawn = (width: number) => sharp({ create: { width, height: 20, channels: 3, background: '#0a7' } }).jpeg()
const photo = async (width: number) =>
  new File([new Uint8Array(await drawn(width).toBuffer())], `${width}.jpg`, { type: 'image/jpeg' })
const photos = (...widths: number[]) => Promise.all(widths.map(photo))
const dataUrls = async (...widths: number[]) =>
  Promise.all(
    widths.map(async (width) => `data:image/jpeg;base64,${(await drawn(width).toBuffer()).toString('base64')}`),
  )

const namesOf = (record: Item) => record['Pictures'] as string[]
const widthsOf = (record: Item) =>
  Promise.all(
    namesOf(record).map(async (name) => {
      const answer = await fetch(`${app.url}/uploads/${name}`)
      expect(answer.status).toBe(200)
      return (await sharp(await answer.arrayBuffer()).metadata()).width
    }),
  )
const stored = async () => (await readdir(join(app.dataDir, 'uploads'))).filter((name) => name.endsWith('.webp')).sort()
const faults = (answer: Answer) => [answer.status, answer.fields['fields']]
const inEnglish = usualWriting.en

const making = async (...widths: number[]) =>
  world.owner.makes('post', { pageId: world.page.Id, title: 'Opening', pictures: await photos(...widths) })

test.each(contentTypes)('%s carries several, answered in order as an array of names', async (as) => {
  const pictures = as === 'multipart' ? await photos(31, 32, 33) : await dataUrls(31, 32, 33)
  const fields = { pageId: world.page.Id, title: 'Opening', pictures }
  const made = await world.owner.creates('post', fields, { as })
  expect(made.status, made.text).toBe(201)
  expect(await widthsOf(made.data)).toEqual([31, 32, 33])
  const seen = (await world.visitor.sees('post', made.data.Id))!
  expect(namesOf(seen)).toEqual(namesOf(made.data))
  expect(namesOf(await world.fresh('post'))).toEqual([])
})

test.each(contentTypes)('%s adds to them, orders them, takes some away and leaves the others alone', async (as) => {
  const { owner } = world
  const post = await making(31, 32, 33)
  const [first, second, third] = namesOf(post)
  const send = async (fields: object) => (await owner.changes('post', { id: post.Id, ...fields }, { as })).data
  const added = as === 'multipart' ? await photos(34, 35) : await dataUrls(34, 35)
  expect(await widthsOf(await send({ pictures: added }))).toEqual([31, 32, 33, 34, 35])
  expect(namesOf(await send({ title: 'Later' }))).toHaveLength(5)
  expect(namesOf(await send({ picturesOrder: [third, first, second].join(',') }))).toEqual([third, first, second])
  // A new one may stand anywhere; one that the order does not name comes last.
  const placed = await send({ picturesOrder: `new2,${third}, ${first}`, pictures: added })
  expect(await widthsOf(placed)).toEqual([35, 33, 31, 34])
  // Names that are sent back are no new pictures.
  expect(namesOf(await send({ pictures: namesOf(placed).join(',') }))).toEqual(namesOf(placed))
  expect(namesOf(await send({ picturesOrder: '' }))).toEqual([])
  expect(await widthsOf(await send({ pictures: added }))).toEqual([34, 35])
  expect(namesOf(await send({ pictures: '-' }))).toEqual([])
  await runJobs(app)
  const left = await stored()
  for (const name of [first, second, third, ...namesOf(placed)]) expect(left).not.toContain(name)
})

test('a picture stays as long as a record names it, and goes with the record', async () => {
  const { owner } = world
  const post = await making(41, 42)
  const [kept, dropped] = namesOf(post) as [string, string]
  await owner.changes('post', { id: post.Id, picturesOrder: kept })
  await runJobs(app)
  expect(await stored()).toContain(kept)
  expect(await stored()).not.toContain(dropped)
  await owner.deletes('post', post.Id)
  await runJobs(app)
  expect(await stored()).not.toContain(kept)
})

describe('what is refused says so at its field, and nothing is stored', () => {
  const refuses = async (ask: (post: Item) => Promise<Answer>, fields: object) => {
    const post = await making(51, 52)
    await runJobs(app)
    const before = [await everythingStored(app), await stored()]
    expect(faults(await ask(post))).toEqual([400, fields])
    await runJobs(app)
    expect([await everythingStored(app), await stored()]).toEqual(before)
  }
  const tooMany = { pictures: refusal.tooManyPictures({ most: 10 }).in(inEnglish) }
  const changing = (fields: (post: Item) => object | Promise<object>) => async (post: Item) =>
    world.owner.changes('post', { id: post.Id, ...(await fields(post)) })

  test('eleven at once, nine beside two', async () => {
    const widths = (count: number) => Array.from({ length: count }, (_, at) => 60 + at)
    await refuses(
      changing(async () => ({ pictures: await photos(...widths(11)) })),
      tooMany,
    )
    await refuses(
      changing(async () => ({ pictures: await photos(...widths(9)) })),
      tooMany,
    )
    expect(namesOf(await making(...widths(10)))).toHaveLength(10)
  })

  test('a picture of another record, one that is not there, the same one twice', async () => {
    const [foreign] = namesOf(await making(53)) as [string]
    const unknown = (name: string) => ({ picturesOrder: refusal.pictureUnknown({ name }).in(inEnglish) })
    await refuses(
      changing((post) => ({ picturesOrder: [...namesOf(post), foreign].join(',') })),
      unknown(foreign),
    )
    await refuses(
      changing(() => ({ picturesOrder: 'new1' })),
      unknown('new1'),
    )
    const post = await making(54)
    const [name] = namesOf(post) as [string]
    const twice = await world.owner.changes('post', { id: post.Id, picturesOrder: `${name},${name}` })
    expect(faults(twice)).toEqual([400, { picturesOrder: refusal.pictureNamedTwice({ name }).in(inEnglish) }])
  })

  test('the third of them is no picture, and the sentence says which', async () => {
    const wrong = new File(['tea'], 'tea.jpg', { type: 'image/jpeg' })
    const said = { pictures: `Picture 3: ${refusal.noPicture.in(inEnglish)}` }
    await refuses(
      changing(async () => ({ pictures: [...(await photos(55, 56)), wrong] })),
      said,
    )
    await refuses(
      changing(() => ({ pictures: 'words' })),
      { pictures: refusal.noPicture.in(inEnglish) },
    )
    const burmese = await world.owner.creates(
      'post',
      { pageId: world.page.Id, title: 'x', pictures: [...(await photos(57)), wrong] },
      { headers: { 'accept-language': 'my' } },
    )
    expect(burmese.text).toContain('ပုံ ၂ -')
  })
})

test('an order of before somebody took a picture away is a conflict, with the record as it is', async () => {
  const { owner, pageAdmin } = world
  const post = await making(61, 62)
  const [first, second] = namesOf(post) as [string, string]
  await pageAdmin.changes('post', { id: post.Id, picturesOrder: second })
  const mine = { id: post.Id, version: post['Version'] as number, picturesOrder: `${second},${first}` }
  const answer = await owner.changes('post', mine)
  expect([answer.status, namesOf(answer.data)]).toEqual([409, [second]])
  const title = await owner.changes('post', { id: post.Id, version: post['Version'] as number, title: 'Mine' })
  expect([title.status, namesOf(title.data)]).toEqual([200, [second]])
})

test('sending again with the same key stores nothing twice; in another order it is another request', async () => {
  const { owner, page } = world
  const headers = { 'idempotency-key': 'gallery' }
  const send = async (...widths: number[]) =>
    owner.creates('post', { pageId: page.Id, title: 'Once', pictures: await photos(...widths) }, { headers })
  const [once, before] = [await send(71, 72), await stored()]
  expect((await send(71, 72)).data).toEqual(once.data)
  expect(await stored()).toEqual(before)
  expect((await send(72, 71)).status).toBe(422)
})

test('the screen is a row of links to the files, so that it is swiped and opened without a script', async () => {
  const post = await making(91, 92)
  const html = await (await fetch(`${app.url}/post/view/${post.Id}`)).text()
  const links = [...html.matchAll(/<a [^>]*href="\/uploads\/([^"]+)"[^>]*><div [^>]*><img [^>]*alt="([^"]*)"/g)]
  expect(links.map(([, file, alt]) => [file, alt])).toEqual([
    [namesOf(post)[0], 'Picture 1 of 2, Opening'],
    [namesOf(post)[1], 'Picture 2 of 2, Opening'],
  ])
})

test('a stranger changes nothing, and a report keeps the names', async () => {
  const { stranger, superAdmin } = world
  const post = await making(81)
  const answer = await stranger.changes('post', { id: post.Id, picturesOrder: '', pictures: await photos(82) })
  expect(answer.status).toBe(403)
  const report = await stranger.makes('report', { contentId: post.Id, type: 'Post', description: 'Not theirs' })
  const { Snapshot } = (await superAdmin.sees('report', report.Id))!
  expect(JSON.stringify(Snapshot)).toContain(namesOf(post)[0])
})
