import type { RaRecord } from 'ra-core'
import type { Category } from '#resources'
import { useGetList } from '#src/providers/reading.ts'
import { listParams } from '#src/resource/queries.ts'

const categories = listParams({ name: 'category', meta: { full: true } })

/** All categories, by which one narrows the map. */
export const useCategories = (): readonly Category[] =>
  useGetList<Category & RaRecord>('category', categories).data ?? []
