import { describe, expect, test } from 'vitest'
import { appoint, signIn, type Fields, type Person } from './support/client.ts'
import { expectExactCount } from './support/follows.ts'
import { runJobs } from './support/jobs.ts'
import { openWorld } from './support/openWorld.ts'

/** Follows, ratings, comments, reports (docs/rules.md#following, #ratings, #comments, #reports). */

const { app, world } = await openWorld()

describe('follow and block', () => {
  test('repeating either has no further effect', async () => {
    const { stranger, visitor, page } = world
    for (const source of ['pageFollowing', 'pageBlock']) {
      const first = await stranger.creates(source, { pageId: page.Id })
      const again = await stranger.creates(source, { pageId: page.Id })
      expect([first.status, again.status, again.fields['Id']]).toEqual([200, 200, first.fields['Id']])
      const list = await stranger.gets(`/${source}/api/byEmail/${stranger.email}`)
      expect(list.list).toMatchObject([
        { PageId: page.Id, PageName: 'Shwe Tea House', CountryThumbnail: null, Categories: null },
      ])
      for (let n = 0; n < 2; n += 1) {
        expect((await stranger.sends('DELETE', `/${source}/api`, { pageId: page.Id })).fields['status']).toBe('success')
      }
      expect((await stranger.gets(`/${source}/api/byEmail/${stranger.email}`)).body).toEqual([])
    }
    expect((await stranger.creates('pageFollowing', { pageId: 999_999 })).status).toBe(404)
    expect((await stranger.creates('pageFollowing', {})).status).toBe(400)
    expect((await visitor.sees('page', page.Id))!['FollowerCount']).toBe(0)
  })

  test('one’s own record can be deleted by its id, another’s cannot', async () => {
    const { stranger, owner, page } = world
    const record = await stranger.makes('pageFollowing', { pageId: page.Id })
    expect((await owner.deletes('pageFollowing', record.Id)).status).toBe(404)
    expect((await stranger.deletes('pageFollowing', record.Id)).status).toBe(200)
  })

  test('160 follows and unfollows at once leave an exact count (S62)', () => expectExactCount(app, world, 8))

  test('concurrent first follows of one person make one row', async () => {
    const { stranger, owner, visitor } = world
    const page = await owner.makes('page', { name: 'Once' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => stranger.creates('pageFollowing', { pageId: page.Id })),
    )
    expect(new Set(answers.map(({ fields }) => fields['Id'])).size).toBe(1)
    expect((await visitor.sees('page', page.Id))!['FollowerCount']).toBe(1)
  })
})

