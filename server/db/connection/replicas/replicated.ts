import { sql, type SQL } from 'drizzle-orm'
import { openDatabase, type Database, type DatabaseOptions, type Kept, type Reader } from '../database.ts'
import { CommitUnknown, isRefusal, MainGone } from '../commit.ts'
import { Servers, type Choice, type Server } from './servers.ts'
import { openWatch } from './standing.ts'

interface Options extends Omit<DatabaseOptions, 'url'> {
  /** The main database first; after a promotion it may be any of them. */
  urls: readonly string[]
  /** Another server takes writes from now on. */
  onSwitch?: () => void
}

/**
 * One database on several servers: writes and what depends on the person go to the one that takes them, reads of what
 * everybody may see to replicas (docs/decisions/replicas.md).
 */
export function openReplicated({ urls, onSwitch = () => undefined, ...options }: Options): Database {
  const all: Server<Database>[] = urls.map((url) => ({
    db: openDatabase({ ...options, url }),
    watch: openWatch(url),
    standing: null,
    looking: null,
    askedAt: 0,
  }))
  const servers = new Servers(all, onSwitch)

  async function onMain<T>(work: (db: Database) => Promise<T>): Promise<T> {
    try {
      return await work(servers.main.db)
    } catch (error) {
      if (!isOfServer(error)) throw error
      servers.suspect()
      throw servers.isMainThere || error instanceof CommitUnknown ? error : new MainGone(error)
    }
  }
  /** A server is chosen with the first statement, and another one where it is gone, or may not answer this. */
  function readingFrom(choose: () => Promise<Choice<Database>>): Reader {
    const failed = new Set<Server<Database>>()
    let chosen: Promise<Choice<Database>> | undefined
    let isFresh = true
    const rows = async <T extends object>(query: SQL, kept?: Kept): Promise<T[]> => {
      const now = (chosen ??= choose())
      const { server, isFresh: isNowFresh } = await now
      isFresh &&= isNowFresh
      try {
        return await server.db.rows<T>(query, kept)
      } catch (error) {
        if (!isOfServer(error)) throw error
        servers.suspect()
        failed.add(server)
        const other = chosen === now ? await servers.choose(failed) : await chosen
        if (!other || failed.has(other.server)) throw error
        chosen = Promise.resolve(other)
        return rows<T>(query, kept)
      }
    }
    return {
      get isFresh() {
        return isFresh
      },
      db: { rows, main: database },
    }
  }
  const sum = (of: (db: Database) => number) => all.reduce((total, { db }) => total + of(db), 0)

  const database: Database = {
    rows: (query, kept) => onMain((db) => db.rows(query, kept)),
    isReplicated: true,
    get writes() {
      return sum(({ writes }) => writes)
    },
    transaction: (work) => onMain((db) => db.transaction(work)),
    reader: (from) =>
      readingFrom(async () =>
        from === 'main' && servers.isMainThere ? { server: servers.main, isFresh: true } : (await servers.choose())!,
      ),
    catchUp: () => servers.catchUp(),
    isMainThere: () => servers.isMainThere,
    connections: () => ({
      open: sum(({ connections }) => connections().open),
      idle: sum(({ connections }) => connections().idle),
      waiting: sum(({ connections }) => connections().waiting),
    }),
    // A main database that is gone would keep the answer waiting.
    ping: async () => void (await database.reader('main').db.rows(sql`select 1`)),
    async close() {
      await servers.close()
      await Promise.all(all.map(({ db }) => db.close()))
    },
  }
  return database
}

/**
 * What a server answers because of what it is, not because of the question: it is gone, it ends, it only reads, it has to
 * replay what the question looks at, or it has no table that is not replicated.
 */
const ofReplicas = new Set(['25006', '40001', '0A000', '55000'])

const isOfServer = (error: unknown) =>
  !isRefusal(error) || ofReplicas.has((error as { code?: string } | null)?.code ?? '')
