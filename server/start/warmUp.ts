import { registry } from '#resources'
import { hasPlaces } from '../db/changes/watchedTables.ts'
import type { Executor } from '../db/connection/database.ts'
import { placesOf } from '../db/map/placeIndex.ts'

/** Reads where everything on a map is. A database that refuses leaves it to those who ask. */
export async function warmUpMaps(db: Executor): Promise<void> {
  try {
    for (const resource of registry.values()) if (hasPlaces(resource)) await placesOf(db, resource)
  } catch {
    // They are told why.
  }
}
