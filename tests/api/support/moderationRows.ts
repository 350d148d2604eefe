import { heldPage, openCase, wrongReporter } from './cases.ts'
import { openClaim, unownedPage } from './claims.ts'
import { nothing, signedIn, type Row } from './row.ts'
import type { World } from './world.ts'

const judges = [401, 403, 403, 403, 200] as const
export const cases: Row[] = [
  { route: 'GET /case/api', gets: judges, moderator: 200, about: nothing },
  { route: 'GET /case/api/count', gets: judges, moderator: 200, about: nothing },
  { route: 'GET /case/api/own', gets: signedIn, about: nothing },
  {
    route: 'GET /case/api/upheld/:pageId',
    gets: judges,
    moderator: 200,
    about: nothing,
    url: ({ page: { Id } }) => `/case/api/upheld/${Id}`,
  },
  { route: 'GET /case/api/byId/:id', gets: judges, moderator: 200, about: openCase },
  { route: 'POST /case/api/claim', gets: judges, moderator: 200, about: openCase, body: (_world, id) => ({ id }) },
  { route: 'POST /case/api/release', gets: judges, moderator: 200, about: openCase, body: (_world, id) => ({ id }) },
  {
    route: 'POST /case/api/act',
    gets: judges,
    moderator: 200,
    about: openCase,
    body: (_world, id) => ({ id, act: 'warn', reason: 'spam', version: 1 }),
  },
  {
    route: 'POST /case/api/undo',
    gets: judges,
    about: async (world) => (await heldPage(world)).Id,
    body: (_world, id) => ({ actId: id }),
  },
  { route: 'GET /case/api/muted', gets: judges, moderator: 200, about: nothing },
  {
    route: 'POST /case/api/mute',
    gets: judges,
    moderator: 200,
    about: wrongReporter,
    body: (_world, id) => ({ profileId: id, muted: 1 }),
  },
  {
    route: 'GET /case/api/timeline/:source/:id',
    gets: judges,
    moderator: 200,
    about: async ({ fresh }) => (await fresh('page')).Id,
    url: (_world, id) => `/case/api/timeline/page/${id}`,
  },
  {
    route: 'POST /appeal/api',
    gets: [401, 404, 200, 404, 404],
    about: async (world) => (await heldPage(world)).Id,
    body: (_world, id) => ({ actId: id, text: 'It was not so.' }),
  },
]

const claimed = (world: World) => openClaim(world)
export const claims: Row[] = [
  {
    route: 'POST /claim/api',
    gets: [401, 201, 201, 201, 201],
    moderator: 201,
    editor: 201,
    about: async (world) => (await unownedPage(world)).Id,
    body: (_world, id) => ({ pageId: id, proof: 'phone' }),
  },
  { route: 'GET /claim/api/own', gets: signedIn, about: nothing },
  {
    route: 'POST /claim/api/code',
    gets: [401, 404, 404, 200, 404],
    moderator: 404,
    editor: 404,
    about: claimed,
    body: (_world, id) => ({ id, code: '204718' }),
  },
  {
    route: 'POST /claim/api/check',
    gets: [401, 404, 404, 409, 409],
    moderator: 409,
    editor: 404,
    about: claimed,
    body: (_world, id) => ({ id }),
  },
  { route: 'DELETE /claim/api/:id', gets: [401, 404, 404, 200, 404], moderator: 404, editor: 404, about: claimed },
  { route: 'GET /claim/api/:id/proof', gets: judges, moderator: 200, about: (world) => openClaim(world, 'document') },
  { route: 'POST /claim/api/call', gets: judges, moderator: 200, about: claimed, body: (_world, id) => ({ id }) },
  {
    route: 'POST /claim/api/judge',
    gets: judges,
    moderator: 200,
    about: claimed,
    body: (_world, id) => ({ id, accept: 0, reason: 'other', version: 1 }),
  },
]
