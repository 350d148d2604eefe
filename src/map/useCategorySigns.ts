import type { RaRecord } from 'ra-core'
import { useMemo } from 'react'
import type { Category } from '#resources'
import { isAbsent } from '#resources/text/detect.ts'
import { useGetList } from '#src/providers/reading.ts'
import { listParams } from '#src/providers/queries.ts'

/** Those with the most businesses first. */
export const mapCategories = listParams({ name: 'category', filter: { byUse: true }, perPage: 100 })

/** The pictures of categories, by their names. */
export function useCategorySigns(): ReadonlyMap<string, string> {
  const { data } = useGetList<Category & RaRecord>('category', mapCategories)
  return useMemo(() => {
    const pictured = data?.flatMap(({ Name, Thumbnail }) => {
      return Name && Thumbnail && !isAbsent(Thumbnail) ? [[Name, Thumbnail] as const] : []
    })
    return new Map(pictured)
  }, [data])
}
