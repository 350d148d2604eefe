import { menParts, womenParts } from './names.ts'
import { mix, pick } from '../chance.ts'

export type DemoPerson = { name: string; email: string }

const hosts = ['mail.example', 'post.example', 'letter.example', 'inbox.example'] as const

/** The n-th fictional person; every address is different, and ends in .example, which RFC 2606 keeps free. */
export function person(n: number): DemoPerson {
  const parts = mix(n, 1) % 2 === 0 ? womenParts : menParts
  const start = mix(n, 2) % parts.length
  const length = 2 + (mix(n, 3) % 2)
  const chosen = Array.from({ length }, (_, i) => parts[(start + i * (1 + (mix(n, 4) % 5))) % parts.length]!)
  const latin = chosen.map((part) => part[0])
  const name = mix(n, 5) % 3 === 0 ? chosen.map((part) => part[1]).join('') : latin.join(' ')
  return { name, email: `${latin.join('').toLowerCase()}${n}@${pick(hosts, n, 6)}` }
}