describe('ratings', () => {
  test('one for each person and page, changeable, averaged and counted', async () => {
    const { stranger, pageAdmin, superAdmin, visitor, owner } = world
    const page = await owner.makes('page', { name: 'Rated' })
    const average = async () => {
      const { RatingAverage, RatingCount } = (await visitor.sees('page', page.Id))!
      return [RatingAverage, RatingCount]
    }
    const first = await stranger.makes('pageRating', { pageId: page.Id, stars: 4, description: 'Good tea' })
    const second = await stranger.makes('pageRating', { pageId: page.Id, stars: 2 })
    expect(second.Id).toBe(first.Id)
    expect(await average()).toEqual([2, 1])
    await superAdmin.makes('pageRating', { pageId: page.Id, stars: 5 })
    expect(await average()).toEqual([3.5, 2])
    await stranger.changes('pageRating', { id: first.Id, stars: 5 })
    expect(await average()).toEqual([5, 2])
    expect((await pageAdmin.deletes('pageRating', first.Id)).status).toBe(403)
    await stranger.deletes('pageRating', first.Id)
    expect(await average()).toEqual([5, 1])
  })

  test.each(['0', '6', '4.5', '-1', 'five', '', '1e0'])('%j stars are refused', async (stars) => {
    const { stranger, page } = world
    const answer = await stranger.creates('pageRating', { pageId: page.Id, stars })
    expect([answer.status, Object.keys(answer.fields['fields'] as object)]).toEqual([400, ['stars']])
  })

  test('the page’s team cannot rate it; only its owner answers, once', async () => {
    const { stranger, pageAdmin, owner, visitor, page } = world
    for (const who of [owner, pageAdmin]) {
      expect((await who.creates('pageRating', { pageId: page.Id, stars: 5 })).status).toBe(403)
    }
    const rating = await stranger.makes('pageRating', { pageId: page.Id, stars: 3, answer: 'I answer myself' })
    expect(rating['Answer']).toBeNull()
    expect((await stranger.changes('pageRating', { id: rating.Id, answer: 'x' })).data['Answer']).toBeNull()
    expect((await owner.changes('pageRating', { id: rating.Id, answer: ' ' })).status).toBe(400)
    const answered = await owner.changes('pageRating', { id: rating.Id, answer: 'Thank you', stars: 5 })
    expect(answered.data).toMatchObject({ Answer: 'Thank you', Stars: 3 })
    expect((await owner.changes('pageRating', { id: rating.Id, answer: 'Again' })).status).toBe(409)
    expect(await visitor.sees('pageRating', rating.Id)).toMatchObject({
      Answer: 'Thank you',
      ProfileName: 'U Stranger',
    })
    const news = (await stranger.gets('/notification/api')).list
    expect(news).toMatchObject([
      { Kind: 'answer', PageId: page.Id, About: 'pageRating', AboutId: rating.Id, ReadAt: null },
    ])
    expect((await owner.gets('/notification/api')).list.map(({ Kind }) => Kind)).toContain('rating')
  })

  test('a rating hidden by a moderator is not counted', async () => {
    const { owner, stranger, visitor } = world
    const moderator = await signIn(app, 'moderator@demo.example')
    await appoint(moderator, 'moderator')
    const page = await owner.makes('page', { name: 'Moderated' })
    const rating = await stranger.makes('pageRating', { pageId: page.Id, stars: 1 })
    await moderator.posts('/admin/api/moderate', { source: 'pageRating', id: rating.Id, held: 1 })
    expect(await visitor.sees('page', page.Id)).toMatchObject({ RatingCount: 0, RatingAverage: 0 })
    expect((await visitor.gets(`/pageRating/api/byPageId/${page.Id}`)).body).toEqual([])
    expect((await visitor.gets(`/pageRating/api/stars/${page.Id}`)).body).toEqual([])
    await moderator.posts('/admin/api/moderate', { source: 'pageRating', id: rating.Id, held: 0 })
    expect(await visitor.sees('page', page.Id)).toMatchObject({ RatingCount: 1, RatingAverage: 1 })
  })

  test('everybody sees how many gave each number of stars, of pages that are public', async () => {
    const { owner, pageAdmin, stranger, visitor } = world
    const page = await owner.makes('page', { name: 'Much rated' })
    const other = await owner.makes('page', { name: 'Rated too' })
    const people = await Promise.all([5, 4].map((n) => signIn(app, `rater${n}@demo.example`)))
    const stars = [stranger, ...people].map((person, at) =>
      person.makes('pageRating', { pageId: page.Id, stars: at === 0 ? 2 : 5 }),
    )
    await Promise.all([...stars, stranger.makes('pageRating', { pageId: other.Id, stars: 1 })])
    const counted = async (who: Person) => (await who.gets(`/pageRating/api/stars/${page.Id}`)).body
    const both = [
      { Stars: 5, Count: 2 },
      { Stars: 2, Count: 1 },
    ]
    expect([await counted(visitor), await counted(pageAdmin)]).toEqual([both, both])
    await people[0]!.posts('/pageRating/api', { pageId: page.Id, stars: 2 })
    expect(await counted(visitor)).toEqual([
      { Stars: 5, Count: 1 },
      { Stars: 2, Count: 2 },
    ])
    await owner.changes('page', { id: page.Id, status: 0 })
    expect(await counted(visitor)).toEqual([])
    expect((await visitor.gets('/pageRating/api/stars/x')).status).toBe(400)
  })
})

