import type { Actor } from '#resources'
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
