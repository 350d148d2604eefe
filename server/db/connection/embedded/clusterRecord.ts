import { appendFile, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * `db.path` in DATA_DIR names a cluster outside DATA_DIR; a second line, `made`, follows once that cluster is complete.
 * So no interruption loses a cluster, and a missing one is not mistaken for one that was never created.
 */
export const recordFile = (dataDir: string) => join(dataDir, 'db.path')

export async function readRecord(dataDir: string) {
  const text = await readFile(recordFile(dataDir), 'utf8').catch(() => '')
  const [cluster, state] = text.split('\n')
  return cluster ? { cluster, isMade: state === 'made' } : undefined
}

/** Records a folder for a new cluster: the first of `cluster`, `cluster-2`, … that does not exist yet. */
export async function recordNew(dataDir: string, cluster: string): Promise<string> {
  let free = cluster
  for (let n = 2; await stat(free).catch(() => undefined); n++) free = `${cluster}-${n}`
  await writeFile(recordFile(dataDir), `${free}\n`)
  return free
}

/** Records that the cluster is complete. */
export async function confirmRecord(dataDir: string): Promise<void> {
  const record = await readRecord(dataDir)
  if (record && !record.isMade) await appendFile(recordFile(dataDir), 'made\n')
}
