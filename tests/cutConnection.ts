import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'

/** A connection is cut at a COMMIT: before the database hears of it, or before its answer gets back. */
export type Cut = 'beforeCommit' | 'afterCommit'

/** Stands between the server and its database, to cut a connection, or to be silent. */
export interface CutConnection {
  /** The database's address through this one. */
  url: string
  /** Cuts at the next one. */
  cutNext(when: Cut): void
  /** Whether that is still to come. */
  isToCut(): boolean
  /** From now on nothing gets through, as if the database were paused. */
  pause(): void
  /** Messages of the server that wait since then. */
  held(): number
  resume(): void
  /** From now on answers wait until the database ends a connection, and arrive with its last word in one piece. */
  gather(): void
  /** Answers that wait for it. */
  gathered(): number
  stop(): Promise<void>
}

export async function openCutConnection(databaseUrl: string): Promise<CutConnection> {
  const { host, port } = new Client({ connectionString: databaseUrl })
  const openDatabase = () =>
    host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect({ host, port, noDelay: true })
  let held: (() => void)[] | null = null
  const open = new Set<Socket>()
  const pass = (message: () => void) => (held ? void held.push(message) : message())
  let gathering: Map<Socket, Buffer[]> | null = null
  let next: Cut | null = null
  /** Connections that will be cut with the next answer. */
  const awaiting = new Set<Socket>()
  const server = createServer({ noDelay: true }, (client) => {
    const database = openDatabase()
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        open.delete(socket)
        awaiting.delete(client)
        if (!client.writableEnded) end()
      })
    }
    client.on('data', (sent) => {
      if (next && sent.includes('commit\0')) {
        const when = next
        next = null
        if (when === 'beforeCommit') return end()
        awaiting.add(client)
      }
      pass(() => database.write(sent))
    })
    database.on('data', (answer) => {
      if (awaiting.has(client)) end()
      else if (gathering) gathering.set(client, [...(gathering.get(client) ?? []), answer])
      else client.write(answer)
    })
    database.on('end', () => {
      client.end(Buffer.concat(gathering?.get(client) ?? []))
      gathering = null
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    cutNext: (when) => {
      next = when
    },
    isToCut: () => next !== null || awaiting.size > 0,
    pause: () => {
      held = []
    },
    held: () => held?.length ?? 0,
    resume: () => {
      const messages = held ?? []
      held = null
      for (const send of messages) send()
    },
    gather: () => {
      gathering = new Map()
    },
    gathered: () => [...(gathering?.values() ?? [])].flat().length,
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
