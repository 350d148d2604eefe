import { sql, type SQL } from 'drizzle-orm'
import { declarations, may, type Resource } from '#resources'

/** The condition that row `r` has no place at `to`: who owns a page is no admin of it, and its people do not rate it. */
export function isOfNoUse(resource: Resource, to: number): SQL {
  const isOwners = sql`exists (select 1 from "page" p where p."Id" = ${to} and p."OwnerId" = r."ProfileId")`
  if (resource.access === declarations.pageAdmin.access) return isOwners
  const team = { profileId: 1, superAdmin: false, moderator: false, editor: false, owns: [to], administers: [] }
  if (resource.access !== 'rating' || may(team, 'create', resource, { PageId: to })) return sql`false`
  return sql`(${isOwners} or exists (select 1 from "pageAdmin" a
    where a."PageId" = ${to} and a."ProfileId" = r."ProfileId" and a."State" = 'accepted'))`
}
