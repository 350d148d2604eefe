import { createHash, randomBytes } from 'node:crypto'

/**
 * What the demo provider writes into `iss` and `aud`. Fixed, since accounts are anchored on (issuer, subject), and no
 * address, so that no configured issuer can ever be the same one.
 */
export const demoIssuer = 'urn:zay:demo'
export const demoAudience = 'urn:zay:demo:app'

export const demoSuperAdminEmail = 'admin@demo.example'

export interface DemoAccount {
  role: 'owner' | 'secondOwner' | 'superAdmin' | 'newPerson'
  name: string
  email: string
}

const standing: DemoAccount[] = [
  { role: 'owner', name: 'Daw Khin Khin', email: 'owner@demo.example' },
  { role: 'secondOwner', name: 'U Aung Myint', email: 'owner2@demo.example' },
  { role: 'superAdmin', name: 'Ma Thiri', email: demoSuperAdminEmail },
]

/** The chooser's list (docs/rules.md#demo-mode); the new person has another address every time. */
export function demoAccounts(): DemoAccount[] {
  const fresh = randomBytes(4).toString('hex')
  return [...standing, { role: 'newPerson', name: 'Ko Zaw Zaw', email: `new-${fresh}@demo.example` }]
}

/** The subject of an address at the demo provider: the same address is the same person every time. */
export const demoSubject = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32)