describe('comments', () => {
  const say = (who: Person, pageId: number, target: object) =>
    who.creates('comment', { pageId, description: 'Nice', ...target })

  test('a page comments on an existing page, post or product', async () => {
    const { owner, visitor, page, fresh } = world
    const post = await fresh('post')
    const made = await owner.makes('comment', {
      pageId: page.Id,
      description: 'Nice',
      TYPENAME: 'post',
      typeid: post.Id,
    })
    expect(made).toMatchObject({
      Description: 'Nice',
      TypeName: 'Post',
      TypeId: post.Id,
      PageId: page.Id,
      PageName: 'Shwe Tea House',
      PageThumbnail: null,
    })
    const found = await visitor.gets(`/comment/api/byTypeNameAndTypeId/post/${post.Id}`)
    expect(found.list).toEqual([await visitor.sees('comment', made.Id)])
    expect((await say(owner, page.Id, { typeName: 'Post', typeId: 999_999 })).status).toBe(404)
    for (const bad of [
      {},
      { typeName: 'Article', typeId: 1 },
      { typeName: 'Post' },
      { typeName: 'Post', typeId: 'x' },
    ]) {
      expect((await say(owner, page.Id, bad)).status).toBe(400)
    }
    for (const description of ['', '  ', '\u200B']) {
      const answer = await owner.creates('comment', { pageId: page.Id, typeName: 'Post', typeId: post.Id, description })
      expect(answer.fields['fields']).toEqual({ description: 'Description is required' })
    }
  })

  test('a post’s card counts what the public sees of its comments; no kept list is dropped for one', async () => {
    const { owner, stranger, visitor, page, fresh } = world
    const post = await fresh('post')
    const moderator = await signIn(app, 'judge@demo.example')
    await appoint(moderator, 'moderator')
    const counts = async (who: Person, list = 'byPage/1?') =>
      (await who.gets(`/post/api/${list}view=card`)).list.find(({ Id }) => Id === post.Id)?.['CommentCount']
    expect(await counts(visitor)).toBe(0)
    const target = { typeName: 'Post', typeId: post.Id }
    const made = await Promise.all([1, 2, 3, 4].map(() => say(owner, page.Id, target)))
    // Another record of the same number.
    await owner.makes('comment', { pageId: page.Id, description: 'Else', typeName: 'Page', typeId: page.Id })
    expect(await counts(stranger)).toBe(4)
    expect([await counts(visitor), await counts(visitor, `byPageId/${page.Id}?`)]).toEqual([0, 4])
    const [hidden, held, deleted] = made.map(({ data }) => data['Id'] as number) as [number, number, number]
    await owner.posts('/comment/api/hide', { id: hidden, hidden: 1, hiddenBecause: 'Rude' })
    await moderator.posts('/admin/api/moderate', { source: 'comment', id: held, held: 1 })
    await owner.deletes('comment', deleted)
    expect([await counts(stranger), await counts(owner)]).toEqual([1, 1])
    const found = (await visitor.gets(`/search/api/${encodeURIComponent(String(post['Title']))}?view=card`)).fields
    expect((found['posts'] as { Id: number; CommentCount: number }[]).find(({ Id }) => Id === post.Id)).toMatchObject({
      CommentCount: 1,
    })
    // Whole records have no more than what is declared.
    expect(await visitor.sees('post', post.Id)).not.toHaveProperty('CommentCount')
    await fresh('post')
    expect(await counts(visitor)).toBe(1)
  })

  test('its page edits and deletes it; the target’s team can only hide it', async () => {
    const { owner, visitor, page } = world
    const speaker = await signIn(app, 'speaker@demo.example')
    const theirs = await speaker.makes('page', { name: 'Speaker' })
    const comment = (await say(speaker, theirs.Id, { typeName: 'Page', typeId: page.Id })).data
    expect((await speaker.changes('comment', { id: comment.Id, description: 'Nicer' })).data['Description']).toBe(
      'Nicer',
    )
    expect((await owner.changes('comment', { id: comment.Id, description: 'Best' })).status).toBe(403)
    expect((await owner.changes('comment', { id: comment.Id, status: 0, description: 'Best' })).status).toBe(403)
    expect((await owner.deletes('comment', comment.Id)).status).toBe(403)
    expect((await owner.changes('comment', { id: comment.Id, status: 0 })).status).toBe(200)
    expect(await visitor.sees('comment', comment.Id)).toBeUndefined()
    expect((await speaker.changes('comment', { id: comment.Id, status: 1 })).status).toBe(403)
    expect((await speaker.deletes('comment', comment.Id)).status).toBe(200)
    const gone = await speaker.deletes('comment', comment.Id)
    expect([gone.status, gone.fields['message']]).toEqual([404, 'This comment does not exist.'])
  })

  test('its target’s team hides it with a word why, which its writer is told and reads', async () => {
    const { owner, pageAdmin, visitor, stranger, page } = world
    const speaker = await signIn(app, 'speaker.hidden@demo.example')
    const theirs = await speaker.makes('page', { name: 'Speaker of much' })
    const { Id } = (await say(speaker, theirs.Id, { typeName: 'Page', typeId: page.Id })).data
    const hide = (who: Person, fields: Fields) => who.posts('/comment/api/hide', { id: Id, ...fields })
    expect((await hide(owner, { hidden: 1 })).fields['fields']).toEqual({
      hiddenBecause: 'Please say in a word why.',
    })
    expect((await hide(stranger, { hidden: 1, hiddenBecause: 'No' })).status).toBe(403)
    expect((await hide(speaker, { hidden: 1, hiddenBecause: 'No' })).status).toBe(403)
    const hidden = await hide(pageAdmin, { hidden: 1, hiddenBecause: 'An advertisement' })
    expect(hidden.data).toMatchObject({ Status: 0, HiddenBecause: 'An advertisement' })
    const list = `/comment/api/byTypeNameAndTypeId/Page/${page.Id}`
    const seenBy = async (who: Person) => (await who.gets(list)).list.find((one) => one.Id === Id)
    expect(await seenBy(visitor)).toBeUndefined()
    expect(await seenBy(stranger)).toBeUndefined()
    for (const who of [speaker, owner]) expect(await seenBy(who)).toMatchObject({ HiddenBecause: 'An advertisement' })
    expect((await speaker.gets('/notification/api')).list[0]).toMatchObject({ Kind: 'hiding', AboutId: Id })
    expect((await hide(speaker, { hidden: 0 })).status).toBe(403)
    expect((await hide(owner, { hidden: 0 })).data).toMatchObject({ Status: 1, HiddenBecause: null })
    expect(await seenBy(visitor)).toMatchObject({ Status: 1, HiddenBecause: null })

    await hide(owner, { hidden: 1, hiddenBecause: 'Once more' })
    await owner.changes('comment', { id: Id, status: 1 })
    expect((await seenBy(visitor))!['HiddenBecause']).toBeNull()
    expect((await hide(stranger, { id: 999_999, hidden: 1, hiddenBecause: 'No' })).status).toBe(404)
  })

  test('the owner of the target is notified, the commenter is not', async () => {
    const { owner, page } = world
    const speaker = await signIn(app, 'speaker@demo.example')
    const theirs = await speaker.makes('page', { name: 'Second' })
    const comment = (await say(speaker, theirs.Id, { typeName: 'Page', typeId: page.Id })).data
    const [news] = (await owner.gets('/notification/api')).list
    expect(news).toMatchObject({ Kind: 'comment', About: 'comment', AboutId: comment.Id, PageName: 'Shwe Tea House' })
    expect((await speaker.gets('/notification/api')).list.filter(({ AboutId }) => AboutId === comment.Id)).toEqual([])
    await owner.posts('/notification/api/read', { upTo: news!.Id })
    expect((await owner.gets('/notification/api')).list.every(({ ReadAt }) => ReadAt !== null)).toBe(true)
  })

  test('of a blocked page lights nothing: neither what it says afterwards nor what it said before', async () => {
    const { owner, page } = world
    const speaker = await signIn(app, 'blocked.speaker@demo.example')
    const theirs = await speaker.makes('page', { name: 'To be blocked' })
    const newsOf = async () =>
      (await owner.gets('/notification/api/byPage/1')).list.map(
        ({ About, AboutId }) => `${String(About)} ${String(AboutId)}`,
      )
    const before = (await say(speaker, theirs.Id, { typeName: 'Page', typeId: page.Id })).data.Id
    expect(await newsOf()).toContain(`comment ${before}`)
    const block = await owner.makes('pageBlock', { pageId: theirs.Id })
    expect(await newsOf()).not.toContain(`comment ${before}`)
    const after = (await say(speaker, theirs.Id, { typeName: 'Page', typeId: page.Id })).data.Id
    expect(await newsOf()).not.toContain(`comment ${after}`)
    const rated = await owner.makes('pageRating', { pageId: theirs.Id, stars: 2 })
    await speaker.changes('pageRating', { id: rated.Id, answer: 'We are sorry' })
    expect(await newsOf()).not.toContain(`pageRating ${rated.Id}`)
    await owner.deletes('pageBlock', block.Id)
    const again = (await say(speaker, theirs.Id, { typeName: 'Page', typeId: page.Id })).data.Id
    expect(await newsOf()).toContain(`comment ${again}`)
  })

  test('is deleted with its target', async () => {
    const { owner, page, fresh } = world
    const post = await fresh('post')
    const comment = (await say(owner, page.Id, { typeName: 'Post', typeId: post.Id })).data
    await owner.deletes('post', post.Id)
    expect(await app.query('select 1 from "comment" where "Id" = $1', [comment.Id])).toEqual([])
  })
})

