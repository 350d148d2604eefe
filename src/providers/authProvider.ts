import type { AuthProvider } from 'ra-core'
import { findResource, isEverAllowed, may, type Actor, type Resource, type Role } from '#resources'
import { paths } from '#src/paths.ts'
import { statusOf } from './ApiError.ts'
import { logout } from './calls/session.ts'
import { readStored } from './device/storage.ts'
import { queryClient } from './queryClient.ts'

export type AdminAction = 'read' | 'create' | 'change' | 'delete' | 'moderate'

/** Maps react-admin's action names to ours. */
const actionNames = new Map<string, AdminAction>(
  Object.entries({
    list: 'read',
    show: 'read',
    export: 'read',
    edit: 'change',
    create: 'create',
    delete: 'delete',
  }),
)

/**
 * Somebody with these roles, but no records of their own: rights that belong to a record's own person do not apply in the admin area.
 * Roles are those that the server answers, where a super admin has the others too.
 */
export const adminActor = (roles: readonly Role[]): Actor => ({
  profileId: 0,
  superAdmin: roles.includes('superAdmin'),
  moderator: roles.includes('moderator'),
  editor: roles.includes('editor'),
  owns: [],
  administers: [],
})

const member = adminActor([])

/**
 * Whether the admin area offers this action for records of this resource to somebody. The permission rules are in access.ts; the
 * declaration's menu narrows them (the single settings record can be edited, but not created or deleted). Following,
 * rating and reporting happen on the public screens, in the person's own name. A moderator or an editor finds there what they see beside
 * everybody, which is what they work on (docs/rules.md#roles).
 */
export function mayInAdminArea(actor: Actor, act: AdminAction, resource: Resource): boolean {
  const isOffered = actor.superAdmin ? isEverAllowed('read', resource) : may(actor, 'seeHidden', resource)
  if (act === 'read' || !isOffered) return isOffered
  if (act === 'moderate') return resource.fields['Status']?.kind === 'status' && may(actor, act, resource)
  // What every member may do, such as creating a page, is done on the public screens.
  if (!may(actor, act, resource) || (!actor.superAdmin && may(member, act, resource))) return false
  if (act === 'change') return resource.menu.includes('edit')
  if (act === 'create' && resource.ownedBy === 'Profile') return false
  return resource.menu.includes('delete')
}

/**
 * Records that only their own person may read. In the admin area a super admin sees only their own
 * (docs/rules.md#who-may-do-what).
 */
export const isPersonal = (actor: Actor, resource: Resource) =>
  isEverAllowed('read', resource) && !may(actor, 'read', resource)

/**
 * react-admin's authentication questions, used in /admin only; public screens ask none
 * (docs/decisions/server-rendering.md). The HTTP client detects an ended session and the app reacts to it, so that
 * one 401 causes exactly one redirect to /login, with the address to return to.
 */
export const authProviderFor = (actor: Actor): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: async () => {
    if (readStored('StoredProfile')) await logout()
    return paths.login(paths.adminRoot)
  },
  checkAuth: () =>
    readStored('StoredProfile')
      ? Promise.resolve()
      : Promise.reject({ redirectTo: paths.login(paths.adminRoot), message: false }),
  // A right that is withdrawn ends with the next request; the area then asks for what is left.
  checkError: async (error: unknown) => {
    if (statusOf(error) === 403) await queryClient.invalidateQueries({ queryKey: ['ownRoles'] })
  },
  getIdentity: () => {
    const profile = readStored('StoredProfile')
    return Promise.resolve({ id: profile?.id ?? '', fullName: profile?.Name ?? '' })
  },
  getPermissions: () => Promise.resolve(null),
  canAccess: ({ resource, action }) => {
    const declaration = findResource(resource)
    const act = actionNames.get(action)
    return Promise.resolve(!declaration || !act || mayInAdminArea(actor, act, declaration))
  },
})
