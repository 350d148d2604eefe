import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionTo, urlOf } from '#server/db/connection/embedded/connection.ts'

/** The address of the embedded database in this data folder, for a client beside the server. */
export async function findSocketAddress(dataDir: string): Promise<string> {
  const lines = (await readFile(join(dataDir, 'db', 'postmaster.pid'), 'utf8')).split('\n')
  const [port = '', host = ''] = [lines[3], lines[4]]
  return urlOf(connectionTo(host, Number(port), undefined))
}
