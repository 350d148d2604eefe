import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './support/app.ts'
import { parse } from 'csv-parse/sync'
import { appoint, signIn, superAdminEmail, visitor, type Item, type Person } from './support/client.ts'

/** The export before an account is deleted: JSON and pictures in one zip (docs/rules.md#export). */

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function exported(person: Person): Promise<Record<string, Uint8Array>> {
  const answer = await fetch(`${app.url}/profile/api/export`, { headers: { authorization: `Bearer ${person.token}` } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/)
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}
const listIn = (files: Record<string, Uint8Array>, name: string) => JSON.parse(strFromU8(files[name]!)) as Item[]

test('contains all records of the person and none of others, with the pictures as they are served', async () => {
  const me = await signIn(app, 'me@demo.example', 'Daw Mya')
  const other = await signIn(app, 'other@demo.example', 'U Other')
  const page = await me.makes('page', { name: 'ရွှေလက်ဖက်ရည်', thumbnail: picture })
  const theirs = await other.makes('page', { name: 'Theirs', thumbnail: picture })
  const post = await me.makes('post', {
    pageId: page.Id,
    title: 'Mine',
    file: new File(['a file of mine'], 'note.txt'),
  })
  const gallery = await me.creates('post', { pageId: page.Id, title: 'Mine', pictures: [picture, picture] })
  await other.makes('post', { pageId: theirs.Id, title: 'Not mine' })
  await me.changes('page', { id: page.Id, status: 0 })
  await me.makes('comment', { pageId: page.Id, description: 'Said', typeName: 'Page', typeId: theirs.Id })
  await other.makes('comment', { pageId: theirs.Id, description: 'Theirs', typeName: 'Page', typeId: theirs.Id })
  await me.makes('pageRating', { pageId: theirs.Id, stars: 3, description: 'Fair' })
  await me.makes('pageFollowing', { pageId: theirs.Id })
  await me.makes('report', { contentId: theirs.Id, type: 'Page', description: 'Odd' })
  const orphan = await other.makes('page', { name: 'Orphan' })
  await app.query('update "page" set "OwnerId" = null where "Id" = $1', [orphan.Id])
  const claim = await me.posts('/claim/api', {
    pageId: orphan.Id,
    proof: 'document',
    document: new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
  })

  const files = await exported(me)
  expect(listIn(files, 'profile.json')).toMatchObject([{ Id: me.id, Name: 'Daw Mya', Email: me.email }])
  expect(listIn(files, 'page.json')).toMatchObject([{ Id: page.Id, Name: 'ရွှေလက်ဖက်ရည်', Status: 0, OwnerEmail: me.email }])
  expect(listIn(files, 'post.json')).toMatchObject([{ Id: post.Id }, { Id: gallery.data.Id }])
  expect(listIn(files, 'comment.json').map(({ Description }) => Description)).toEqual(['Said'])
  expect(listIn(files, 'pageRating.json')).toMatchObject([{ Stars: 3, ProfileId: me.id }])
  expect(listIn(files, 'pageFollowing.json')).toHaveLength(1)
  expect(listIn(files, 'report.json')).toMatchObject([{ Description: 'Odd' }])
  expect(listIn(files, 'claims.json')).toMatchObject([{ Id: claim.fields['Id'], PageId: orphan.Id, Proof: 'document' }])
  expect(listIn(files, 'pageBlock.json')).toEqual([])
  expect(listIn(files, 'reward.json').map(({ Act }) => Act)).toEqual(['post', 'post'])
  expect(Object.keys(files)).not.toContain('firebaseToken.json')

  const [thumbnail, attached] = [page['Thumbnail'], post['FileURL']] as string[]
  const pictures = gallery.data['Pictures'] as string[]
  expect(pictures).toHaveLength(2)
  expect(
    Object.keys(files)
      .filter((name) => name.startsWith('files/'))
      .sort(),
  ).toEqual([thumbnail, attached, ...pictures].map((name) => `files/${name}`).sort())
  expect(strFromU8(files[`files/${attached}`]!)).toBe('a file of mine')
  const served = await fetch(`${app.url}/uploads/${thumbnail}`)
  expect(Buffer.from(files[`files/${thumbnail}`]!)).toEqual(Buffer.from(await served.arrayBuffer()))
})

test('names a missing file, and contains the rest', async () => {
  const me = await signIn(app, 'lost@demo.example', 'Ma Lost')
  await me.makes('page', { name: 'Full', thumbnail: picture })
  const [page] = await app.query<{ Thumbnail: string }>(`select "Thumbnail" from "page" where "Name" = 'Full'`)
  await app.query(`update "page" set "CoverThumbnail" = 'ffffffffffffffffffffffffffffffff.webp' where "Name" = 'Full'`)
  const files = await exported(me)
  expect(strFromU8(files['left-out.txt']!)).toBe('/uploads/ffffffffffffffffffffffffffffffff.webp\n')
  expect(files[`files/${page!.Thumbnail}`]!.length).toBeGreaterThan(0)
})

test('contains more records than one batch; a visitor gets none', async () => {
  const me = await signIn(app, 'many@demo.example', 'Ma Many')
  const page = await me.makes('page', { name: 'Many' })
  await app.query(`insert into "post" ("PageId", "Title") select $1, 'Post ' || n from generate_series(1, 1203) n`, [
    page.Id,
  ])
  const titles = listIn(await exported(me), 'post.json').map(({ Title }) => Title)
  expect([titles.length, titles[0], titles.at(-1)]).toEqual([1203, 'Post 1', 'Post 1203'])
  expect((await visitor(app).gets('/profile/api/export')).status).toBe(401)
})

test('an admin takes what a filter leaves of a table as CSV: what they may read, without formulas, and it is recorded', async () => {
  const [admin, owner] = [await signIn(app, superAdminEmail), await signIn(app, 'seller@demo.example', 'U Seller')]
  const page = await owner.makes('page', { name: '=HYPERLINK("bad"), the shop' })
  const other = await owner.makes('page', { name: 'Another' })
  await owner.changes('page', { id: page.Id, status: 0 })
  const csvFor = async (person: Person, filter: object) => {
    const address = `${app.url}/admin/api/csv/page?filter=${encodeURIComponent(JSON.stringify(filter))}`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${person.token}` } })
    const rows = parse(await answer.text(), { columns: true, bom: true }) as unknown as Record<string, string>[]
    return { answer, rows }
  }
  const { answer, rows } = await csvFor(admin, { id: [page.Id] })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="page-\d{4}-\d\d-\d\d\.csv"$/)
  const name = `'=HYPERLINK("bad"), the shop`
  expect(rows).toMatchObject([{ Id: String(page.Id), Name: name, Status: '0', OwnerEmail: 'seller@demo.example' }])
  // Each sign with which a sheet begins a formula.
  await owner.changes('page', {
    id: other.Id,
    name: '@shop',
    description: '-5 %',
    address: '+959 road',
    burmeseName: "'=1",
  })
  expect((await csvFor(admin, { id: [other.Id] })).rows).toMatchObject([
    { Name: "'@shop", Description: "'-5 %", Address: "'+959 road", BurmeseName: "''=1" },
  ])
  const all = (await csvFor(admin, {})).rows.map(({ Id }) => Number(Id))
  expect(all.slice(0, 2)).toEqual([other.Id, page.Id])

  const moderator = await signIn(app, 'moderator@demo.example')
  await appoint(moderator, 'moderator')
  expect((await csvFor(moderator, { id: [page.Id] })).rows).toMatchObject([{ Status: '0', OwnerEmail: '' }])
  expect(await app.query(`select "About", "ById", "Fields" from "audit" where "Act" = 'export' order by "Id"`)).toEqual(
    [
      { About: 'page', ById: admin.id, Fields: 'Id' },
      { About: 'page', ById: admin.id, Fields: 'Id' },
      { About: 'page', ById: admin.id, Fields: null },
      { About: 'page', ById: moderator.id, Fields: 'Id' },
    ],
  )
})

test('the export of who verified a page has nothing of that page', async () => {
  const [moderator, owner] = [await signIn(app, 'verifier@demo.example'), await signIn(app, 'verified@demo.example')]
  await appoint(moderator, 'moderator')
  const page = await owner.makes('page', { name: 'Verified', thumbnail: picture })
  const verify = { source: 'page', id: page.Id, verified: 1, proof: 'visit' }
  expect((await moderator.posts('/admin/api/moderate', verify)).status).toBe(200)
  const files = await exported(moderator)
  expect(listIn(files, 'page.json')).toEqual([])
  expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual([])
  expect(listIn(await exported(owner), 'page.json')).toMatchObject([{ Id: page.Id, VerifierId: null }])
})
