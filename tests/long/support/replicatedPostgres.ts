import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { preparePostgres, succeed } from '#tests/api/support/debianPostgres.ts'
import { freePort } from '#tests/processes/freePort.ts'

/** PostgreSQL of Debian's package: one server that takes writes, and others that follow it. */
export interface ReplicatedPostgres {
  /** Of the database `zay`, the one that takes writes first. */
  urls: string[]
  query<Row extends object = Record<string, unknown>>(server: number, statement: string): Promise<Row[]>
  /** As when its machine loses its power. */
  kill(server: number): Promise<void>
  start(server: number): Promise<void>
  promote(server: number): Promise<void>
  /** From now on it follows this one. */
  follow(server: number, leader: number): Promise<void>
}

/**
 * @param synchronous whether a commit waits until one replica has it on its disk
 */
export async function startReplicatedPostgres({
  replicas,
  synchronous,
}: {
  replicas: number
  synchronous: boolean
}): Promise<ReplicatedPostgres> {
  const { program, account, folder } = await preparePostgres()
  const ports = await Promise.all(Array.from({ length: replicas + 1 }, freePort))
  const cluster = (server: number) => join(folder, `db${server}`)
  const running = new Set<number>()
  const pgCtl = (server: number, ...args: string[]) =>
    succeed(program('pg_ctl'), ['-D', cluster(server), '-w', '-l', join(folder, `log${server}`), ...args], account)
  const configure = (server: number, lines: string) => appendFile(join(cluster(server), 'postgresql.conf'), lines)
  const urlOf = (server: number, database = 'zay') => `postgres://postgres@127.0.0.1:${ports[server]}/${database}`
  const following = (server: number, leader: number) =>
    configure(
      server,
      `port = ${ports[server]}\nprimary_conninfo = 'host=127.0.0.1 port=${ports[leader]} user=postgres application_name=r${server}'\n`,
    )
  const start = async (server: number) => {
    await pgCtl(server, 'start')
    running.add(server)
  }
  const stop = async (server: number) => {
    if (running.delete(server)) await pgCtl(server, '-m', 'immediate', 'stop')
  }
  onTestFinished(async () => {
    for (const server of ports.keys()) await stop(server)
    await rm(folder, { recursive: true, force: true })
  })

  await succeed(program('initdb'), ['-D', cluster(0), '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'], account)
  // Without fsync a kill of the process loses nothing, and the disk is not measured.
  await configure(
    0,
    `listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\nport = ${ports[0]}\nwal_keep_size = '256MB'\nmax_connections = 150\n`,
  )
  await start(0)
  const query = async <Row extends object>(server: number, statement: string, database?: string): Promise<Row[]> => {
    const client = new Client({ connectionString: urlOf(server, database) })
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows
    } catch (error) {
      // A replica cancels what stands in the way of its replay.
      if ((error as { code?: string }).code !== '40001') throw error
      return await query<Row>(server, statement, database)
    } finally {
      await client.end()
    }
  }
  await query(0, 'create database "zay"', 'postgres')
  for (let server = 1; server <= replicas; server++) {
    await succeed(
      program('pg_basebackup'),
      ['-h', '127.0.0.1', '-p', String(ports[0]), '-U', 'postgres', '-D', cluster(server), '-c', 'fast'],
      account,
    )
    await following(server, 0)
    await writeFile(join(cluster(server), 'standby.signal'), '')
    await start(server)
  }
  if (synchronous) {
    for (let server = 0; server <= replicas; server++) {
      await configure(server, `synchronous_standby_names = 'ANY 1 (*)'\n`)
      await query(server, 'select pg_reload_conf()', 'postgres')
    }
  }
  return {
    urls: ports.map((_port, server) => urlOf(server)),
    query: (server, statement) => query(server, statement),
    kill: stop,
    start,
    promote: (server) => pgCtl(server, 'promote'),
    async follow(server, leader) {
      await following(server, leader)
      await query(server, 'select pg_reload_conf()', 'postgres')
    },
  }
}
