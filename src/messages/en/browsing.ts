import { filters } from './browsing/filters.ts'
import { gallery } from './browsing/gallery.ts'
import { map } from './browsing/map.ts'
import { places } from './browsing/places.ts'
import { ratings } from './browsing/ratings.ts'
import { writing } from './browsing/writing.ts'

/** The sentences of parts that come after lists and details, in English: filters, places, maps, ratings (docs/decisions/one-language.md). */
export const browsing = {
  filters,
  gallery,
  map,
  places,
  ratings,
  writing,
}
