import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'

/** Stands between the server and its database, to cut the connection at a COMMIT. */
export interface CutConnection {
  /** The database's address through this one. */
  url: string
  /** Cuts at the next COMMIT: before the database hears of it, or before its answer gets back. */
  cutNext(when: 'beforeCommit' | 'afterCommit'): void
  stop(): Promise<void>
}

/** The simple query as the driver sends it. */
const commitMessage = Buffer.from('commit\0')

export async function openCutConnection(databaseUrl: string): Promise<CutConnection> {
  const { host, port } = new Client({ connectionString: databaseUrl })
  const openDatabase = () =>
    host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect({ host, port, noDelay: true })
  let armed: 'beforeCommit' | 'afterCommit' | null = null
  const open = new Set<Socket>()
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
      database.write(sent)
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
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
