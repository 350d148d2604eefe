import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deriveKey } from '../auth/session.ts'
import type { Config } from '../config/config.ts'

/**
 * By which the server's secret is recognised, and not found out. A backup never holds the secret itself
 * (docs/decisions/backup.md#secrets). Null where none has been made yet.
 */
export async function secretPrintOf({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string | null> {
  const secret = sessionSecret ?? (await readFile(join(dataDir, 'session.secret'), 'utf8').catch(() => ''))
  return secret === '' ? null : Buffer.from(deriveKey(secret.trim(), 'print in a backup')).toString('hex')
}
