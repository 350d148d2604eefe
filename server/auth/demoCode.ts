import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { toAsciiDigits } from '#resources/text/digits.ts'
import { StartError } from '../errors.ts'
import { readOrCreateSecret } from './secretFile.ts'

/** Digits. With ten wrong tries in ten minutes, a day of guessing has a chance of 1 in 70,000. */
const length = 8

/** The code that a super admin of the demo types (docs/rules.md#demo-mode), made once, so that it stays the same over restarts. */
export async function loadDemoCode({ dataDir }: { dataDir: string }) {
  const path = join(dataDir, 'demo-admin.code')
  const code = await readOrCreateSecret(path, () => String(randomInt(10 ** length)).padStart(length, '0'))
  if (!/^\d{8}$/.test(code)) throw new StartError(`${path} holds no code. Delete it to have a new one made.`)
  const expected = digest(code)
  return {
    /** As printed at start: two groups of four digits. */
    text: `${code.slice(0, 4)} ${code.slice(4)}`,
    /** White space does not matter; digits may be Burmese. Compared in a time that tells nothing about the code. */
    isRight: (given: string) => timingSafeEqual(digest(plainDigits(given)), expected),
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const plainDigits = (text: string) => toAsciiDigits(text.slice(0, 100).replace(/\s/g, ''))
