import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { StartError } from '../errors.ts'
import { readOrCreateSecret } from './secretFile.ts'

/** The code that a super admin of the demo types, unless demo mode is for everybody (docs/rules.md#demo-mode). */
export interface DemoCode {
  /** As printed at start: two groups of four digits. */
  text: string
  /** White space does not matter; digits may be Burmese. */
  isRight(given: string): boolean
}

/** Digits. With ten wrong tries in ten minutes, a day of guessing has a chance of 1 in 70,000. */
const length = 8

/** Created once in the data folder, so that it stays the same over restarts. */
export async function loadDemoCode({ dataDir }: { dataDir: string }): Promise<DemoCode> {
  const path = join(dataDir, 'demo-admin.code')
  const code = await readOrCreateSecret(path, () => String(randomInt(10 ** length)).padStart(length, '0'))
  if (!/^\d{8}$/.test(code)) throw new StartError(`${path} holds no code. Delete it to have a new one made.`)
  const expected = digest(code)
  return {
    text: `${code.slice(0, 4)} ${code.slice(4)}`,
    // Of equal length, and compared in constant time: the time it takes tells nothing about the code.
    isRight: (given) => timingSafeEqual(digest(plainDigits(given)), expected),
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const plainDigits = (text: string) =>
  text
    .slice(0, 100)
    .replace(/\s/g, '')
    .replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040))
