import { describe, expect, test } from 'vitest'
import { toCamelCase, fieldsOf, isEverAllowed, registry, freeTextKinds, type Field, type Resource } from '#resources'
import { names } from '#tests/text/sampleNames.ts'
import { contentTypes, signIn, type Fields, type Person } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'

/** The encoding of texts over HTTP (docs/rules.md#encoding): how it is detected, and that the writer can overrule it. */

const { app, world } = await openWorld()

/** ရွှေလမ်း as a Zawgyi keyboard types it. */
const zawgyi = '\u1031\u101B\u108A\u101C\u1019\u1039\u1038'
const unicode = 'ရွှေလမ်း'
/** Correct, but Zawgyi according to the detector alone. */
const doubtful = 'စက္ကူ'

const rawOf = async (source: string, id: number) =>
  (await app.query<{ Raw: unknown }>(`select "Raw" from "${source}" where "Id" = $1`, [id]))[0]!.Raw

describe('detection', () => {
  test('Zawgyi becomes Unicode, line by line, and the typed text is kept', async () => {
    const { owner, page } = world
    const description = `${unicode}\n${zawgyi}\nKFC`
    const post = await owner.makes('post', { pageId: page.Id, title: zawgyi, description })
    expect(post).toMatchObject({ Title: unicode, Description: `${unicode}\n${unicode}\nKFC` })
    expect(await rawOf('post', post.Id)).toEqual({ Title: zawgyi, Description: description })
  })

  test('correct Unicode is unchanged, whatever the detector says, without a second text', async () => {
    const { owner, page } = world
    const post = await owner.makes('post', { pageId: page.Id, title: doubtful, description: 'ဥ\u102Eး' })
    expect(post).toMatchObject({ Title: doubtful, Description: 'ဦး' })
    expect(await rawOf('post', post.Id)).toBeNull()
  })

  test('characters dropped beside Burmese are kept in the typed text', async () => {
    const { owner, page } = world
    const typed = 'ရန်\u200Bကုန်'
    const post = await owner.makes('post', { pageId: page.Id, title: typed })
    expect(post['Title']).toBe('ရန်ကုန်')
    expect(await rawOf('post', post.Id)).toEqual({ Title: typed })
  })

  test('storing a stored text changes nothing', async () => {
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

test('the typed text is kept when the whole form is sent again', async () => {
  const { owner, page } = world
  const post = await owner.makes('post', { pageId: page.Id, title: zawgyi })
  await owner.changes('post', { id: post.Id, title: unicode, description: 'KFC' })
  expect(await rawOf('post', post.Id)).toEqual({ Title: zawgyi })
  await owner.changes('post', { id: post.Id, title: 'KFC' })
  expect(await rawOf('post', post.Id)).toBeNull()
})

describe('every text field', () => {
  const isWords = ([, field]: [string, Field]) => freeTextKinds.includes(field.kind) && !field.readOnly
  const written = [...registry.values()].filter(
    // A push token is no text of a person.
    (resource) => resource.access !== 'token' && isEverAllowed('create', resource) && fieldsOf(resource).some(isWords),
  )
  const writerOf = (resource: Resource): Promise<Person> | Person => {
    const isForAdmins = fieldsOf(resource).some(([, { inForm }]) => inForm === 'admin')
    if (resource.access === 'contents' || isForAdmins) return world.superAdmin
    return resource.access === 'rating' ? signIn(app, 'rater@demo.example') : world.owner
  }
  /** Further required parts of some resources. */
  const needed: Readonly<Record<string, () => Fields>> = {
    comment: () => ({ typeName: 'Page', typeId: world.page.Id }),
    pageRating: () => ({ stars: 3 }),
    holiday: () => ({ date: '2026-04-13' }),
    report: () => ({ type: 'Page', contentId: world.page.Id }),
  }

  test.each(written.map((resource) => [resource.name, resource] as const))(
    'of a %s is read by the same rules',
    async (name, resource) => {
      // The person who rates cannot answer.
      const words = fieldsOf(resource)
        .filter(isWords)
        .map(([field]) => field)
        .filter((field) => field !== 'Answer')
      const made = await (
        await writerOf(resource)
      ).makes(name, {
        pageId: world.page.Id,
        ...needed[name]?.(),
        ...Object.fromEntries(words.map((field) => [toCamelCase(field), zawgyi])),
      })
      expect(Object.fromEntries(words.map((field) => [field, made[field]]))).toEqual(
        Object.fromEntries(words.map((field) => [field, unicode])),
      )
      expect(await rawOf(name, made.Id)).toEqual(Object.fromEntries(words.map((field) => [field, zawgyi])))
    },
  )

  test('the name from an identity token, and the outcome of a report', async () => {
    const reporter = await signIn(app, 'named@demo.example', zawgyi)
    const [own] = (await reporter.posts('/profile/api/byEmail')).list
    expect(own).toMatchObject({ Name: unicode })
    expect(await rawOf('profile', own!.Id)).toEqual({ Name: zawgyi })

    const report = await reporter.makes('report', { type: 'Page', contentId: world.page.Id, description: 'KFC' })
    const judge = (said: Fields) =>
      world.superAdmin.posts('/report/api/judge', { id: report.Id, state: 'resolved', ...said })
    expect((await judge({ outcome: zawgyi })).data['Outcome']).toBe(unicode)
    expect((await judge({ outcome: zawgyi, outcomeAsTyped: 'true' })).data['Outcome']).toBe(zawgyi)
    expect((await judge({ outcome: 'x'.repeat(1001) })).status).toBe(400)
  })

  test('each line of a text is detected by itself, with any line ending', async () => {
    const { owner, page } = world
    const family = '👨‍👩‍👧'
    const description = [unicode, zawgyi, 'KFC Chicken', `${family} ${unicode}\u200B`, ''].join('\r\n')
    const post = await owner.makes('post', { pageId: page.Id, title: 'KFC', description })
    expect(post['Description']).toBe([unicode, unicode, 'KFC Chicken', `${family} ${unicode}`].join('\n'))
  })

  test('a correct name is stored unchanged in any language', async () => {
    const { owner, fresh } = world
    const post = await fresh('post')
    const { data } = await owner.changes('post', { id: post.Id, description: names.join('\n') })
    expect(String(data['Description']).split('\n')).toEqual(names)
    expect(await rawOf('post', post.Id)).toBeNull()
  })
})

describe('"no, keep as typed"', () => {
  test.each(contentTypes)('is accepted in %s, for its field only', async (as) => {
    const { owner, page } = world
    const made = await owner.creates(
      'post',
      { pageId: page.Id, title: zawgyi, titleAsTyped: 'true', description: zawgyi },
      { as },
    )
    expect(made.data).toMatchObject({ Title: zawgyi, Description: unicode })
    expect(await rawOf('post', made.data.Id)).toEqual({ Description: zawgyi })
  })

  test('is accepted on a change too, and revoked by the next one', async () => {
    const { owner, fresh } = world
    const post = await fresh('post')
    const kept = await owner.changes('post', { id: post.Id, title: zawgyi, TITLEASTYPED: '1' })
    expect(kept.data['Title']).toBe(zawgyi)
    const read = await owner.changes('post', { id: post.Id, title: zawgyi, titleAsTyped: 'false' })
    expect(read.data['Title']).toBe(unicode)
  })

  test('is accepted in comments, reports, ratings and their answers', async () => {
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
    expect(await app.query('select "Description" from "report" order by "Id" desc limit 1')).toEqual([
      { Description: zawgyi },
    ])
  })

  test('holds when whole forms are sent again, until the text changes or the writer revokes it', async () => {
    const { owner, fresh, stranger, page } = world
    const post = await fresh('post')
    await owner.changes('post', { id: post.Id, title: zawgyi, titleAsTyped: 'true' })
    const again = await owner.changes('post', { id: post.Id, title: zawgyi, description: 'KFC' })
    expect(again.data).toMatchObject({ Title: zawgyi, Description: 'KFC' })
    const edited = await owner.changes('post', { id: post.Id, title: `${zawgyi} ${zawgyi}` })
    expect(edited.data['Title']).toBe(`${unicode} ${unicode}`)

    const rating = await stranger.makes('pageRating', {
      pageId: page.Id,
      stars: 4,
      description: zawgyi,
      descriptionAsTyped: 'true',
    })
    await stranger.posts('/pageRating/api', { pageId: page.Id, stars: 2, description: zawgyi })
    expect(await stranger.sees('pageRating', rating.Id)).toMatchObject({ Stars: 2, Description: zawgyi })
  })

  test('does not override validation: a text that cannot be stored is refused', async () => {
    const { owner, page } = world
    const answer = await owner.creates('post', { pageId: page.Id, title: 'x'.repeat(1001), titleAsTyped: 'true' })
    expect([answer.status, Object.keys(answer.fields['fields'] as object)]).toEqual([400, ['title']])
  })
})
