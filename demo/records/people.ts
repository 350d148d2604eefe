import { person } from '../people/person.ts'
import { pictureOf } from '../pictureNames.ts'
import type { Batch, WorldStart } from './batch.ts'
import { daysBefore } from '../chance.ts'

/** How many accounts besides those of the demo provider's chooser. */
const strangers = 60

/** The profiles: the first three are the owner, the second owner and the super admin. Their ids in that order. */
export function peopleBatch({ now, accounts, firstIds }: WorldStart): { batch: Batch; ids: number[] } {
  const first = firstIds.profile
  // Numbered from 2: the first two numbers were the owners'.
  const all = [...accounts, ...Array.from({ length: strangers }, (_, n) => person(n + 2))]
  const rows = all.map(({ name, email }, n) => ({
    Id: first + n,
    CreatedAt: daysBefore(now, 790 - n, n),
    Name: name,
    Email: email,
    Thumbnail: pictureOf.portrait(n),
  }))
  return { batch: { table: 'profile', rows }, ids: rows.map(({ Id }) => Id) }
}
