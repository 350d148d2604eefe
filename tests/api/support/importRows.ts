import { nothing, type Row } from './row.ts'
import type { World } from './world.ts'

const anImport = async ({ superAdmin }: World) => {
  const file = new File(['Name\nLashio\n'], 'towns.csv')
  return (await superAdmin.posts('/import/api', { resource: 'town', file })).fields['Id'] as number
}

/** Imports are a super admin's. */
export const imports: Row[] = [
  { route: 'GET /import/api', gets: [401, 403, 403, 403, 200], about: nothing },
  ...['byId', 'rows', 'refused', 'alike'].map((name): Row => ({
    route: `GET /import/api/${name}/:id`,
    gets: [401, 403, 403, 403, 200],
    about: anImport,
  })),
  {
    route: 'POST /import/api',
    gets: [401, 403, 403, 403, 201],
    about: nothing,
    body: () => ({ resource: 'town', file: new File(['Name\nLashio\n'], 'towns.csv') }),
  },
  {
    route: 'POST /import/api/map',
    gets: [401, 403, 403, 403, 200],
    about: anImport,
    body: (_world, id) => ({ id, mapping: '{"columns":["Name"],"values":{},"turn":true}' }),
  },
  ...['run', 'stop', 'delete'].map((act): Row => ({
    route: `POST /import/api/${act}`,
    gets: [401, 403, 403, 403, 200],
    about: anImport,
    body: (_world, id) => ({ id }),
  })),
  {
    // There is nothing to take back yet.
    route: 'POST /import/api/undo',
    gets: [401, 403, 403, 403, 409],
    about: anImport,
    body: (_world, id) => ({ id }),
  },
]
