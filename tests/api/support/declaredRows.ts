import {
  hasHistory,
  isPublic,
  isRestorable,
  registry,
  type AccessRule,
  type Call,
  type ListRule,
  type Resource,
} from '#resources'
import { valuesOf } from '#server/api/resourceSchemas.ts'
import { exampleFields, renaming } from './exampleFields.ts'
import { all, byBoth, nothing, signedIn, type Five, type Row } from './row.ts'
import type { World } from './world.ts'

/**
 * The answers to the calls that a declaration makes, by its access rule: the table of docs/rules.md#who-may-do-what.
 * `read` is for a single record, `list` for lists; without an entry, a public resource is readable by everybody. The
 * other calls without an entry are in route files of their own.
 */
const expected: Readonly<Record<AccessRule, Partial<Record<Call | 'list' | 'byAddress', Five>>>> = {
  contents: {
    create: [401, 403, 403, 403, 201],
    change: [401, 403, 403, 403, 200],
    delete: [401, 403, 403, 403, 200],
  },
  page: {
    // Only the owner and super admins read the owner's list; for a visitor it is empty (docs/rules.md#questions-about-others).
    byAddress: [200, 403, 200, 403, 200],
    create: [401, 201, 201, 201, 201],
    change: [401, 403, 200, 200, 200],
    delete: [401, 403, 200, 403, 200],
  },
  underPage: {
    create: [401, 403, 201, 201, 403],
    change: [401, 403, 200, 200, 200],
    delete: [401, 403, 200, 200, 200],
  },
  comment: {
    create: [401, 403, 201, 201, 403],
    change: [401, 403, 200, 200, 403],
    delete: [401, 403, 200, 200, 200],
  },
  rating: {},
  own: { list: signedIn, read: [401, 403, 403, 403, 403], byAddress: [401, 403, 200, 403, 403] },
  profile: { list: [401, 403, 403, 403, 200], read: [401, 403, 403, 403, 200], change: [401, 403, 403, 403, 403] },
  report: {
    list: signedIn,
    read: [401, 403, 403, 403, 200],
    create: all(201),
    change: [401, 404, 404, 404, 200],
  },
  token: { delete: [401, 404, 200, 404, 404] },
  pageAdmin: {
    list: [401, 403, 200, 200, 200],
    read: [401, 403, 200, 200, 200],
    delete: [401, 404, 200, 403, 403],
  },
  transfer: {},
  systemIssued: { list: signedIn, read: [401, 403, 200, 403, 403] },
  adminOnly: { list: [401, 403, 403, 403, 200], read: [401, 403, 403, 403, 200] },
  superAdminOnly: { list: [401, 403, 403, 403, 200], read: [401, 403, 403, 403, 200] },
}

/** Calls that a moderator or an editor may make beside what everybody may, by access rule. */
const ofRoles: Readonly<Partial<Record<AccessRule, Pick<Row, 'moderator' | 'editor'>>>> = {
  contents: { editor: 200 },
  report: { moderator: 200 },
  adminOnly: { editor: 200 },
}

/** One row for each call that a declaration makes. */
export function declaredRows(resource: Resource): Row[] {
  const { name, access, calls } = resource
  const gets = expected[access]
  const roles = ofRoles[access] ?? {}
  const everybody = isPublic(resource) ? all(200) : undefined
  const [list, read] = [gets.list ?? everybody, gets.read ?? everybody]
  const has = (call: Call) => calls.includes(call)
  return [
    ...(has('read') && list && read ? readRows(resource, list, read) : []),
    ...(has('create') && gets.create
      ? [
          {
            route: `POST /${name}/api`,
            gets: gets.create,
            ...(roles.editor ? { editor: 201 } : {}),
            body: ({ page }: World) => exampleFields(resource, page.Id),
            about: nothing,
          },
        ]
      : []),
    ...(has('change') && gets.change ? byBoth('PATCH', name, gets.change, renaming(resource), roles) : []),
    ...historyRows(resource),
    ...arrangingRows(resource),
    ...mergeRows(resource),
    ...(has('delete') && gets.delete ? byBoth('DELETE', name, gets.delete, {}, roles) : []),
  ]
}

/** Who may change a record puts it in its place. */
function arrangingRows({ name, access, byHand }: Resource): Row[] {
  if (!byHand) return []
  const body = (_world: World, id: number) => ({ id })
  const { change } = expected[access]
  return [{ route: `POST /${name}/api/order`, gets: change!, ...ofRoles[access], body }]
}

