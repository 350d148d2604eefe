import { requireResource, type Role } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import type { TestApp } from './app.ts'
import { signIn, superAdminEmail, visitor, type Item, type Person } from './client.ts'
import { exampleFields } from './exampleFields.ts'
import { joins } from './team.ts'

/** Test data: a page with a record of every resource, and people with different rights to it. */
export interface World {
  app: TestApp
  visitor: Person
  stranger: Person
  owner: Person
  pageAdmin: Person
  superAdmin: Person
  moderator: Person
  editor: Person
  page: Item
  /** Creates another record of a resource, under the owner's page. */
  fresh(source: string): Promise<Item>
}

export async function settle(app: TestApp): Promise<World> {
  let made = 0
  const another = (what: string) => `${what} ${(made += 1)}`
  const superAdmin = await signIn(app, superAdminEmail, 'Ma Thiri')
  const owner = await signIn(app, 'owner@demo.example', 'Daw Khin Khin')
  const pageAdmin = await signIn(app, 'helper@demo.example', 'Ko Helper')
  const stranger = await signIn(app, 'stranger@demo.example', 'U Stranger')
  const [moderator, editor] = [await withRole(app, superAdmin, 'moderator'), await withRole(app, superAdmin, 'editor')]
  const page = await owner.makes('page', { name: 'Shwe Tea House', latitude: 16.8, longitude: 96.16 })
  await joins(owner, page, pageAdmin)
  return {
    app,
    visitor: visitor(app),
    stranger,
    owner,
    pageAdmin,
    superAdmin,
    moderator,
    editor,
    page,
    fresh: (source) => fresh({ app, owner, pageAdmin, superAdmin, page, another }, source),
  }
}

/** @param number tells those of one role apart */
export async function withRole(app: TestApp, superAdmin: Person, role: Role, number = 0): Promise<Person> {
  const person = await signIn(app, `${role}${number || ''}@demo.example`)
  await superAdmin.posts('/role/api', { email: person.email, roles: role })
  return person
}

type Ground = Pick<World, 'app' | 'owner' | 'pageAdmin' | 'superAdmin' | 'page'> & { another(what: string): string }

async function fresh({ app, owner, pageAdmin, superAdmin, page, another }: Ground, source: string): Promise<Item> {
  const pageId = page.Id
  const somebody = () => signIn(app, `${another('guest').replace(' ', '')}@demo.example`, 'Ma Guest')
  const withAdmin = async (one: Item) => {
    await joins(owner, one, pageAdmin)
    return one
  }
  switch (source) {
    case 'page':
      return withAdmin(await owner.makes('page', { name: another('Page') }))
    case 'comment':
      return owner.makes('comment', { pageId, description: another('Said'), typeName: 'Page', typeId: pageId })
    case 'pageRating':
      return (await somebody()).makes('pageRating', { pageId, stars: 4 })
    case 'pageFollowing':
    case 'pageBlock':
      return (await somebody()).makes(source, { pageId })
    case 'pageAdmin':
      return joins(owner, page, await somebody())
    case 'report':
      return (await somebody()).makes('report', { contentId: pageId, type: 'Page', description: another('Bad') })
    case 'profile':
      return (await (await somebody()).posts('/profile/api/byEmail')).list[0]!
    case 'missedSearch':
      return missed(app, another('nothing'))
    case 'audit':
    case 'notification':
    case 'reward':
    case 'firebaseToken':
      return inserted(app, source, owner, another('it'))
    default: {
      const resource = requireResource(source)
      const maker = isUnderPage(resource) ? owner : superAdmin
      return maker.makes(source, exampleFields(resource, pageId, another('Thing')))
    }
  }
}

async function missed(app: TestApp, text: string): Promise<Item> {
  const [row] = await app.query<Item>(
    `insert into "missedSearch" ("Text", "Count", "LastAt") values ($1, 1, now()) returning *`,
    [text],
  )
  return row!
}

/** Inserts a record of a resource that the API does not create, or does not return. */
async function inserted(app: TestApp, source: string, owner: Person, value: string): Promise<Item> {
  const [row] = await app.query<Item>(
    source === 'firebaseToken'
      ? `insert into "firebaseToken" ("ProfileId", "Token") values ($1, $2) returning *`
      : `insert into "${source}" ("${source === 'audit' ? 'ById' : 'ProfileId'}", "About") values ($1, $2) returning *`,
    [owner.id, value],
  )
  return row!
}
