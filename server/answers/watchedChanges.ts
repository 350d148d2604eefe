import { findChanges, type Look } from '../db/changes/changeLog.ts'
import type { Database } from '../db/connection/database.ts'

/** Milliseconds. Others' changes count within a second in every process (docs/decisions/kept-answers.md). */
const watchTimes = {
  /** What is known longer than this is looked up anew beside the answers. */
  renewAfter: 200,
  /** What is known longer than this is not relied on: answers wait for the look. */
  validFor: 700,
}
export type WatchTimes = typeof watchTimes

/** Milliseconds that answers wait for a look; then they are made from the database, and nothing kept is used. */
const patience = 250
/** Milliseconds without a further try after a look that failed or took too long. */
const pause = 1000

/** When a reading begins. */
export interface Moment {
  /** Milliseconds. */
  readonly at: number
  /** How many writes this process had made. */
  readonly writes: number
}

/** `writes` of this process count at once. */
type Watched = Pick<Database, 'rows' | 'writes' | 'catchUp'>

/** What this process knows about changes: it looks when somebody asks, so a quiet server asks nothing. */
export class WatchedChanges {
  /** Counts looks that found something. */
  position = 0
  private readonly changedAt = new Map<string, number>()
  private everythingAt = 0
  private last: Look | null = null
  private lookedAt = -Infinity
  private seenWrites = -1
  private looking: Promise<boolean> | undefined
  /** When those who wait give up, all at once: else each would have what it asked for made at another time. */
  private waitingUntil: number | undefined
  private pausedUntil = -Infinity

  constructor(
    private readonly db: Watched,
    private readonly times = watchTimes,
    private readonly now = () => performance.now(),
  ) {}

  /** Whether what is known holds now; false when nobody knows, so that nothing kept may be used. */
  isCurrent(): boolean | Promise<boolean> {
    const age = this.now() - this.lookedAt
    if (age <= this.times.validFor && this.db.writes === this.seenWrites) {
      if (age > this.times.renewAfter) void this.look()
      return true
    }
    if (this.now() < this.pausedUntil) return false
    return this.lookPatiently()
  }

  moment(): Moment {
    return { at: this.now(), writes: this.db.writes }
  }

  /**
   * Whether what is read from that moment on is new enough for an answer that is asked for now, though nobody knows what changed:
   * this process has written nothing since, and with the 800 ms that a replica may be behind it is a second old at most.
   */
  mayBeJoined({ at, writes }: Moment): boolean {
    return writes === this.db.writes && this.now() - at <= this.times.renewAfter
  }

  /** Whether none of these tables has changed after that position. Of null, when nothing was known, nobody can say. */
  isUnchanged(tables: readonly string[], position: number | null): boolean {
    if (position === null) return false
    if (position === this.position) return true
    if (this.everythingAt > position) return false
    return tables.every((name) => (this.changedAt.get(name) ?? 0) <= position)
  }

  /** Waits for a look that begins after the last write of this process. */
  private async lookPatiently(): Promise<boolean> {
    const until = (this.waitingUntil ??= this.now() + patience)
    try {
      for (;;) {
        const writes = this.db.writes
        if (!(await withPatience(this.look(), until - this.now()))) {
          this.pausedUntil = this.now() + pause
          return false
        }
        if (this.seenWrites >= writes) return true
      }
    } finally {
      this.waitingUntil = undefined
    }
  }

  /** One look at a time. */
  private look(): Promise<boolean> {
    return (this.looking ??= this.lookNow().finally(() => (this.looking = undefined)))
  }

  private async lookNow(): Promise<boolean> {
    const [begun, writes] = [this.now(), this.db.writes]
    try {
      const found = await findChanges(this.db, this.last)
      const isNews = found.news === null || found.news.length > 0
      if (isNews) await this.db.catchUp()
      if (isNews) this.position++
      if (found.news === null) this.everythingAt = this.position
      else for (const name of found.news) this.changedAt.set(name, this.position)
      this.last = found
      this.lookedAt = begun
      this.seenWrites = writes
      return true
    } catch {
      return false
    }
  }
}

async function withPatience(look: Promise<boolean>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<boolean>((resolve) => {
    // After the event loop was blocked, timers run before data is read that has arrived meanwhile. The immediate runs after it.
    timer = setTimeout(() => setImmediate(() => resolve(false)), Math.max(0, milliseconds))
  })
  return Promise.race([look, tooLong]).finally(() => clearTimeout(timer))
}
