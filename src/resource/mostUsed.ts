import { useQuery } from '@tanstack/react-query'
import type { DataProvider } from 'ra-core'
import type { Category } from '#resources'
import { listParams } from '#src/providers/queries.ts'
import { useDataProvider } from '#src/providers/reading.ts'

type Offered = Pick<Category, 'Id' | 'Name' | 'BurmeseName' | 'Thumbnail'>

/** Few enough to read at a glance, and to stand over a keyboard. */
const mostUsed = listParams({ name: 'category', filter: { byUse: true }, perPage: 8 })

/** The categories with the most pages, by name and picture alone: whole ones have descriptions, which documents would carry. */
export const mostUsedQuery = (provider: DataProvider) => ({
  queryKey: ['category', 'mostUsed'],
  queryFn: async (): Promise<readonly Offered[]> =>
    (await provider.getList<Category & { id: number }>('category', mostUsed)).data.map(
      ({ Id, Name, BurmeseName, Thumbnail }) => ({ Id, Name, BurmeseName, Thumbnail }),
    ),
})

/** Home, the search and the sheet of filters offer the same ones. None where they cannot be loaded. */
export function useMostUsed() {
  const { data: items = [], isLoading } = useQuery(mostUsedQuery(useDataProvider()))
  return { items, isLoading }
}
