import { appendFile, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * `db.path` in DATA_DIR: the folder of a cluster that lies elsewhere, and below it `made` once that is complete. In this
 * order, so that whatever is cut short, no cluster is lost sight of and none that vanished is taken for one not made yet.
 */
export interface ClusterRecord {
  cluster: string
  isMade: boolean
}

export const recordFile = (dataDir: string) => join(dataDir, 'db.path')

export async function readRecord(dataDir: string): Promise<ClusterRecord | undefined> {
  const text = await readFile(recordFile(dataDir), 'utf8').catch(() => '')
  const [cluster, state] = text.split('\n')
  return cluster ? { cluster, isMade: state === 'made' } : undefined
}

/** Records a place for a new cluster: the first of `cluster`, `cluster-2`, … that no other data folder has taken. */
export async function recordNew(dataDir: string, cluster: string): Promise<string> {
  let free = cluster
  for (let n = 2; await stat(free).catch(() => undefined); n++) free = `${cluster}-${n}`
  await writeFile(recordFile(dataDir), `${free}\n`)
  return free
}

/** Notes that the recorded cluster is complete. */
export async function confirmRecord(dataDir: string): Promise<void> {
  const record = await readRecord(dataDir)
  if (record && !record.isMade) await appendFile(recordFile(dataDir), 'made\n')
}
