import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { findResource, registry, type Resource } from '#resources'
import { labelOf, sourceTitle, useMessages } from '#src/messages/index.ts'
import { isPersonal, mayInAdminArea } from '#src/providers/authProvider.ts'
import { dependantsOf, type Dependant } from './adminFields.ts'

export interface CountedDependant extends Dependant {
  readonly label: string
  readonly count: number
}

/**
 * Counts the records that point at one, by field, those the desk may read. What two fields of one declaration point with (a
 * comment by a page and one under it) is named with the field. What cannot be counted now is left out.
 */
export function useCountDependants(resource: Resource) {
  const t = useMessages()
  const dataProvider = useDataProvider()
  const dependants = dependantsOf(resource, registry.values()).filter(({ name }) => {
    const declared = findResource(name)
    return declared && mayInAdminArea('read', declared) && !isPersonal(declared)
  })
  const isTwice = (name: string) => dependants.filter((one) => one.name === name).length > 1
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
          label: isTwice(dependant.name) ? `${label} (${labelOf(t, dependant, dependant.field)})` : label,
          count: total ?? 0,
        }
      }),
    )
    return counted.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  }
}

/** After a write anything may read otherwise, names joined from elsewhere too: all is asked for again, what is on screen at once. */
export function useForgetAnswers() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries()
}
