import type { AuthProvider } from 'ra-core'
import { findResource, isEver, may, type Action } from '#resources'
import { paths } from '#src/paths.ts'
import { statusOf } from './ApiError.ts'
import { isSuperAdmin } from './permission.ts'
import { logout } from './session.ts'
import { readStored } from './storage.ts'

const actions: Readonly<Record<string, Exclude<Action, 'moderate'>>> = {
  list: 'read',
  show: 'read',
  export: 'read',
  edit: 'change',
  create: 'create',
  delete: 'delete',
}

/** react-admin's questions about the person, for /admin only: public screens ask none (stack.md). Super admins enter, others go to /login or /home. */
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
  checkError: (error) =>
    statusOf(error) === 401 ? Promise.reject({ redirectTo: paths.login(paths.admin) }) : Promise.resolve(),
  getIdentity: () => {
    const profile = readStored('StoredProfile')
    return Promise.resolve({ id: profile?.id ?? '', fullName: profile?.Name ?? '' })
  },
  getPermissions: async () => ((await isSuperAdmin()) ? 'superAdmin' : null),
  canAccess: async ({ resource, action, record }) => {
    const declaration = findResource(resource)
    if (!declaration) return true
    const asked = actions[action]
    if (!asked) return true
    if (asked !== 'read' && !declaration.writable) return false
    // Creating under a page asks whose page it is, which the form is there to find out.
    return asked === 'create' ? isEver('create', declaration) : may(superAdmin(), asked, declaration, record ?? {})
  },
}

const superAdmin = () => ({
  profileId: readStored('StoredProfile')?.id ?? 0,
  superAdmin: true,
  moderator: true,
  editor: true,
  owns: [],
  administers: [],
})
