import { menParts, womenParts } from './names.ts'
import { mix, pick } from './pick.ts'

export type SeedPerson = { name: string; email: string }

/** Who signs in during a demonstration (docs/rules.md#demo-mode); the addresses end in .example, which RFC 2606 keeps free. */
export const owner: SeedPerson = { name: 'Daw Khin Thida', email: 'owner@demo.example' }
export const secondOwner: SeedPerson = { name: 'Ko Zaw Lin', email: 'second@demo.example' }
export const superAdmin: SeedPerson = { name: 'Zay Admin', email: 'admin@demo.example' }

const hosts = ['mail.example', 'post.example', 'letter.example', 'inbox.example'] as const

/** The n-th fictional account, n from 0. 0 is the demo owner, 1 the second one; every address is different. */
export function people(n: number): SeedPerson {
  if (n === 0) return owner
  if (n === 1) return secondOwner
  const parts = mix(n, 1) % 2 === 0 ? womenParts : menParts
  const start = mix(n, 2) % parts.length
  const length = 2 + (mix(n, 3) % 2)
  const chosen = Array.from({ length }, (_, i) => parts[(start + i * (1 + (mix(n, 4) % 5))) % parts.length]!)
  const latin = chosen.map((part) => part[0])
  const name = mix(n, 5) % 3 === 0 ? chosen.map((part) => part[1]).join('') : latin.join(' ')
  return { name, email: `${latin.join('').toLowerCase()}${n}@${pick(hosts, n, 6)}` }
}
