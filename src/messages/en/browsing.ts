import { filters } from './filters.ts'
import { gallery } from './gallery.ts'
import { map } from './map.ts'
import { places } from './places.ts'
import { ratings } from './ratings.ts'
import { writing } from './writing.ts'

/** The sentences of parts that come after lists and details, in English: filters, places, maps, ratings (docs/decisions/one-language.md). */
export const browsing = {
  filters,
  gallery,
  map,
  places,
  ratings,
  writing,
}
