/** Why a database cannot be used, and what an operator does about it; null for anything else. Never contains the URL, which has a password. */
export function databaseProblem(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, syscall } = at as NodeJS.ErrnoException
    if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || (code === 'ENOENT' && syscall === 'connect')) {
      return `No database answers at DATABASE_URL (${code}). Please start it, or leave DATABASE_URL out to use the one that comes with Zay.`
    }
    const known = problems.get(code ?? '')
    if (known) return known
  }
  return null
}

const refusedPassword = 'The database refuses the user or password in DATABASE_URL. Please check them.'
const problems: ReadonlyMap<string, string> = new Map([
  ['28P01', refusedPassword],
  ['28000', refusedPassword],
  [
    '25006',
    'The database at DATABASE_URL is a replica, and none of DATABASE_REPLICA_URLS takes writes. Please promote one.',
  ],
  ['3D000', 'The database named in DATABASE_URL does not exist. Please create it first.'],
  ['42501', 'The user in DATABASE_URL may not create tables. Please make it the owner of the database.'],
])
