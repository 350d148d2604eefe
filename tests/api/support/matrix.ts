import type { Fields } from './client.ts'
import { signIn } from './client.ts'
import type { World } from './world.ts'

/** What the five get: visitor, stranger, owner, page admin, super admin. */
export type Five = readonly [number, number, number, number, number]

/** One route of docs/safety.md#s10. */
export interface Row {
  route: string
  gets: Five
  /** The address with its parameters filled in, the record's id among them. */
  url?: (world: World, id: number) => string
  body?: (world: World, id: number) => Fields
  /** Makes what the call is about; by default a fresh record of the source. */
  about?: (world: World) => Promise<number>
}

const all = (status: number): Five => [status, status, status, status, status]
const signedIn: Five = [401, 200, 200, 200, 200]
const page = ({ page: { Id } }: World): Fields => ({ pageId: Id })
const nothing = () => Promise.resolve(0)
const noOne = 'nobody@demo.example'

/** The reading calls that every public source has, named lists besides. */
const publicReads = (source: string, lists: Record<string, (world: World) => string> = {}): Row[] => [
  { route: `GET /${source}/api`, gets: all(200), about: nothing },
  { route: `GET /${source}/api/byPage/:page`, gets: all(200), url: () => `/${source}/api/byPage/1`, about: nothing },
  { route: `GET /${source}/api/:id`, gets: all(200) },
  ...Object.entries(lists).map(([list, value]): Row => ({
    route: `GET /${source}/api/${list}`,
    gets: all(200),
    url: (world) => `/${source}/api/${list.replace(/\/:.*/, '')}${value(world)}`,
    about: nothing,
  })),
]

/** PATCH and DELETE, by body and by path. */
const byBoth = (method: 'PATCH' | 'DELETE', source: string, gets: Five, fields: Fields = {}): Row[] => [
  { route: `${method} /${source}/api`, gets, body: (_world, id) => ({ id, ...fields }) },
  { route: `${method} /${source}/api/:id`, gets, body: () => fields },
]

const ofPage = ({ page: { Id } }: World) => `/${Id}`
const one = () => '/1'
const tea = () => '/tea'

const contents = (source: string, fields: Fields, lists = {}): Row[] => [
  ...publicReads(source, lists),
  { route: `POST /${source}/api`, gets: [401, 403, 403, 403, 201], body: () => fields, about: nothing },
  ...byBoth('PATCH', source, [401, 403, 403, 403, 200], fields),
  ...byBoth('DELETE', source, [401, 403, 403, 403, 200]),
]

const underPage = (source: string, fields: Fields, lists = {}): Row[] => [
  ...publicReads(source, { 'byPageId/:pageId': ofPage, 'bySearch/:keyword': tea, ...lists }),
  {
    route: `POST /${source}/api`,
    gets: [401, 403, 201, 201, 403],
    body: (world) => ({ ...page(world), ...fields }),
    about: nothing,
  },
  ...byBoth('PATCH', source, [401, 403, 200, 200, 200], fields),
  ...byBoth('DELETE', source, [401, 403, 200, 200, 200]),
]

/** Follow and block lists: one's own, whoever asks. */
const personal = (source: string): Row[] => [
  { route: `GET /${source}/api`, gets: signedIn, about: nothing },
  { route: `GET /${source}/api/byPage/:page`, gets: signedIn, url: () => `/${source}/api/byPage/1`, about: nothing },
  { route: `GET /${source}/api/:id`, gets: [401, 403, 403, 403, 403] },
  {
    route: `GET /${source}/api/byEmail/:email`,
    gets: [401, 403, 200, 403, 403],
    url: ({ owner }) => `/${source}/api/byEmail/${owner.email}`,
    about: nothing,
  },
  { route: `POST /${source}/api`, gets: signedIn, body: page, about: nothing },
  { route: `DELETE /${source}/api`, gets: signedIn, body: page, about: nothing },
  { route: `DELETE /${source}/api/:id`, gets: [401, 404, 404, 404, 404] },
]

const given = (source: string): Row[] => [
  { route: `GET /${source}/api`, gets: signedIn, about: nothing },
  { route: `GET /${source}/api/byPage/:page`, gets: signedIn, url: () => `/${source}/api/byPage/1`, about: nothing },
  { route: `GET /${source}/api/:id`, gets: [401, 403, 200, 403, 403] },
]

const guest = async ({ app }: World) => (await signIn(app, 'somebody@demo.example')).id
const offered = async ({ owner, stranger, fresh }: World) => {
  const { Id } = await fresh('page')
  const offer = await owner.posts('/page/api/transfer', { pageId: Id, email: stranger.email })
  return offer.fields['Id'] as number
}

