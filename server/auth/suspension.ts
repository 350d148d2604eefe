import { createHmac } from 'node:crypto'
import { deriveKey } from './session.ts'

/**
 * A suspended account as it may be remembered after it is gone: a keyed hash of (issuer, subject), good for recognising
 * it and for nothing else (docs/rules.md#account-deletion, docs/safety.md#s64).
 */
export const identityHash = (secret: string, { issuer, subject }: { issuer: string; subject: string }): string =>
  createHmac('sha256', deriveKey(secret, 'suspended identity')).update(`${issuer}\n${subject}`).digest('base64url')
