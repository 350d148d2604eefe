import { readFile } from 'node:fs/promises'
import { StartError } from '#server/errors.ts'
import { run, type Account } from './run.ts'

/**
 * PostgreSQL refuses to run as root: then the server runs under the account that owns the cluster, else under `nobody`, else under any other
 * in /etc/passwd, since `initdb` needs one with a name. Undefined: the app's own account.
 */
export async function findServerAccount(clusterOwner: Account | undefined): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  if (clusterOwner && clusterOwner.uid !== 0) return clusterOwner
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'))
    .filter((parts) => parts.length > 3 && !parts[0]?.startsWith('#') && Number(parts[2]) !== 0)
  const chosen = accounts.find(([name]) => name === 'nobody') ?? accounts.at(-1)
  if (!chosen) {
    throw new StartError(
      'PostgreSQL does not run as root and this machine has no other account: start Zay as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  return { uid: Number(chosen[2]), gid: Number(chosen[3]) }
}

/**
 * Whether the server's account can enter and write a folder. This is tried rather than computed, because closed parent
 * folders, access lists and read-only mounts all matter.
 */
export async function canUse(folder: string, account: Account | undefined): Promise<boolean> {
  if (process.platform === 'win32') return true
  const tried = await run('/bin/sh', ['-c', 'cd "$1" && test -r . && test -w .', 'sh', folder], account)
  return tried.ok
}
