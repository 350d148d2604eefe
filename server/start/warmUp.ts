import { registry } from '#resources'
import { countedSources } from '../api/countSearch.ts'
import { hasPlaces } from '../db/changes/watchedTables.ts'
import type { Executor } from '../db/connection/database.ts'
import { placesOf } from '../db/map/placeIndex.ts'
import { readQuery } from '../db/search/query/interpretations.ts'
import { searchRecords } from '../db/search/search.ts'

/** Of each script: with the first search connections are made and statements prepared. */
const usualTexts = ['shop', 'ဆိုင်']
const asVisitor = { viewer: null, page: 1, perPage: 20 }

/** What the first searches of a process would wait for, on the connections that a search of all sources takes. */
export const warmUpSearches = quietly(async (db) => {
  for (const text of usualTexts) {
    const read = await readQuery(db, text)
    await Promise.all(countedSources.map((source) => searchRecords(db, source, read, asVisitor)))
  }
})

/** Where everything on a map is. */
export const warmUpMaps = quietly(async (db) => {
  for (const resource of registry.values()) if (hasPlaces(resource)) await placesOf(db, resource)
})

/** A database that refuses leaves it to those who ask. */
function quietly(work: (db: Executor) => Promise<void>) {
  return (db: Executor) => work(db).catch(() => undefined)
}
