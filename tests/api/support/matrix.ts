import { registry } from '#resources'
import { signIn, type Fields } from './client.ts'
import { openReport } from './cases.ts'
import { declaredRows } from './declaredRows.ts'
import { all, byBoth, nothing, signedIn, type Row } from './row.ts'
import { screenRows } from './screenRows.ts'
import { suggestions } from './suggestionRows.ts'
import { cases, claims } from './moderationRows.ts'
import { imports } from './importRows.ts'
import { invites } from './team.ts'
import type { World } from './world.ts'

const page = ({ page: { Id } }: World): Fields => ({ pageId: Id })
const noOne = 'nobody@demo.example'

/** Following and blocking, which everybody does for themselves. */
const personal = (source: string): Row[] => [
  { route: `POST /${source}/api`, gets: signedIn, body: page, about: nothing },
  { route: `DELETE /${source}/api`, gets: signedIn, body: page, about: nothing },
  { route: `DELETE /${source}/api/:id`, gets: [401, 404, 404, 404, 404] },
]

const guest = async ({ app }: World) => (await signIn(app, 'somebody@demo.example')).id
const offered = async ({ owner, stranger, fresh }: World) => {
  const { Id } = await fresh('page')
  const offer = await owner.posts('/page/api/transfer', { pageId: Id, email: stranger.email })
  return offer.fields['Id'] as number
}

const invited = async ({ owner, stranger, fresh }: World) =>
  (await invites(owner, await fresh('page'), stranger.email)).Id

const freshPage = async ({ fresh }: World) => (await fresh('page')).Id

const people: Row[] = [
  // For whom an upload begins is in tests/resumable: its headers say what it is for.
  { route: 'POST /upload/api', gets: [401, 400, 400, 400, 400], about: nothing },
  { route: 'PATCH /upload/api/:id', gets: [401, 404, 404, 404, 404], about: nothing },
  { route: 'DELETE /upload/api/:id', gets: [401, 404, 404, 404, 404], about: nothing },
  {
    route: 'POST /pageAdmin/api',
    gets: [401, 403, 200, 403, 403],
    about: nothing,
    body: (world) => ({ ...page(world), email: 'somebody@demo.example' }),
  },
  { route: 'GET /pageAdmin/api/own', gets: signedIn, about: nothing },
  {
    // Those who run the page see the invitation; whose it is not answers nothing.
    route: 'POST /pageAdmin/api/answer',
    gets: [401, 200, 403, 403, 403],
    moderator: 404,
    editor: 404,
    about: invited,
    body: (_world, id) => ({ id, accept: 1 }),
  },
  { route: 'GET /pageTransfer/api', gets: signedIn, about: nothing },
  { route: 'GET /pageTransfer/api/:id', gets: [401, 403, 200, 403, 200], about: offered },
  {
    route: 'POST /page/api/doubles',
    gets: signedIn,
    about: nothing,
    body: () => ({ name: 'Golden Tea', phoneOne: '09 421 000 111' }),
  },
  { route: 'GET /page/api/possibleDoubles', gets: [401, 403, 403, 403, 200], about: nothing },
  {
    route: 'POST /page/api/distinct',
    gets: [401, 403, 403, 403, 200],
    body: (world, id) => ({ id, otherId: world.page.Id, distinct: true }),
  },
  { route: 'POST /page/api/stillHere', gets: signedIn, about: freshPage, body: (_world, id) => ({ id }) },
  { route: 'DELETE /page/api/stillHere', gets: signedIn, about: freshPage, body: (_world, id) => ({ id }) },
  {
    route: 'POST /page/api/transfer',
    gets: [401, 403, 200, 403, 403],
    about: nothing,
    body: (world) => ({ ...page(world), email: noOne }),
  },
  {
    route: 'POST /page/api/transfer/answer',
    gets: [401, 200, 403, 404, 404],
    moderator: 404,
    editor: 404,
    about: offered,
    body: (_world, id) => ({ id, accept: 1 }),
  },
]

const profile: Row[] = [
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
  { route: 'POST /notification/api/read', gets: signedIn, about: nothing, body: () => ({ upTo: 1 }) },
  { route: 'GET /reward/api/total', gets: signedIn, about: nothing },
  {
    route: 'POST /reward/api/shareOpened',
    gets: signedIn,
    about: nothing,
    body: ({ owner, page }) => ({ by: owner.id, about: 'page', aboutId: page.Id }),
  },
  { route: 'GET /profile/api/export', gets: signedIn, about: nothing },
]

