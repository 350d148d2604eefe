import type { RaRecord } from 'ra-core'
import type { Category } from '#resources'
import { shownNames, shownText } from '#src/fields/values/shownText.ts'
import { useLanguage } from '#src/messages/index.ts'
import type { MapPlace } from '#src/providers/calls/map.ts'
import { useGetList } from '#src/providers/reading.ts'
import { listParams } from '#src/resource/queries.ts'

const categories = listParams({ name: 'category', meta: { full: true } })

/** All categories, by which one narrows the map. */
export const useCategories = (): readonly Category[] =>
  useGetList<Category & RaRecord>('category', categories).data ?? []

/** A place's category in the current language: the map's list has it in one only. */
export function useCategoryNames(): (place: MapPlace) => string | null {
  const { language } = useLanguage()
  const all = useCategories()
  return ({ CategoryName }) => {
    const category = all.find(({ Name }) => Name === CategoryName)
    return category ? shownNames(category, language).first : shownText(CategoryName)
  }
}
