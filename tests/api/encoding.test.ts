import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { contentTypes } from './client.ts'
import { settle, type World } from './world.ts'

/** Contract section 5 over HTTP: which encoding a text is taken for, and that its writer has the last word. */

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startApp()
  world = await settle(app)
})
afterAll(() => app.stop())

/** ရွှေလမ်း as a Zawgyi keyboard types it. */
const zawgyi = '\u1031\u101B\u108A\u101C\u1019\u1039\u1038'
const unicode = 'ရွှေလမ်း'
/** Correct, and taken for Zawgyi by the detector alone. */
const doubtful = 'စက္ကူ'

const rawOf = async (source: string, id: number) =>
  (await app.query<{ Raw: unknown }>(`select "Raw" from "${source}" where "Id" = $1`, [id]))[0]!.Raw

describe('what the server understands', () => {
  test('Zawgyi becomes Unicode, line by line, and what was typed is kept', async () => {
    const { owner, page } = world
    const description = `${unicode}\n${zawgyi}\nKFC`
    const post = await owner.makes('post', { pageId: page.Id, title: zawgyi, description })
    expect(post).toMatchObject({ Title: unicode, Description: `${unicode}\n${unicode}\nKFC` })
    expect(await rawOf('post', post.Id)).toEqual({ Title: zawgyi, Description: description })
  })

  test('correct Unicode stays, whatever the detector says, and nothing is kept beside it', async () => {
    const { owner, page } = world
    const post = await owner.makes('post', { pageId: page.Id, title: doubtful, description: 'ဥ\u102Eး' })
    expect(post).toMatchObject({ Title: doubtful, Description: 'ဦး' })
    expect(await rawOf('post', post.Id)).toBeNull()
  })

  test('what was dropped beside Burmese is kept as typed', async () => {
    const { owner, page } = world
    const typed = 'ရန်\u200Bကုန်'
    const post = await owner.makes('post', { pageId: page.Id, title: typed })
    expect(post['Title']).toBe('ရန်ကုန်')
    expect(await rawOf('post', post.Id)).toEqual({ Title: typed })
  })

  test('storing what was stored changes nothing', async () => {
    const { owner, page } = world
    const post = await owner.makes('post', { pageId: page.Id, title: zawgyi, description: doubtful })
    const again = await owner.makes('post', {
      pageId: page.Id,
      title: String(post['Title']),
      description: String(post['Description']),
    })
    expect(again).toMatchObject({ Title: post['Title'], Description: post['Description'] })
    expect(await rawOf('post', again.Id)).toBeNull()
  })
})

describe('"no, keep as typed"', () => {
  test.each(contentTypes)('is heard in %s, for the field it is said of', async (as) => {
    const { owner, page } = world
    const made = await owner.creates(
      'post',
      { pageId: page.Id, title: zawgyi, titleAsTyped: 'true', description: zawgyi },
      { as },
    )
    expect(made.data).toMatchObject({ Title: zawgyi, Description: unicode })
    expect(await rawOf('post', made.data.Id)).toEqual({ Description: zawgyi })
  })

  test('is heard on a change too, and taken back by the next one', async () => {
    const { owner, fresh } = world
    const post = await fresh('post')
    const kept = await owner.changes('post', { id: post.Id, title: zawgyi, TITLEASTYPED: '1' })
    expect(kept.data['Title']).toBe(zawgyi)
    const read = await owner.changes('post', { id: post.Id, title: zawgyi, titleAsTyped: 'false' })
    expect(read.data['Title']).toBe(unicode)
  })

  test('is heard in comments, reports, ratings and their answers', async () => {
    const { owner, stranger, visitor, page } = world
    const said = { description: zawgyi, descriptionAsTyped: 'true' }
    const comment = await owner.makes('comment', { pageId: page.Id, typeName: 'Page', typeId: page.Id, ...said })
    expect(comment['Description']).toBe(zawgyi)
    const rating = await stranger.makes('pageRating', { pageId: page.Id, stars: 4, ...said })
    expect(rating['Description']).toBe(zawgyi)
    const answer = { id: rating.Id, answer: zawgyi, answerAsTyped: 'true' }
    expect((await owner.changes('pageRating', answer)).data['Answer']).toBe(zawgyi)
    const report = await visitor.creates('report', { type: 'Page', contentId: page.Id, ...said })
    expect(report.status).toBeLessThan(300)
    expect(await app.query('select "Description" from "report"')).toEqual([{ Description: zawgyi }])
  })

  test('makes no right of its own: what cannot be stored is refused all the same', async () => {
    const { owner, page } = world
    const answer = await owner.creates('post', { pageId: page.Id, title: 'x'.repeat(1001), titleAsTyped: 'true' })
    expect([answer.status, Object.keys(answer.fields['fields'] as object)]).toEqual([400, ['title']])
  })
})
