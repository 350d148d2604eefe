import { describe, expect, test } from 'vitest'
import { signIn, type Person } from './support/client.ts'
import { runJobs } from './support/jobs.ts'
import { openWorld } from './support/openWorld.ts'

/** The calls about people (spec 7.01 to 7.06, 7.42 to 7.45, 7.52): accounts, what they follow and block, reports and phones. */

const jwt = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)

const { app, world } = await openWorld()

const newcomer = (name: string) => signIn(app, `${name.toLowerCase()}@demo.example`, name)

describe('accounts', () => {
  test('POST /profile/api/login {name, email, token}: the token identifies the person, not the form [7.01]', async () => {
    const { visitor } = world
    const token = await app.provider.issue({ email: 'mya@demo.example', name: 'Daw Mya' })
    const login = (parts: Record<string, string>) => visitor.posts('/profile/api/login', parts)
    const { status, fields } = await login({ name: 'Somebody', email: 'else@demo.example', token })
    expect([status, fields['profile']]).toEqual([
      200,
      { Name: 'Daw Mya', Email: 'mya@demo.example', id: expect.any(Number) },
    ])
    const without = await login({ name: 'Daw Mya', email: 'mya@demo.example' })
    expect([without.status, without.fields['jwtToken']]).toEqual([401, undefined])
  })

  test('POST /profile/api/login answers jwtToken and profile {Name, Email, id}, and the token is valid [7.02]', async () => {
    const { visitor } = world
    const token = await app.provider.issue({ email: 'mya@demo.example', name: 'Daw Mya' })
    const answer = await visitor.posts('/profile/api/login', { name: 'Daw Mya', email: 'mya@demo.example', token })
    expect(answer.body).toEqual({
      jwtToken: jwt,
      profile: { Name: 'Daw Mya', Email: 'mya@demo.example', id: expect.any(Number) },
    })
    const headers = { authorization: `Bearer ${String(answer.fields['jwtToken'])}` }
    const profile = await visitor.asks('POST', '/profile/api/byEmail', { headers })
    expect(profile.list).toMatchObject([{ Email: 'mya@demo.example' }])
  })

  test('POST /profile/api/byEmail {email} with the bearer: the profile [7.03]', async () => {
    const { stranger, visitor } = world
    const asked = { email: stranger.email }
    expect((await stranger.posts('/profile/api/byEmail', asked)).list).toEqual([
      expect.objectContaining({ Id: stranger.id, Name: 'U Stranger', Email: stranger.email, Thumbnail: null }),
    ])
    expect((await visitor.posts('/profile/api/byEmail', asked)).status).toBe(401)
  })

  test('DELETE /profile/api {email}: deletes the account; a refusal has a message [7.04]', async () => {
    const { stranger, superAdmin } = world
    const leaver = await newcomer('Leaver')
    const erase = (who: Person) => who.sends('DELETE', '/profile/api', { email: leaver.email })
    const refused = await erase(stranger)
    expect([refused.status, refused.fields]).toEqual([403, { status: 'error', message: expect.stringMatching(/\w/) }])
    expect(await leaver.sees('profile', leaver.id)).toBeDefined()
    expect((await erase(leaver)).fields).toMatchObject({ status: 'success', message: expect.stringMatching(/\w/) })
    expect(await superAdmin.sees('profile', leaver.id)).toBeUndefined()
    await runJobs(app)
    expect(await app.query('select 1 from "profile" where "Id" = $1', [leaver.id])).toEqual([])
  })

  test('POST /admin/api/checkSuperAdmin {profileEmail}: hasPermission [7.05]', async () => {
    const { superAdmin, owner } = world
    const check = async (who: Person) =>
      (await who.posts('/admin/api/checkSuperAdmin', { profileEmail: who.email })).body
    expect(await check(superAdmin)).toEqual({ hasPermission: true })
    expect(await check(owner)).toEqual({ hasPermission: false })
  })

  test('POST /admin/api/checkPermission {profileEmail, pageId}: isAdmin, isOwner, isSuperAdmin [7.06]', async () => {
    const { superAdmin, owner, pageAdmin, stranger, page } = world
    const check = async (who: Person) =>
      (await who.posts('/admin/api/checkPermission', { profileEmail: who.email, pageId: page.Id })).body
    expect(await check(owner)).toEqual({ isAdmin: false, isOwner: true, isSuperAdmin: false })
    expect(await check(pageAdmin)).toEqual({ isAdmin: true, isOwner: false, isSuperAdmin: false })
    expect(await check(superAdmin)).toEqual({ isAdmin: false, isOwner: false, isSuperAdmin: true })
    expect(await check(stranger)).toEqual({ isAdmin: false, isOwner: false, isSuperAdmin: false })
  })
})

describe('following, blocking, reporting', () => {
  test('POST /pageBlock/api {pageId, profileEmail} [7.42]', async () => {
    const reader = await newcomer('Blocker')
    const answer = await reader.posts('/pageBlock/api', { pageId: world.page.Id, profileEmail: reader.email })
    expect([answer.status, answer.fields['status']]).toEqual([200, 'success'])
    expect((await reader.gets(`/pageBlock/api/byEmail/${reader.email}`)).list).toMatchObject([
      { PageId: world.page.Id },
    ])
  })

  test('POST and DELETE /pageFollowing/api {pageId}: follow and unfollow [7.52]', async () => {
    const { visitor } = world
    const reader = await newcomer('Follower')
    const followers = async () => (await visitor.sees('page', world.page.Id))!['FollowerCount'] as number
    const before = await followers()
    const follow = await reader.posts('/pageFollowing/api', { pageId: world.page.Id })
    expect([follow.status, follow.fields['status'], await followers()]).toEqual([200, 'success', before + 1])
    const left = await reader.sends('DELETE', '/pageFollowing/api', { pageId: world.page.Id })
    expect([left.status, left.fields['status'], await followers()]).toEqual([200, 'success', before])
  })

  test('POST /report/api {contentId, type, profileEmail, description}: a message [7.44]', async () => {
    const { visitor, superAdmin, fresh } = world
    const pot = await fresh('product')
    const said = { contentId: pot.Id, type: 'Product', profileEmail: 'a@b.example', description: 'Not tea at all' }
    const answer = await visitor.posts('/report/api', said)
    expect([answer.status, answer.fields['status'], answer.fields['message']]).toEqual([201, 'success', 'Saved'])
    expect(await superAdmin.sees('report', answer.fields['Id'] as number)).toMatchObject({
      ContentId: pot.Id,
      Type: 'Product',
      Description: 'Not tea at all',
    })
  })
})

test('POST /firebaseToken/api {token, appName, profileEmail}: registers the device for that person [7.45]', async () => {
  const { stranger } = world
  const sent = { token: 'of-a-phone', appName: 'Zay', profileEmail: stranger.email }
  const answer = await stranger.posts('/firebaseToken/api', sent)
  expect([answer.status, answer.fields['status']]).toEqual([200, 'success'])
  expect(await app.query('select "Token", "AppName", "ProfileId" from "firebaseToken"')).toEqual([
    { Token: 'of-a-phone', AppName: 'Zay', ProfileId: stranger.id },
  ])
})