const people: Row[] = [
  { route: 'GET /pageAdmin/api', gets: [401, 403, 200, 200, 200], about: nothing },
  {
    route: 'GET /pageAdmin/api/byPage/:page',
    gets: [401, 403, 200, 200, 200],
    url: () => '/pageAdmin/api/byPage/1',
    about: nothing,
  },
  { route: 'GET /pageAdmin/api/:id', gets: [401, 403, 200, 200, 200] },
  {
    route: 'GET /pageAdmin/api/byPageId/:pageId',
    gets: [401, 403, 200, 200, 200],
    url: (world) => `/pageAdmin/api/byPageId${ofPage(world)}`,
    about: nothing,
  },
  {
    route: 'POST /pageAdmin/api',
    gets: [401, 403, 200, 403, 403],
    about: guest,
    body: (world) => ({ ...page(world), email: 'somebody@demo.example' }),
  },
  ...byBoth('DELETE', 'pageAdmin', [401, 404, 200, 403, 403]),
  { route: 'GET /pageTransfer/api', gets: signedIn, about: nothing },
  { route: 'GET /pageTransfer/api/:id', gets: [401, 403, 200, 403, 200], about: offered },
  {
    route: 'POST /page/api/transfer',
    gets: [401, 403, 200, 403, 403],
    about: nothing,
    body: (world) => ({ ...page(world), email: noOne }),
  },
  {
    route: 'POST /page/api/transfer/answer',
    gets: [401, 200, 403, 404, 404],
    about: offered,
    body: (_world, id) => ({ id, accept: 1 }),
  },
]

const profile: Row[] = [
  { route: 'GET /profile/api', gets: [401, 403, 403, 403, 200], about: nothing },
  {
    route: 'GET /profile/api/byPage/:page',
    gets: [401, 403, 403, 403, 200],
    url: () => '/profile/api/byPage/1',
    about: nothing,
  },
  { route: 'GET /profile/api/:id', gets: [401, 403, 403, 403, 200] },
  ...byBoth('PATCH', 'profile', [401, 403, 403, 403, 403], { name: 'Somebody else' }),
  ...byBoth('DELETE', 'profile', [401, 403, 403, 403, 200]),
  {
    route: 'POST /profile/api/byEmail',
    gets: [401, 403, 403, 403, 200],
    about: guest,
    body: () => ({ email: 'somebody@demo.example' }),
  },
  { route: 'POST /profile/api/login', gets: all(401), about: nothing },
  { route: 'POST /profile/api/logout', gets: signedIn, about: nothing },
  { route: 'POST /firebaseToken/api', gets: all(200), about: nothing, body: () => ({ token: 'a device' }) },
  ...byBoth('DELETE', 'firebaseToken', [401, 404, 200, 404, 404]),
  ...given('notification'),
  { route: 'POST /notification/api/read', gets: signedIn, about: nothing, body: () => ({ upTo: 1 }) },
  ...given('reward'),
  { route: 'GET /reward/api/total', gets: signedIn, about: nothing },
  {
    route: 'POST /reward/api/shareOpened',
    gets: signedIn,
    about: nothing,
    body: ({ owner, page }) => ({ by: owner.id, about: 'page', aboutId: page.Id }),
  },
  { route: 'GET /profile/api/export', gets: signedIn, about: nothing },
]

const desk: Row[] = [
  { route: 'GET /missedSearch/api', gets: [401, 403, 403, 403, 200], about: nothing },
  {
    route: 'GET /missedSearch/api/byPage/:page',
    gets: [401, 403, 403, 403, 200],
    url: () => '/missedSearch/api/byPage/1',
    about: nothing,
  },
  { route: 'GET /missedSearch/api/:id', gets: [401, 403, 403, 403, 200] },
  { route: 'GET /report/api', gets: signedIn, about: nothing },
  { route: 'GET /report/api/byPage/:page', gets: signedIn, url: () => '/report/api/byPage/1', about: nothing },
  { route: 'GET /report/api/:id', gets: [401, 403, 403, 403, 200] },
  { route: 'POST /report/api', gets: all(201), about: nothing, body: () => ({ description: 'Bad' }) },
  ...byBoth('PATCH', 'report', [401, 404, 404, 404, 200], { description: 'Worse' }),
  {
    route: 'POST /report/api/judge',
    gets: [401, 403, 403, 403, 200],
    body: (_world, id) => ({ id, state: 'reviewing' }),
  },
  { route: 'POST /admin/api/checkSuperAdmin', gets: all(200), about: nothing },
  { route: 'POST /admin/api/checkPermission', gets: all(200), about: nothing, body: page },
  {
    route: 'POST /admin/api/moderate',
    gets: [401, 403, 403, 403, 200],
    about: async ({ fresh }) => (await fresh('page')).Id,
    body: (_world, id) => ({ source: 'page', id, held: 1 }),
  },
]

