import { jwtVerify, SignJWT } from 'jose'
import { deriveKey } from './session.ts'
import { appealDays } from '#resources/case.ts'

/** What somebody who is kept out appeals with: it names one act, which takes one appeal (docs/rules.md#measures). */

const [algorithm, type, issuer] = ['HS256', 'zay-appeal+jwt', 'urn:zay:appeal']
const key = (secret: string) => deriveKey(secret, 'appeal token')

export const signAppeal = (secret: string, actId: number): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setSubject(String(actId))
    .setExpirationTime(`${appealDays}d`)
    .sign(key(secret))

/** The act that it names; undefined for what is no valid token of ours. */
export async function readAppeal(secret: string, token: string): Promise<number | undefined> {
  try {
    const { payload } = await jwtVerify(token, key(secret), { algorithms: [algorithm], typ: type, issuer })
    return Number(payload.sub)
  } catch {
    return undefined
  }
}
