import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { findResource, registry, type Resource } from '#resources'
import { labelOf, sourceTitle } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { isPersonal, mayInAdminArea } from '#src/providers/authProvider.ts'
import { useAdminActor } from './roles/rights.ts'
import { dependantsOf, type Dependant } from './adminFields.ts'

export interface CountedDependant extends Dependant {
  readonly label: string
  readonly count: number
}

/**
 * Counts the records that refer to a record, by field, as far as the admin area may read them. When two fields of one
 * resource refer to it (a comment by a page and one about it), the label includes the field. Failed counts are left
 * out.
 */
export function useCountDependants(resource: Resource) {
  const t = useAllMessages()
  const dataProvider = useDataProvider()
  const actor = useAdminActor()
  const dependants = dependantsOf(resource, registry.values()).filter(({ name }) => {
    const declared = findResource(name)
    return declared && mayInAdminArea(actor, 'read', declared) && !isPersonal(actor, declared)
  })
  const hasSeveralFields = (name: string) => dependants.filter((one) => one.name === name).length > 1
  return async (id: number): Promise<CountedDependant[]> => {
    const counted = await Promise.allSettled(
      dependants.map(async (dependant) => {
        const { total } = await dataProvider.getList(dependant.name, {
          filter: { [`${dependant.field}Id`]: id },
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'Id', order: 'DESC' },
          meta: { table: true },
        })
        const label = sourceTitle(t, dependant.name)
        return {
          ...dependant,
          label: hasSeveralFields(dependant.name) ? `${label} (${labelOf(t, dependant, dependant.field)})` : label,
          count: total ?? 0,
        }
      }),
    )
    return counted.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  }
}

/**
 * After a write any cached answer may be outdated, joined names included: all queries are invalidated, and visible
 * ones refetched; not what no write changes.
 */
export function useInvalidateAll() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'reactAdminMessages' })
}
