import type { AuthProvider } from 'ra-core'
import { findResource, isEverAllowed, may, type Actor, type Resource } from '#resources'
import { paths } from '#src/paths.ts'
import { isSuperAdmin } from './calls/permission.ts'
import { logout } from './calls/session.ts'
import { readStored } from './device/storage.ts'

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
 * Has the super admin's role but no records of its own, so rights that belong to a record's own person do not apply
 * in the admin area.
 */
const superAdmin: Actor = { profileId: 0, superAdmin: true, moderator: true, editor: true, owns: [], administers: [] }

/**
 * Whether the admin area offers this action for records of this resource. The permission rules are in access.ts; the
 * declaration's menu narrows them (the single settings record can be edited, but not created or deleted). Following,
 * rating and reporting happen on the public screens, in the person's own name.
 */
export function mayInAdminArea(act: AdminAction, resource: Resource): boolean {
  if (act === 'read') return isEverAllowed('read', resource)
  if (act === 'moderate') return resource.fields['Status']?.kind === 'status' && may(superAdmin, act, resource)
  if (!may(superAdmin, act, resource)) return false
  if (act === 'change') return resource.menu.includes('edit')
  if (act === 'create' && resource.ownedBy === 'Profile') return false
  return resource.menu.includes('delete')
}

/**
 * Records that only their own person may read. In the admin area a super admin sees only their own
 * (docs/rules.md#who-may-do-what).
 */
export const isPersonal = (resource: Resource) => isEverAllowed('read', resource) && !may(superAdmin, 'read', resource)

/**
 * react-admin's authentication questions, used in /admin only; public screens ask none
 * (docs/decisions/server-rendering.md). The HTTP client detects an ended session and the app reacts to it, so that
 * one 401 causes exactly one redirect to /login, with the address to return to.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: async () => {
    if (readStored('StoredProfile')) await logout()
    return paths.login(paths.admin)
  },
  checkAuth: () =>
    readStored('StoredProfile')
      ? Promise.resolve()
      : Promise.reject({ redirectTo: paths.login(paths.admin), message: false }),
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const profile = readStored('StoredProfile')
    return Promise.resolve({ id: profile?.id ?? '', fullName: profile?.Name ?? '' })
  },
  getPermissions: async () => ((await isSuperAdmin()) ? 'superAdmin' : null),
  canAccess: ({ resource, action }) => {
    const declaration = findResource(resource)
    const act = actionNames.get(action)
    return Promise.resolve(!declaration || !act || mayInAdminArea(act, declaration))
  },
}
