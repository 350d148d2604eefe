import type { AuthProvider } from 'ra-core'
import { findResource, isEver, may, type Actor, type Resource } from '#resources'
import { paths } from '#src/paths.ts'
import { isSuperAdmin } from './calls/permission.ts'
import { logout } from './calls/session.ts'
import { readStored } from './device/storage.ts'

export type DeskAct = 'read' | 'create' | 'change' | 'delete' | 'moderate'

/** react-admin's words for the same. */
const acts: Readonly<Record<string, DeskAct>> = {
  list: 'read',
  show: 'read',
  export: 'read',
  edit: 'change',
  create: 'create',
  delete: 'delete',
}

/** By office alone: nothing here is theirs as a person, so what only its person may do is not done at the desk. */
const superAdmin: Actor = { profileId: 0, superAdmin: true, moderator: true, editor: true, owns: [], administers: [] }

/**
 * May the super admin's desk do that to records of this declaration? The rights are access.ts's; which of them a list offers is
 * the declaration's menu (the one record of settings is edited, never deleted nor made). What people do in their own name,
 * following, rating, reporting, is done on the app's screens.
 */
export function mayAtDesk(act: DeskAct, resource: Resource): boolean {
  if (act === 'read') return isEver('read', resource)
  if (act === 'moderate') return resource.fields['Status']?.kind === 'status' && may(superAdmin, act, resource)
  if (!may(superAdmin, act, resource)) return false
  if (act === 'change') return resource.menu.includes('edit')
  if (act === 'create' && resource.ownedBy === 'Profile') return false
  return resource.menu.includes('delete')
}

/** Nobody but each person may read these: at the desk stand one's own alone (docs/rules.md#who-may-do-what). */
export const isPersonal = (resource: Resource) => isEver('read', resource) && !may(superAdmin, 'read', resource)

/**
 * react-admin's questions about the person, for /admin only: public screens ask none (docs/decisions/server-rendering.md). How a session ends is the http
 * client's to notice and the app's to act on, so that one 401 leads to one way out, with the way back.
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
    const act = acts[action]
    return Promise.resolve(!declaration || !act || mayAtDesk(act, declaration))
  },
}
