import { createContext, useContext, useMemo } from 'react'
import { fieldsOf, may, type Actor, type Resource } from '#resources'
import { isPersonal, mayInAdminArea, type AdminAction } from '#src/providers/authProvider.ts'

/** Whose admin area it is. */
export const AdminActor = createContext<Actor | null>(null)

export function useAdminActor(): Actor {
  const actor = useContext(AdminActor)
  if (!actor) throw new Error('There is nobody outside the admin area.')
  return actor
}

/** `mayInAdminArea` for who is here. */
export function useMay(): (act: AdminAction, resource: Resource) => boolean {
  const actor = useAdminActor()
  return (act, resource) => mayInAdminArea(actor, act, resource)
}

/** Whether rows of a table can be selected: there is something to do to many of them. */
export function useHasBulkActs(resource: Resource): boolean {
  const may = useMay()
  return (['change', 'moderate', 'delete'] as const).some((act) => may(act, resource))
}

export const useIsPersonal = (resource: Resource) => isPersonal(useAdminActor(), resource)

/** A declaration without the fields that answers to who is here leave empty, since only its owners see those. */
export function useSeen(resource: Resource): Resource {
  const actor = useAdminActor()
  return useMemo(() => {
    if (may(actor, 'seePrivate', resource)) return resource
    const seen = fieldsOf(resource).filter(([, { ownersOnly }]) => ownersOnly !== true)
    return { ...resource, fields: Object.fromEntries(seen) }
  }, [actor, resource])
}
