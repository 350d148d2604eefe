import { nothing, signedIn, type Row } from './row.ts'
import type { World } from './world.ts'

/** Suggested for a page whose people have been silent for 14 days. */
export const suggested = async ({ app, visitor, fresh }: World) => {
  const { Id } = await fresh('page')
  const { fields } = await visitor.posts('/suggestion/api', { pageId: Id, field: 'closure', value: 'forGood' })
  await app.query(`update "suggestion" set "CreatedAt" = now() - interval '14 days' where "Id" = $1`, [fields['Id']])
  return fields['Id'] as number
}

export const suggestions: Row[] = [
  {
    route: 'POST /suggestion/api',
    gets: [200, 200, 403, 403, 200],
    about: async ({ fresh }) => (await fresh('page')).Id,
    body: (_world, pageId) => ({ pageId, field: 'phoneOne', value: '09 421 000 117' }),
  },
  { route: 'GET /suggestion/api/own', gets: signedIn, about: nothing },
  {
    route: 'GET /suggestion/api/byPageId/:id',
    gets: [401, 403, 200, 200, 200],
    about: async ({ fresh }) => (await fresh('page')).Id,
  },
  { route: 'GET /suggestion/api/overdue', gets: [401, 403, 403, 403, 200], moderator: 200, about: nothing },
  {
    route: 'POST /suggestion/api/answer',
    gets: [401, 403, 200, 200, 200],
    moderator: 200,
    about: suggested,
    body: (_world, id) => ({ id, take: 1 }),
  },
  {
    // Nobody has answered.
    route: 'POST /suggestion/api/undo',
    gets: [401, 403, 200, 200, 200],
    moderator: 200,
    about: suggested,
    body: (_world, id) => ({ id }),
  },
]
