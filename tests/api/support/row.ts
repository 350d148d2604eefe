import type { Fields } from './client.ts'
import type { World } from './world.ts'

/** Status codes for visitor, stranger, owner, page admin and super admin. */
export type Five = readonly [number, number, number, number, number]

/** One route of docs/safety.md#s10. */
export interface Row {
  route: string
  gets: Five
  /** Where a moderator's or an editor's answer differs from a stranger's. */
  moderator?: number
  editor?: number
  /** The address with its parameters filled in, the record's id among them. */
  url?: (world: World, id: number) => string
  body?: (world: World, id: number) => Fields
  headers?: (world: World) => Record<string, string>
  /** Creates the record that the call is about; by default a new one of the route's resource. */
  about?: (world: World) => Promise<number>
}

export const all = (status: number): Five => [status, status, status, status, status]
export const signedIn: Five = [401, 200, 200, 200, 200]
export const nothing = () => Promise.resolve(0)

/** PATCH and DELETE, by body and by path. */
export const byBoth = (
  method: 'PATCH' | 'DELETE',
  source: string,
  gets: Five,
  fields: Fields = {},
  roles: Pick<Row, 'moderator' | 'editor'> = {},
): Row[] => [
  { route: `${method} /${source}/api`, gets, ...roles, body: (_world, id) => ({ id, ...fields }) },
  { route: `${method} /${source}/api/:id`, gets, ...roles, body: () => fields },
]
