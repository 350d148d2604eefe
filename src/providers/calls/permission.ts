import type { Actor, Role } from '#resources'
import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'
import { readStored } from '../device/storage.ts'

interface Permission {
  isAdmin: boolean
  isOwner: boolean
  isSuperAdmin: boolean
}

/**
 * The signed-in person's rights on one page, as input for `may()`; null for a visitor. Failures are only logged (spec
 * 8.05).
 */
export async function findActor(pageId: number): Promise<Actor | null> {
  const profile = readStored('StoredProfile')
  if (!profile) return null
  const { json } = await httpClient('/admin/api/checkPermission', {
    method: 'POST',
    body: plainForm({ profileEmail: profile.Email, pageId }),
  })
  const { isAdmin, isOwner, isSuperAdmin } = json as Permission
  return {
    profileId: profile.id,
    superAdmin: isSuperAdmin,
    moderator: isSuperAdmin,
    editor: isSuperAdmin,
    owns: isOwner ? [pageId] : [],
    administers: isAdmin ? [pageId] : [],
  }
}

/** Whether the signed-in person is a super admin, which shows the Admin Area entry (spec 6.13). */
export async function isSuperAdmin(): Promise<boolean> {
  const profile = readStored('StoredProfile')
  if (!profile) return false
  const { json } = await httpClient('/admin/api/checkSuperAdmin', {
    method: 'POST',
    body: plainForm({ profileEmail: profile.Email }),
  })
  return (json as { hasPermission?: boolean }).hasPermission === true
}

/** GET /role/api/own: what the person is beside a member; nothing for a visitor (docs/rules.md#roles). */
export async function findOwnRoles(signal?: AbortSignal): Promise<Role[]> {
  if (!readStored('StoredProfile')) return []
  const { json } = await httpClient('/role/api/own', { signal: signal ?? null })
  return (json as { roles: Role[] }).roles
}

export interface PersonWithRoles {
  ProfileId: number
  Name: string
  Email: string
  Roles: Role[]
}

/** GET /role/api: everybody with a role, for super admins. */
export async function findPeopleWithRoles(signal?: AbortSignal): Promise<PersonWithRoles[]> {
  const { json } = await httpClient('/role/api', { signal: signal ?? null })
  return json as PersonWithRoles[]
}

/** POST /role/api: exactly these roles. Rejects with ApiError: 400 at `email` for an unknown account, 409 for the last super admin. */
export const giveRoles = (email: string, roles: readonly Role[]) =>
  httpClient('/role/api', { method: 'POST', body: plainForm({ email, roles: roles.join(',') }) })
