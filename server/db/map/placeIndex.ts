import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { memoryOf } from '../../memories.ts'
import { findMovedPlaces, type Look } from '../changes/changeLog.ts'
import { unlessMainIsGone, type Executor } from '../connection/database.ts'
import { isPresentInList } from '../records/presence.ts'
import { hasPlace } from '../records/projection.ts'
import { Points, type PointRow } from './points.ts'

/**
 * Where everything on a map is, in the memory of each process (docs/decisions/map.md). What changed is asked for with
 * every question, so the answer is as right as one from the table.
 */

interface Known {
  look: Look
  points: Points
}

/** Rows that are read at a time: others are served in between. */
const batch = 5000

class PlaceIndex {
  private known: Known | null = null
  private running: Promise<unknown> = Promise.resolve()
  private next: Promise<Points> | undefined
  private lastResort: Promise<Points> | undefined

  constructor(
    private readonly db: Executor,
    private readonly resource: Resource,
  ) {}

  /** The places as they are now. A look that began before might miss what the caller has written. */
  current(): Promise<Points> {
    return (this.next ??= this.running.then(() => {
      this.next = undefined
      const look = this.follow()
      this.running = look.catch(() => undefined)
      return look
    }))
  }

  /** What was known last; if that is nothing, what this replica has. */
  async withoutMain(replica: Executor): Promise<Points> {
    if (this.known) return this.known.points
    this.lastResort ??= this.load(replica)
    this.lastResort.catch(() => (this.lastResort = undefined))
    return this.lastResort
  }

  private async follow(): Promise<Points> {
    const { known } = this
    const { news, ...look } = await findMovedPlaces(this.db, this.resource, known?.look ?? null)
    const moved = news?.includes(null) ? null : (news as readonly number[][] | null)
    // What changes while all is read is told by the next look.
    if (!known || !moved) this.known = { look, points: await this.load() }
    else {
      const ids = [...new Set(moved.flat())]
      if (ids.length > 0) known.points.replace(ids, await this.pointsOf(ids))
      known.look = look
    }
    return this.known!.points
  }

  private pointsOf(ids: readonly number[]): Promise<PointRow[]> {
    return this.db.rows<PointRow>(
      sql`select r."Id", r."Latitude", r."Longitude" from ${this.listed} and r."Id" = any(${sql.param(ids)}::integer[]) and ${hasPlace('r')}`,
    )
  }

  private async load(db: Executor = this.db): Promise<Points> {
    const points = new Points()
    for (let last = 0; ;) {
      const rows = await db.rows<PointRow>(
        sql`select r."Id", r."Latitude", r."Longitude" from ${this.listed} and r."Id" > ${last} and ${hasPlace('r')}
          order by r."Id" limit ${batch}`,
      )
      for (const row of rows) points.set(row)
      if (rows.length < batch) return points
      last = rows.at(-1)!.Id
    }
  }

  private get listed() {
    return sql`${sql.identifier(this.resource.name)} r where r."Listed" and ${isPresentInList(this.resource)}`
  }
}

const indexesOf = memoryOf('places', (_: Executor) => new Map<string, PlaceIndex>())

/** Where all listed records of a source are that have a place. */
export async function placesOf(db: Executor, resource: Resource): Promise<Points> {
  // What changed is not replicated. Who reads from a replica and finds the main database gone gets what was known last.
  const main: Executor = db.main ?? db
  const bySource = indexesOf(main)
  const index = bySource.get(resource.name) ?? new PlaceIndex(main, resource)
  bySource.set(resource.name, index)
  if (!db.main) return index.current()
  return unlessMainIsGone(
    db.main,
    () => index.current(),
    () => index.withoutMain(db),
  )
}
