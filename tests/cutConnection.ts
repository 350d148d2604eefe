import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'

/** Stands between the server and its database, to cut the connection at a COMMIT, or to be silent. */
export interface CutConnection {
  /** The database's address through this one. */
  url: string
  /** Cuts at the next COMMIT: before the database hears of it, or before its answer gets back. */
  cutNext(when: 'beforeCommit' | 'afterCommit'): void
  /** From now on nothing gets through, as if the database were paused. */
  pause(): void
  /** Messages of the server that wait since then. */
  held(): number
  resume(): void
  stop(): Promise<void>
}

/** The simple query as the driver sends it. */
const commitMessage = Buffer.from('commit\0')

export async function openCutConnection(databaseUrl: string): Promise<CutConnection> {
  const { host, port } = new Client({ connectionString: databaseUrl })
  const openDatabase = () =>
    host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect({ host, port, noDelay: true })
  let held: (() => void)[] | null = null
  const open = new Set<Socket>()
  const pass = (message: () => void) => (held ? void held.push(message) : message())
  let armed: 'beforeCommit' | 'afterCommit' | null = null
  const server = createServer({ noDelay: true }, (client) => {
    const database = openDatabase()
    let isCommitted = false
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        open.delete(socket)
        end()
      })
    }
    client.on('data', (sent) => {
      if (armed && sent.includes(commitMessage)) {
        const when = armed
        armed = null
        if (when === 'beforeCommit') return end()
        isCommitted = true
      }
      pass(() => database.write(sent))
    })
    database.on('data', (answer) => (isCommitted ? end() : client.write(answer)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    cutNext: (when) => {
      armed = when
    },
    pause: () => {
      held = []
    },
    held: () => held?.length ?? 0,
    resume: () => {
      const messages = held ?? []
      held = null
      for (const send of messages) send()
    },
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
