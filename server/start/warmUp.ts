import { registry } from '#resources'
import { hasPlaces } from '../db/changes/watchedTables.ts'
import type { Executor } from '../db/connection/database.ts'
import { placesOf } from '../db/map/placeIndex.ts'

/** Until then whoever has waited for the start is answered: to read all places takes the database up to a second. */
export const mapsAfterMs = 3000

/** Reads where everything on a map is. A database that refuses leaves it to those who ask. */
export async function warmUpMaps(db: Executor): Promise<void> {
  try {
    for (const resource of registry.values()) if (hasPlaces(resource)) await placesOf(db, resource)
  } catch {
    // They are told why.
  }
}
