import pg from 'pg'

/** What a server of the database says about itself. */
export interface Standing {
  /** It follows another one and takes no writes. */
  isReplica: boolean
  /** Up to where it has written or replayed the log of changes (WAL), in bytes. */
  position: number
  /** Counts promotions: of two servers that take writes the one with the higher timeline counts. Of a replica 0. */
  timeline: number
}

const question = `select pg_is_in_recovery() as "isReplica",
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0')::float8 as "position",
  case when pg_is_in_recovery() then 0
    else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer end as "timeline"`

export type Watch = ReturnType<typeof openWatch>

const patienceMs = 1000

/** A connection of its own for this question, so that no load delays the answer. */
export function openWatch(url: string) {
  let client: pg.Client | undefined

  function connect(): pg.Client {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    opened.on('error', () => drop(opened))
    opened.connect().catch(() => drop(opened))
    return opened
  }

  function drop(one: pg.Client) {
    if (client === one) client = undefined
    void one.end().catch(() => undefined)
  }

  return {
    /** @throws Error when there is no answer within a second */
    async ask(): Promise<Standing> {
      const used = (client ??= connect())
      try {
        const { rows } = await used.query<Standing>(question)
        return rows[0]!
      } catch (error) {
        drop(used)
        throw error
      }
    },
    async close(): Promise<void> {
      await client?.end().catch(() => undefined)
    },
  }
}

/** The address of the server that takes writes, of those that answer; the first where none does. */
export async function findMain(urls: readonly string[]): Promise<string> {
  const first = urls[0]!
  if (urls.length === 1) return first
  const standings = await Promise.all(
    urls.map(async (url) => {
      const watch = openWatch(url)
      const standing = await watch.ask().catch(() => null)
      await watch.close()
      return { url, timeline: standing && !standing.isReplica ? standing.timeline : -1 }
    }),
  )
  const best = standings.reduce((one, other) => (other.timeline > one.timeline ? other : one))
  return best.timeline < 0 ? first : best.url
}
