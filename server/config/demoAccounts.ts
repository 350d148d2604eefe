import { lowerCaseAddress } from '#resources/emailAddress.ts'
import { createHash, randomBytes } from 'node:crypto'

/** The demo provider's `iss` and `aud`. They never change, since accounts are identified by them, and are no URLs. */
export const demoIssuer = 'urn:zay:demo'
export const demoAudience = 'urn:zay:demo:app'

export const demoSuperAdminEmail = 'admin@demo.example'

export interface DemoAccount {
  role: 'owner' | 'secondOwner' | 'superAdmin' | 'newPerson'
  name: string
  email: string
}

const fixedAccounts: DemoAccount[] = [
  { role: 'owner', name: 'Daw Khin Khin', email: 'owner@demo.example' },
  { role: 'secondOwner', name: 'U Aung Myint', email: 'owner2@demo.example' },
  { role: 'superAdmin', name: 'Ma Thiri', email: demoSuperAdminEmail },
]

/** The accounts to choose from (docs/rules.md#demo-mode). The new person's e-mail address is different each time. */
export function demoAccounts(): DemoAccount[] {
  const fresh = randomBytes(4).toString('hex')
  return [...fixedAccounts, { role: 'newPerson', name: 'Ko Zaw Zaw', email: `new-${fresh}@demo.example` }]
}

/** The subject of an e-mail address: the same address is always the same person. */
export const demoSubject = (email: string) =>
  createHash('sha256').update(lowerCaseAddress(email.trim())).digest('hex').slice(0, 32)