/** Open to everybody, and about nobody. */
const open: Row[] = [
  ...[
    '/healthz',
    '/readyz',
    '/docs',
    '/docs/json',
    '/docs/yaml',
    '/docs/static/index.html',
    '/docs/static/swagger-initializer.js',
    '/demo/accounts',
    '/robots.txt',
    '/sitemap.xml',
  ].map((path): Row => ({ route: `GET ${path}`, gets: all(200), about: nothing })),
  // Not there until the native shell is configured (tests/api/appLinks.test.ts).
  ...['assetlinks.json', 'apple-app-site-association'].map((name): Row => ({
    route: `GET /.well-known/${name}`,
    gets: all(404),
    about: nothing,
  })),
  { route: 'GET /docs/static/*', gets: all(200), url: () => '/docs/static/swagger-ui.css', about: nothing },
  { route: 'GET /sitemap-:part.xml', gets: all(200), url: () => '/sitemap-page-1.xml', about: nothing },
  { route: 'GET /uploads/*', gets: all(200), url: () => '/uploads/logo.png', about: nothing },
  ...['', '/suggest', '/didYouMean'].map((call): Row => ({
    route: `GET /search/api${call}/:text`,
    gets: all(200),
    url: () => `/search/api${call}/tea${call === '/suggest' ? '?source=product' : ''}`,
    about: nothing,
  })),
  { route: 'POST /demo/token', gets: all(200), about: nothing, body: () => ({ email: noOne }) },
  // A preflight without what makes one.
  { route: 'OPTIONS *', gets: all(400), url: () => '/page/api', about: nothing },
]

const rating: Row[] = [
  ...publicReads('pageRating', { 'byPageId/:pageId': ofPage }),
  {
    route: 'GET /pageRating/api/own/:pageId',
    gets: signedIn,
    about: nothing,
    url: (world) => `/pageRating/api/own${ofPage(world)}`,
  },
  {
    route: 'POST /pageRating/api',
    gets: [401, 200, 403, 403, 200],
    about: nothing,
    body: (world) => ({ ...page(world), stars: 4 }),
  },
  ...byBoth('PATCH', 'pageRating', [401, 403, 200, 403, 403], { answer: 'Thank you' }),
  ...byBoth('DELETE', 'pageRating', [401, 403, 403, 403, 403]),
]

const comment: Row[] = [
  ...publicReads('comment', {
    'byPageId/:pageId': ofPage,
    'byTypeNameAndTypeId/:typeName/:typeId': (world) => `/Page${ofPage(world)}`,
  }),
  {
    route: 'POST /comment/api',
    gets: [401, 403, 201, 201, 403],
    about: nothing,
    body: (world) => ({ ...page(world), description: 'Nice', typeName: 'Page', typeId: world.page.Id }),
  },
  ...byBoth('PATCH', 'comment', [401, 403, 200, 200, 403], { description: 'Said better' }),
  ...byBoth('DELETE', 'comment', [401, 403, 200, 200, 200]),
]

const pageRows: Row[] = [
  ...publicReads('page', {
    'byCategoryId/:categoryId': one,
    'byTownId/:townId': one,
    byMap: () => '',
    'bySearch/:keyword': tea,
  }),
  // The owner's list is the owner's, and a super admin's to see; a visitor is told nothing (docs/rules.md#questions-about-others).
  {
    route: 'GET /page/api/byOwnerEmail/:ownerEmail',
    gets: [200, 403, 200, 403, 200],
    url: ({ owner }) => `/page/api/byOwnerEmail/${owner.email}`,
    about: nothing,
  },
  { route: 'POST /page/api', gets: [401, 201, 201, 201, 201], about: nothing, body: () => ({ name: 'Mine' }) },
  ...byBoth('PATCH', 'page', [401, 403, 200, 200, 200], { name: 'Renamed' }),
  ...byBoth('DELETE', 'page', [401, 403, 200, 403, 200]),
]

/** Every route there is, HEAD besides, which is GET's. The table of docs/rules.md#who-may-do-what, written out. */
export const matrix: readonly Row[] = [
  ...pageRows,
  ...underPage('post', { title: 'News' }),
  ...underPage('product', { name: 'Tea' }, { 'byProductCategoryId/:productCategoryId': one }),
  ...underPage('productCategory', { name: 'Teas' }),
  ...contents('category', { name: 'Food' }, { 'bySearch/:keyword': tea }),
  ...contents('article', { title: 'Words' }, { 'bySearch/:keyword': tea }),
  ...contents('setting', { privacyPolicy: 'Words' }),
  ...contents('country', { name: 'Myanmar' }),
  ...contents('region', { name: 'Shan' }),
  ...contents('town', { name: 'Kalaw' }, { 'byRegionId/:regionId': one, 'bySearch/:keyword': tea }),
  ...comment,
  ...rating,
  ...personal('pageFollowing'),
  ...personal('pageBlock'),
  ...people,
  ...profile,
  ...desk,
  ...open,
]