describe('reports', () => {
  test('anybody may report; the type is Post by default; the report keeps a snapshot of its target', async () => {
    const { visitor, stranger, superAdmin, owner, fresh } = world
    const post = await fresh('post')
    const made = await visitor.creates('report', {
      contentId: post.Id,
      description: 'Bad words',
      profileEmail: owner.email,
    })
    expect([made.status, made.fields['status'], made.fields['message']]).toEqual([201, 'success', expect.any(String)])
    await owner.deletes('post', post.Id)
    const report = (await superAdmin.sees('report', made.fields['Id'] as number))!
    expect(report).toMatchObject({
      Type: 'Post',
      ContentId: post.Id,
      State: 'open',
      ProfileId: null,
      Description: 'Bad words',
    })
    expect(JSON.parse(report['Snapshot'] as string)).toMatchObject({ Title: post['Title'] })
    expect(report['Snapshot']).not.toContain('@')
    expect((await stranger.creates('report', { description: ' ' })).fields['fields']).toEqual({
      description: 'Description is required',
    })
    expect((await stranger.creates('report', { description: 'x', type: 'Weather' })).status).toBe(400)
    expect((await stranger.creates('report', { description: 'x', contentId: 999_999 })).status).toBe(404)
  })

  test('reporters see their own, moderators all, others none; nobody can delete one', async () => {
    const { stranger, owner, superAdmin, page } = world
    const moderator = await signIn(app, 'moderator2@demo.example')
    await appoint(moderator, 'moderator')
    const report = await stranger.makes('report', { contentId: page.Id, type: 'Page', description: 'Bad' })
    expect((await stranger.gets('/report/api')).ids).toContain(report.Id)
    expect((await owner.gets('/report/api')).ids).not.toContain(report.Id)
    expect((await moderator.gets('/report/api')).ids).toContain(report.Id)
    expect((await owner.gets(`/report/api/${report.Id}`)).status).toBe(403)
    expect((await superAdmin.deletes('report', report.Id)).status).toBe(405)
  })

  test('comments, ratings and articles are reported too; a rating without the name of its writer', async () => {
    const { visitor, superAdmin, stranger, fresh, page } = world
    const rating = await stranger.makes('pageRating', { pageId: page.Id, stars: 1, description: 'Never again' })
    const article = await fresh('article')
    const comment = await fresh('comment')
    for (const [type, contentId] of [
      ['Comment', comment.Id],
      ['PageRating', rating.Id],
      ['Article', article.Id],
    ] as const) {
      const made = await visitor.creates('report', { contentId, type, description: 'Bad' })
      const kept = (await superAdmin.sees('report', made.fields['Id'] as number))!
      expect(kept).toMatchObject({ Type: type, ContentId: contentId })
      expect(JSON.parse(String(kept['Snapshot']))).toMatchObject({ Id: contentId })
      expect(kept['Snapshot']).not.toMatch(/ProfileName|Email/)
    }
  })

  test('a report’s copy says no more to its reporter than the record itself, and stays whole for the erasure of its writer', async () => {
    const { owner, stranger, superAdmin, page, fresh } = world
    const rating = await stranger.makes('pageRating', {
      pageId: (await owner.makes('page', { name: 'Rated' })).Id,
      stars: 1,
    })
    const product = await fresh('product')
    for (const [who, type, contentId, hidden, seen] of [
      [owner, 'PageRating', rating.Id, 'ProfileId', stranger.id],
      [stranger, 'Product', product.Id, 'StillForSaleAt', expect.anything()],
    ] as const) {
      const made = await who.makes('report', { contentId, type, description: 'Bad' })
      const copyFor = async (reader: Person) =>
        JSON.parse(String((await reader.sees('report', made.Id))!['Snapshot'])) as Record<string, unknown>
      expect(JSON.parse(String(made['Snapshot']))).toMatchObject({ Id: contentId, [hidden]: null })
      expect((await copyFor(who))[hidden]).toBeNull()
      if (type === 'PageRating') expect((await copyFor(superAdmin))[hidden]).toBe(seen)
    }
    const erased = await signIn(app, 'rater@erased.example')
    const theirs = await erased.makes('pageRating', { pageId: page.Id, stars: 2 })
    const about = await owner.makes('report', { contentId: theirs.Id, type: 'PageRating', description: 'Bad' })
    await erased.asks('DELETE', '/profile/api')
    await runJobs(app)
    expect((await superAdmin.sees('report', about.Id))!['Snapshot']).toBeNull()
  })

  test('a copy that cannot be read costs itself, not the list', async () => {
    const { stranger, superAdmin, page } = world
    const report = await stranger.makes('report', { contentId: page.Id, type: 'Page', description: 'Bad' })
    await app.query(`update "report" set "Type" = 'Newer' where "Id" = $1`, [report.Id])
    for (const reader of [stranger, superAdmin]) {
      const { list } = await reader.gets('/report/api')
      expect(list.find(({ Id }) => Id === report.Id)).toMatchObject({ Description: 'Bad', Snapshot: null })
    }
  })

  test('moderators neither read nor sort nor filter by a page owner’s address', async () => {
    const { owner, superAdmin, page } = world
    const moderator = await signIn(app, 'moderator3@demo.example')
    await appoint(moderator, 'moderator')
    expect(await moderator.sees('page', page.Id)).toMatchObject({ OwnerEmail: null, OwnerId: null })
    expect(await superAdmin.sees('page', page.Id)).toMatchObject({ OwnerEmail: owner.email, OwnerId: owner.id })
    const asked = (who: Person, what: string) => who.gets(`/page/api?range=[0,9]&${what}`)
    for (const what of [
      `filter=${JSON.stringify({ OwnerId: owner.id })}`,
      'sort=["OwnerEmail","ASC"]',
      'sort=["OwnerId","ASC"]',
    ]) {
      expect((await asked(moderator, what)).status, what).toBe(400)
    }
    // A copy says the rest of itself to whoever guesses it.
    for (const what of [`filter=${JSON.stringify({ Snapshot: 'x' })}`, 'sort=["Snapshot","ASC"]'])
      expect((await moderator.gets(`/report/api?range=[0,9]&${what}`)).status, what).toBe(400)
    const shown = await asked(moderator, 'sort=["Id","DESC"]')
    expect([shown.status, shown.text.includes(owner.email)]).toEqual([200, false])
    // Held pages are theirs to see.
    await moderator.posts('/admin/api/moderate', { source: 'page', id: page.Id, held: 1 })
    expect((await moderator.sees('page', page.Id))!['Name']).toBe(page['Name'])
    await moderator.posts('/admin/api/moderate', { source: 'page', id: page.Id, held: 0 })
  })

  test('a report of a profile reveals nothing about it', async () => {
    const { visitor, superAdmin, owner } = world
    const made = await visitor.creates('report', { contentId: owner.id, type: 'Profile', description: 'Bad' })
    expect(made.text).not.toContain(owner.email)
    expect((await superAdmin.sees('report', made.fields['Id'] as number))!['Snapshot']).toBeNull()
  })
})