/** Who may delete both. */
function mergeRows({ name, access, mergeable }: Resource): Row[] {
  if (!mergeable) return []
  const gets = [401, 403, 403, 403, 200] as const
  const roles = access === 'contents' ? { editor: 200 } : {}
  return [
    { route: `GET /${name}/api/uses/:id`, gets, ...roles },
    { route: `GET /${name}/api/merged/:id`, gets, ...roles },
    {
      route: `POST /${name}/api/merge`,
      gets,
      ...roles,
      body: (_world, id) => ({ drop: id, keep: id - 1 }),
      about: async ({ fresh }) => {
        await fresh(name)
        return (await fresh(name)).Id
      },
    },
  ]
}

/** Who may change a record sees its history, and who judges it. */
function historyRows(resource: Resource): Row[] {
  if (!hasHistory(resource)) return []
  const { name, access, calls } = resource
  const [seen, reverted] = historyOf[access] ?? [
    [401, 403, 200, 200, 200],
    [401, 403, 200, 200, 200],
  ]
  const editor = access === 'contents' ? { editor: 200 } : {}
  const historyId = (id: number) => id + 10_000 * ([...registry.keys()].indexOf(name) + 1)
  return [
    { route: `GET /${name}/api/history/:id`, gets: seen, ...(access === 'contents' ? editor : { moderator: 200 }) },
    {
      route: `POST /${name}/api/revert`,
      gets: reverted,
      ...editor,
      about: async ({ app, fresh }) => {
        const { Id } = await fresh(name)
        const values = [historyId(Id), name, Id]
        await app.query(
          `insert into "edit" ("Id", "Source", "RecordId", "ByRole", "Values") values ($1, $2, $3, false, '{}')`,
          values,
        )
        return Id
      },
      body: (_world, id) => ({ id, historyId: historyId(id) }),
    },
    ...(isRestorable(resource) && calls.includes('delete')
      ? [
          {
            route: `POST /${name}/api/restore`,
            gets: [401, 403, 403, 403, 200] as const,
            ...editor,
            about: async ({ superAdmin, fresh }: World) => {
              const { Id } = await fresh(name)
              await superAdmin.deletes(name, Id)
              return Id
            },
            body: (_world: World, id: number) => ({ id }),
          },
        ]
      : []),
  ]
}

const historyOf: Partial<Record<AccessRule, readonly [seen: Five, reverted: Five]>> = {
  contents: [
    [401, 403, 403, 403, 200],
    [401, 403, 403, 403, 200],
  ],
  comment: [
    [401, 403, 200, 200, 200],
    [401, 403, 200, 200, 403],
  ],
  rating: [
    [401, 403, 403, 403, 200],
    [401, 403, 403, 403, 403],
  ],
}

function readRows(resource: Resource, list: Five, read: Five): Row[] {
  const base = `/${resource.name}/api`
  const roles = ofRoles[resource.access] ?? {}
  return [
    { route: `GET ${base}`, gets: list, ...roles, about: nothing },
    { route: `GET ${base}/byPage/:page`, gets: list, ...roles, url: () => `${base}/byPage/1`, about: nothing },
    { route: `GET ${base}/:id`, gets: read, ...roles },
    ...Object.entries(resource.lists).map(([name, rule]): Row => {
      const segments = Object.keys(valuesOf(name, rule, resource)).map((value) => `/:${value}`)
      return {
        route: `GET ${base}/${name}${segments.join('')}`,
        gets: (isByAddress(rule) && expected[resource.access].byAddress) || list,
        url: (world) => [`${base}/${name}`, ...valuesFor(rule, resource, world)].join('/'),
        about: nothing,
      }
    }),
  ]
}

const isByAddress = (rule: ListRule) => typeof rule === 'object' && 'email' in rule

/** Example values for the path of a named list. */
function valuesFor(rule: ListRule, resource: Resource, { owner, page }: World): (string | number)[] {
  if (typeof rule === 'string') return [resource.under.includes(rule) ? page.Id : 1]
  if (Array.isArray(rule)) return ['tea']
  if ('email' in rule) return [owner.email]
  if (!('match' in rule)) return []
  return rule.match.map((name) => {
    const field = resource.fields[name]
    return field?.kind === 'choice' ? field.values[0]! : page.Id
  })
}
