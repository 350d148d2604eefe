import type { Page } from '#resources'
import type { RaRecord } from 'ra-core'
import { hasPlace } from '#resources/mapView.ts'
import { pointOf, type Point } from '#src/map/mapView.ts'
import { listParams } from '#src/providers/queries.ts'
import { useDataProvider } from '#src/providers/reading.ts'
import { narrowedQuery } from '#src/resource/filters/narrowedQuery.ts'

/** How many businesses somebody sees who asks where they are. */
const most = 10

/** Reads where the businesses nearest to a point are; none where none is near. */
export function useNearest(categoryId: string) {
  const provider = useDataProvider()
  return async ({ latitude, longitude }: Point): Promise<readonly Point[]> => {
    // Rounded to about 100 m, as it leaves the phone (docs/rules.md#search-filters).
    const place = `${latitude.toFixed(3)},${longitude.toFixed(3)}`
    const filters = { near: '1', ...(categoryId && { categoryId }) }
    const query = narrowedQuery('page', { filters, order: 'nearest', place })
    const { data } = await provider.getList<Page & RaRecord>('page', listParams({ ...query, perPage: most }))
    return data.filter(hasPlace).map(pointOf)
  }
}
