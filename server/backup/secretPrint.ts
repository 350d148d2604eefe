import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deriveKey } from '../auth/session.ts'
import type { Config } from '../config/config.ts'

/** By which the secret is recognised and not found out; null where there is none yet (docs/decisions/backup.md#secrets). */
export async function secretPrintOf({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string | null> {
  const secret = sessionSecret ?? (await readFile(join(dataDir, 'session.secret'), 'utf8').catch(() => ''))
  return secret === '' ? null : Buffer.from(deriveKey(secret.trim(), 'print in a backup')).toString('hex')
}
