import { declarations } from '#resources'
import { demoAccounts, demoIssuer, demoSubject } from '../auth/demoAccounts.ts'
import { advanceIdSequence, insertRecords, insertRows, nextId } from '../db/records/bulk.ts'
import type { Executor } from '../db/connection/database.ts'
import { people } from './content/index.ts'
import type { Pool } from './pictures/index.ts'
import { daysBefore } from './rows.ts'

/** How many accounts besides those of the demo provider's chooser. */
const strangers = 60

/**
 * The accounts of the seed, with the identities the demo provider signs them in by. The first three are the owner, the
 * second owner and the super admin. Returns their ids in that order.
 */
export async function fillPeople(db: Executor, pool: Pool, now: Date): Promise<number[]> {
  const standing = demoAccounts().filter(({ role }) => role !== 'newPerson')
  const all = [...standing, ...Array.from({ length: strangers }, (_, n) => people(n + 2))]
  const first = await nextId(db, 'profile')
  await insertRecords(
    db,
    declarations.profile,
    all.map(({ name, email }, n) => ({
      Id: first + n,
      CreatedAt: daysBefore(now, 790 - n, n),
      Name: name,
      Email: email,
      Thumbnail: pool.portrait(n),
    })),
  )
  await advanceIdSequence(db, 'profile')
  await insertRows(
    db,
    'identity',
    all.map(({ email }, n) => ({
      Issuer: demoIssuer,
      Subject: demoSubject(email),
      ProfileId: first + n,
      CreatedAt: now,
    })),
  )
  return all.map((_, n) => first + n)
}
