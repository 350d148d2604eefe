import type { FastifyRequest } from 'fastify'
import type { Resource } from '#resources'
import type { Executor } from '../../db/connection/database.ts'
import type { Slice } from '../../db/records/namedLists.ts'
import { placeOf, type Condition } from '../../db/records/records.ts'
import { estimateListed } from '../../db/tables/tableCount.ts'
import { rowsPerRead } from '../limits.ts'
import { readAfter } from '../request.ts'

/**
 * The part of a list that is asked for: what follows the record of `?after=`, of several the first that is in the list, else the page
 * (docs/rules.md#after). A page far down is found by walking there, so the rows before it count as reads (docs/safety.md#s43).
 * @param where says what is in the list
 * @throws ApiError 400, 429
 */
export async function goOn<S extends Slice>(
  db: Executor,
  resource: Resource,
  slice: S,
  where: Condition,
  request: Pick<FastifyRequest, 'who' | 'ip' | 'query' | 'countRows'>,
  takesAfter = true,
): Promise<S> {
  const ids = takesAfter ? readAfter(request) : []
  const after = ids.length === 0 ? undefined : await placeOf(db, resource, ids, where)
  if (after) return { ...slice, offset: 0, after }
  if (slice.offset >= rowsPerRead) request.countRows(Math.min(slice.offset, await estimateListed(db, resource)))
  return slice
}
