import type { Batch, WorldStart } from './batch.ts'
import { commentRows } from './comments.ts'
import { ownerBatches } from './owner.ts'
import { peopleBatch } from './people.ts'
import { ratingBatches } from './ratings.ts'
import { referenceBatches } from './reference.ts'
import { shopBatches } from './shops.ts'

/** The believable Myanmar that an empty database starts with, in an order in which nothing refers to what comes later. */
export function createWorld(start: WorldStart): Batch[] {
  const reference = referenceBatches(start)
  const people = peopleBatch(start)
  const shops = shopBatches({ ...start, places: reference.places, people: people.ids })
  const comments = commentRows(shops.shops, start.now)
  const known = { ...start, shops: shops.shops, people: people.ids }
  return [
    ...reference.batches,
    people.batch,
    ...shops.batches,
    { table: 'comment', rows: comments },
    ...ratingBatches(known),
    ...ownerBatches({ ...known, comments }),
  ]
}
