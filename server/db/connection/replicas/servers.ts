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

/** Which server takes writes, and which replicas have replayed enough to be read from. */
export class Servers<Db> {
  main: Server<Db>
  private timeline = 0
  /** Up to where a replica must have replayed, because somebody relies on it. */
  private needed = 0
  /** Positions of the main database, by the time before it was asked for them. */
  private heard: { at: number; position: number }[] = []
  private turn = 0
  private usedAt = -Infinity
  private noneUntil = -Infinity
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(
    private readonly all: readonly Server<Db>[],
    private readonly onSwitch: (main: Db) => void,
    private readonly now = () => performance.now(),
  ) {
    this.main = all[0]!
    this.lookOn()
  }

  /** Whether the main database answered when it was last asked. */
  get isMainThere(): boolean {
    const { standing, looking, askedAt } = this.main
    return standing !== null && !standing.isReplica && !(looking && this.now() - askedAt > silentFor)
  }

  /**
   * Where to read: a replica that is fresh enough, else the main database; when that is gone, whichever replica has most.
   * @param failed those that have just failed this read
   * @returns undefined when all have
   */
  async choose(failed: ReadonlySet<Server<Db>> = new Set()): Promise<Choice<Db> | undefined> {
    this.used()
    const fresh = this.freshReplica(failed) ?? (await this.lateReplica(failed))
    if (fresh) return { server: fresh, isFresh: true }
    if (this.isMainThere && !failed.has(this.main)) return { server: this.main, isFresh: true }
    const server = this.furthestReplica(failed) ?? this.all.find((one) => !failed.has(one))
    // The main one may be gone since this moment, before a look has told: then what has all that counted may be kept.
    return server && { server, isFresh: this.isMainThere && (server.standing?.position ?? -1) >= this.needed }
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
    const writable = this.all.filter(
      ({ standing }) => standing && !standing.isReplica && standing.timeline >= this.timeline,
    )
    const [best] = writable.sort(
      (a, b) => b.standing!.timeline - a.standing!.timeline || Number(b === this.main) - Number(a === this.main),
    )
    if (!best) return
    this.timeline = best.standing!.timeline
    if (best === this.main) return
    this.main = best
    // Positions of the lost one say nothing about this one.
    this.needed = 0
    this.heard = []
    this.onSwitch(best.db)
  }

  /** Looks at all of them with patience, for a replica that is nearly there; not again at once where none came. */
  private async lateReplica(failed: ReadonlySet<Server<Db>>): Promise<Server<Db> | undefined> {
    if (failed.size === 0 && this.now() < this.noneUntil) return undefined
    const until = this.now() + patience
    do {
      const looks = this.all.map((server) => this.look(server))
      await Promise.race([Promise.all(looks), pause(Math.max(0, until - this.now()))])
      const late = this.freshReplica(failed)
      if (late || !this.isMainThere) return late
      await pause(5)
    } while (this.now() < until)
    this.noneUntil = this.now() + pauseAfterWait
    return undefined
  }

  /** In turn, of those that have what they must have. */
  private freshReplica(failed: ReadonlySet<Server<Db>>): Server<Db> | undefined {
    const since = this.now() - mostLag
    const recent = this.heard.find(({ at }) => at >= since)
    if (!recent || !this.isMainThere) return undefined
    const least = Math.max(this.needed, recent.position)
    for (let n = 0; n < this.all.length; n++) {
      const server = this.all[++this.turn % this.all.length]!
      if (!failed.has(server) && server.standing?.isReplica && server.standing.position >= least) return server
    }
    return undefined
  }

  /** Whether or not it is fresh. */
  private furthestReplica(failed: ReadonlySet<Server<Db>>): Server<Db> | undefined {
    const replicas = this.all.filter((one) => !failed.has(one) && one.standing?.isReplica)
    return replicas.sort((a, b) => b.standing!.position - a.standing!.position)[0]
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
