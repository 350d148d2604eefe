import type { Standing, Watch } from './standing.ts'

/** One server of the database, and what was last heard of it. */
export interface Server<Db> {
  readonly db: Db
  readonly watch: Watch
  /** Null when it did not answer. */
  standing: Standing | null
  looking: Promise<void> | null
  askedAt: number
}

/** Milliseconds (docs/decisions/replicas.md). */
const lookEvery = { busy: 150, idle: 2000 }
/** Without reads for so long there is no hurry. */
const busyFor = 2000
/** What a visitor reads from a replica is at most so much older than the main database. */
const mostLag = 800
/** A main database that has not said anything for so long is taken for gone, until it does. */
const silentFor = 400
/** That a read waits for a replica that is nearly there. */
const patience = 40
/** Without another wait, when none came. */
const pauseAfterWait = 150

/** A server to read from; fresh where it has all that counted a moment ago, so that its answers may be kept. */
export interface Choice<Db> {
  server: Server<Db>
  isFresh: boolean
}

interface Options<Db> {
  servers: readonly Server<Db>[]
  onSwitch(main: Db): void
  now?: () => number
}

/** Which server takes writes, and which replicas have replayed enough to be read from. */
export class Servers<Db> {
  private readonly all: readonly Server<Db>[]
  private readonly now: () => number
  main: Server<Db>
  private timeline = 0
  /** Up to where a replica must have replayed, because somebody relies on it. */
  private needed = 0
  /** Positions of the main database, by the time before it was asked for them. */
  private heard: { at: number; position: number }[] = []
  private turn = 0
  private usedAt = -Infinity
  private noneUntil = -Infinity
  private waiting: Promise<void> | null = null
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(private readonly options: Options<Db>) {
    this.all = options.servers
    this.main = this.all[0]!
    this.now = options.now ?? (() => performance.now())
    this.lookOn()
  }

  /** Whether the main database answered when it was last asked. */
  get isMainThere(): boolean {
    const { standing, looking, askedAt } = this.main
    return standing !== null && !standing.isReplica && !(looking && this.now() - askedAt > silentFor)
  }

  /**
   * A replica that is fresh enough; undefined where the main database is to be read. When that is gone, whichever replica
   * has most: what it tells may lack the last writes.
   */
  async choose(): Promise<Choice<Db> | undefined> {
    this.used()
    const fresh = this.freshReplica()
    if (fresh) return { server: fresh, isFresh: true }
    if (this.now() >= this.noneUntil) {
      await (this.waiting ??= this.waitUntil(() => this.freshReplica() !== undefined).finally(
        () => (this.waiting = null),
      ))
      const late = this.freshReplica()
      if (late) return { server: late, isFresh: true }
      this.noneUntil = this.now() + pauseAfterWait
    }
    if (this.isMainThere) return undefined
    const last = this.furthestReplica()
    return last && { server: last, isFresh: false }
  }

  /**
   * Another one than those, which have just failed a read: one that has what somebody relies on, else whichever has most.
   * Undefined when all have failed.
   */
  async insteadOf(failed: ReadonlySet<Server<Db>>): Promise<Choice<Db> | undefined> {
    const find = (): Choice<Db> | undefined => {
      const { main, isMainThere } = this
      if (isMainThere && !failed.has(main)) return { server: main, isFresh: true }
      const server = this.furthestReplica(failed)
      // The main server may be gone since this moment, before a look has told. The answer may be kept.
      return server && { server, isFresh: isMainThere && server.standing!.position >= this.needed }
    }
    // What was last heard of the others may be from before what somebody relies on.
    if (!find()?.isFresh) await this.waitUntil(() => !this.isMainThere || find()?.isFresh === true)
    const server = this.all.find((one) => !failed.has(one))
    return find() ?? (server && { server, isFresh: false })
  }

  /** From now on a replica counts as fresh when it has what is committed at this moment. @throws Error */
  async catchUp(): Promise<void> {
    // A look under way may have begun before what is to be caught up with.
    await this.main.looking
    const { main } = this
    await this.look(main)
    if (main !== this.main || !main.standing || main.standing.isReplica)
      throw new Error('The main database does not answer')
    this.needed = Math.max(this.needed, main.standing.position)
  }

  /** Something has failed: whether servers are there is looked at now. */
  suspect(): void {
    for (const server of this.all) void this.look(server)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    await Promise.all(this.all.map(({ watch }) => watch.close()))
  }

  private used(): void {
    const wasIdle = this.now() - this.usedAt > busyFor
    this.usedAt = this.now()
    if (wasIdle && !this.isClosed) this.lookOn()
  }

  /** Looks at all of them again and again, one that does not answer beside the others. */
  private lookOn(): void {
    clearTimeout(this.timer)
    if (this.isClosed) return
    for (const server of this.all) void this.look(server)
    const isBusy = this.now() - this.usedAt <= busyFor
    this.timer = setTimeout(() => this.lookOn(), isBusy ? lookEvery.busy : lookEvery.idle).unref()
  }

  private look(server: Server<Db>): Promise<void> {
    return (server.looking ??= this.lookNow(server).finally(() => (server.looking = null)))
  }

  private async lookNow(server: Server<Db>): Promise<void> {
    const at = (server.askedAt = this.now())
    server.standing = await server.watch.ask().catch(() => null)
    const { standing } = server
    if (server === this.main && standing && !standing.isReplica) {
      const { position } = standing
      this.heard = [...this.heard.filter((one) => one.at >= at - mostLag), { at, position }]
    }
    this.follow()
  }

  /** Where another server takes writes since a later promotion, that is the main one. */
  private follow(): void {
    let best: Server<Db> | undefined
    for (const server of this.all) {
      const { standing } = server
      if (!standing || standing.isReplica || standing.timeline < this.timeline) continue
      const isBetter = !best || standing.timeline > best.standing!.timeline
      if (isBetter || (server === this.main && standing.timeline === best!.standing!.timeline)) best = server
    }
    if (!best) return
    this.timeline = best.standing!.timeline
    if (best === this.main) return
    this.main = best
    // Positions of the lost one say nothing about this one.
    this.needed = 0
    this.heard = []
    this.options.onSwitch(best.db)
  }

  /** Looks at all of them until something is so, with patience. */
  private async waitUntil(isSo: () => boolean): Promise<void> {
    const until = this.now() + patience
    do {
      const looks = this.all.map((server) => this.look(server))
      await Promise.race([Promise.all(looks), pause(Math.max(0, until - this.now()))])
      if (isSo()) return
      await pause(5)
    } while (this.now() < until)
  }

  /** In turn, of those that have what they must have. */
  private freshReplica(): Server<Db> | undefined {
    const since = this.now() - mostLag
    const recent = this.heard.find(({ at }) => at >= since)
    if (!recent || !this.isMainThere) return undefined
    const least = Math.max(this.needed, recent.position)
    for (let n = 0; n < this.all.length; n++) {
      const server = this.all[++this.turn % this.all.length]!
      if (server.standing?.isReplica && server.standing.position >= least) return server
    }
    return undefined
  }

  /** Whether or not it is fresh. */
  private furthestReplica(besides?: ReadonlySet<Server<Db>>): Server<Db> | undefined {
    let furthest: Server<Db> | undefined
    for (const server of this.all) {
      if (besides?.has(server) || !server.standing?.isReplica) continue
      if (!furthest || server.standing.position > furthest.standing!.position) furthest = server
    }
    return furthest
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
