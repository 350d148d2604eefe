import pg from 'pg'
import { isRefusal } from './commit.ts'
import { isNamed, readPrepared, type RowShapes } from './preparedRead.ts'
import type { Statement } from './statements.ts'
import { writeTogether } from './writeTogether.ts'

/**
 * A few connections that carry short reads of many requests: each is sent at once, without waiting for the answers
 * before it. A transaction never runs here (docs/decisions/database.md#lanes).
 */
export interface ReadLanes {
  query<T extends object>(statement: Statement): Promise<T[]>
  /** Reads that are sent and not yet answered. */
  readonly inWork: number
  close(): Promise<void>
}

interface Lane {
  client: pg.Client
  inWork: number
  /** Of the statements that this connection has got. */
  shapes: RowShapes
  idle: NodeJS.Timeout
}

export interface LaneOptions {
  most: number
  /** With `pipeline`. */
  client: pg.ClientConfig & { types: pg.CustomTypesConfig }
  /** The first statement of each connection. */
  setUp: string
  idleMs: number
  onError: (error: Error) => void
}

/** Plans that a connection keeps: a page's takes 0.3 MB. One with more of them is replaced. */
const maxPlans = 150

export function openReadLanes({ most, client: config, setUp, idleMs, onError }: LaneOptions): ReadLanes {
  const lanes = new Set<Lane>()
  let inWork = 0
  let isClosed = false

  function open(): Lane {
    const client = new pg.Client(config)
    const idle = setTimeout(() => lane.inWork === 0 && retire(lane), idleMs).unref()
    const lane: Lane = { client, inWork: 0, shapes: new Map(), idle }
    lanes.add(lane)
    // A connection that is lost fails the queries that wait on it; this event is for when none does.
    client.on('error', (error) => {
      if (lane.inWork === 0 && lanes.has(lane)) onError(error)
      forget(lane)
    })
    client.on('end', () => forget(lane))
    // Queries wait for the connection, and fail when there is none. What is sent first is done first.
    client.connect().catch(() => {
      forget(lane)
      void client.end().catch(() => undefined)
    })
    client.query(setUp).catch(() => undefined)
    return lane
  }

  function forget(lane: Lane) {
    clearTimeout(lane.idle)
    lanes.delete(lane)
  }

  /** Takes no more reads and ends when those on it are answered. */
  function retire(lane: Lane): Promise<void> {
    forget(lane)
    return lane.client.end().catch(() => undefined)
  }

  /** The one with the fewest reads on it; another one as long as none is free. */
  function choose(): Lane {
    let least: Lane | undefined
    for (const lane of lanes) if (!least || lane.inWork < least.inWork) least = lane
    return !least || (least.inWork > 0 && lanes.size < most) ? open() : least
  }

  return {
    get inWork() {
      return inWork
    },
    async query<T extends object>(statement: Statement) {
      if (isClosed) throw new Error('The database is closed')
      const lane = choose()
      lane.inWork++
      inWork++
      try {
        writeTogether(lane.client)
        return isNamed(statement)
          ? await readPrepared<T>(lane.client, statement, lane.shapes, config.types)
          : (await lane.client.query<T>(statement)).rows
      } catch (error) {
        // The connection is silent or lost. Its event comes later, and until then the lane would seem the least busy one.
        if (!isRefusal(error)) void retire(lane)
        throw error
      } finally {
        inWork--
        lane.inWork--
        if (lanes.has(lane)) {
          if (lane.shapes.size > maxPlans) void retire(lane)
          else lane.idle.refresh()
        }
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...lanes].map(retire))
    },
  }
}