describe('push tokens', () => {
  test('belong to the person signed in on the device; nobody reads them; that person deletes them', async () => {
    const { visitor, stranger, owner } = world
    const token = 'token-of-one-phone'
    const first = await visitor.posts('/firebaseToken/api', { token, appName: 'Zay', profileEmail: owner.email })
    expect(first.body).toEqual({ status: 'success', message: 'Saved', Id: expect.any(Number), data: null })
    const holder = async () =>
      (await app.query('select "ProfileId" from "firebaseToken" where "Token" = $1', [token]))[0]
    expect(await holder()).toEqual({ ProfileId: null })
    const again = await stranger.posts('/firebaseToken/api', { token, appName: 'Zay' })
    expect((await visitor.posts('/firebaseToken/api', { token, profileEmail: '' })).fields['Id']).toBe(
      first.fields['Id'],
    )
    expect([again.fields['Id'], await holder()]).toEqual([first.fields['Id'], { ProfileId: stranger.id }])
    expect((await stranger.gets('/firebaseToken/api')).status).toBeGreaterThanOrEqual(404)
    expect((await stranger.deletes('firebaseToken', first.fields['Id'] as number)).status).toBe(200)
    expect((await visitor.posts('/firebaseToken/api', { token: ' ' })).status).toBe(400)
  })

  test('nobody has it after signing out with the bearer, or everywhere; whoever sends it next does', async () => {
    const { owner } = world
    const person = await signIn(app, 'phone@demo.example')
    const token = 'token-that-moves'
    const holder = async () =>
      (await app.query('select "ProfileId", "AppName" from "firebaseToken" where "Token" = $1', [token]))[0]
    await person.posts('/firebaseToken/api', { token, appName: 'Zay', profileEmail: person.email })
    expect(await holder()).toEqual({ ProfileId: person.id, AppName: 'Zay' })
    await person.posts('/firebaseToken/api', { token, profileEmail: '' })
    expect(await holder()).toEqual({ ProfileId: null, AppName: 'Zay' })
    await owner.posts('/firebaseToken/api', { token })
    await person.posts('/firebaseToken/api', { token })
    expect(await holder()).toMatchObject({ ProfileId: person.id })
    await person.posts('/profile/api/logout', { everywhere: 1 })
    expect(await holder()).toMatchObject({ ProfileId: null })
  })

  test('have at most 512 characters', async () => {
    const long = await world.owner.posts('/firebaseToken/api', { token: 'x'.repeat(513) })
    expect([long.status, long.fields['fields']]).toEqual([400, { token: 'Please keep this under 512 characters.' }])
    expect((await world.owner.posts('/firebaseToken/api', { token: 'x'.repeat(512) })).status).toBe(200)
  })
})