const adminRows: Row[] = [
  {
    // A comment of the page under itself.
    route: 'POST /comment/api/hide',
    gets: [401, 403, 200, 200, 200],
    body: (_world, id) => ({ id, hidden: 1, hiddenBecause: 'Not about us' }),
  },
  {
    route: 'POST /report/api/judge',
    gets: [401, 403, 403, 403, 200],
    moderator: 200,
    about: openReport,
    body: (_world, id) => ({ id, state: 'reviewing' }),
  },
  { route: 'GET /role/api/own', gets: signedIn, about: nothing },
  { route: 'GET /role/api', gets: [401, 403, 403, 403, 200], about: nothing },
  {
    route: 'POST /role/api',
    gets: [401, 403, 403, 403, 200],
    about: nothing,
    body: () => ({ email: 'moderator@demo.example', roles: 'moderator' }),
  },
  { route: 'GET /admin/api/days', gets: [401, 403, 403, 403, 200], moderator: 200, editor: 200, about: nothing },
  {
    route: 'GET /pageStat/api/byPageId/:id',
    gets: [401, 403, 200, 200, 200],
    about: async (world) => (await world.fresh('page')).Id,
  },
  {
    route: 'POST /pageStat/api',
    gets: all(200),
    about: nothing,
    headers: ({ app }) => ({ origin: app.url }),
    body: (world) => ({ ...page(world), kind: 'view' }),
  },
  { route: 'POST /pageStat/api', gets: all(403), about: nothing, body: (world) => ({ ...page(world), kind: 'view' }) },
  ...imports,
  { route: 'GET /admin/api/lapsing', gets: [401, 403, 403, 403, 200], moderator: 200, about: nothing },
  {
    route: 'GET /admin/api/csv/:source',
    gets: [401, 403, 403, 403, 200],
    moderator: 200,
    about: nothing,
    url: () => '/admin/api/csv/page',
  },
  {
    route: 'GET /admin/api/csv/:source',
    gets: [401, 403, 403, 403, 200],
    about: nothing,
    url: () => '/admin/api/csv/audit',
  },
  {
    route: 'GET /admin/api/csv/:source',
    gets: [401, 404, 404, 404, 404],
    moderator: 404,
    editor: 404,
    about: nothing,
    url: () => '/admin/api/csv/case',
  },
  { route: 'POST /admin/api/checkSuperAdmin', gets: all(200), about: nothing },
  { route: 'POST /admin/api/checkPermission', gets: all(200), about: nothing, body: page },
  {
    route: 'POST /admin/api/moderate',
    gets: [401, 403, 403, 403, 200],
    moderator: 200,
    about: async ({ fresh }) => (await fresh('page')).Id,
    body: (_world, id) => ({ source: 'page', id, held: 1 }),
  },
]

/** Public routes without records. */
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
  // Missing without a configured native shell (tests/api/appLinks.test.ts).
  ...['assetlinks.json', 'apple-app-site-association'].map((name): Row => ({
    route: `GET /.well-known/${name}`,
    gets: all(404),
    about: nothing,
  })),
  { route: 'GET /docs/static/*', gets: all(200), url: () => '/docs/static/swagger-ui.css', about: nothing },
  { route: 'GET /sitemap-:part.xml', gets: all(200), url: () => '/sitemap-page-1.xml', about: nothing },
  { route: 'GET /uploads/*', gets: all(200), url: () => '/uploads/logo.png', about: nothing },
  ...['', '/count', '/suggest', '/didYouMean'].map((call): Row => ({
    route: `GET /search/api${call}/:text`,
    gets: all(200),
    url: () => `/search/api${call}/tea${call === '/suggest' ? '?source=product' : ''}`,
    about: nothing,
  })),
  { route: 'GET /search/api/count', gets: all(200), about: nothing },
  { route: 'POST /demo/token', gets: all(200), about: nothing, body: () => ({ email: noOne }) },
  // A preflight without its headers.
  { route: 'OPTIONS *', gets: all(400), url: () => '/page/api', about: nothing },
]

const rating: Row[] = [
  {
    route: 'GET /pageRating/api/own/:pageId',
    gets: signedIn,
    about: nothing,
    url: ({ page: { Id } }) => `/pageRating/api/own/${Id}`,
  },
  {
    route: 'GET /pageRating/api/stars/:pageId',
    gets: all(200),
    about: nothing,
    url: ({ page: { Id } }) => `/pageRating/api/stars/${Id}`,
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

/** Every route except HEAD (which is GET's): those that follow from declarations and access rules, then the others. */
export const matrix: readonly Row[] = [
  ...[...registry.values()].flatMap(declaredRows),
  ...rating,
  ...suggestions,
  ...personal('pageFollowing'),
  ...personal('pageBlock'),
  ...people,
  ...profile,
  ...adminRows,
  ...cases,
  ...claims,
  ...open,
  ...screenRows,
]
