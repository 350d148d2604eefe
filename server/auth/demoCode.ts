import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { StartError } from '../errors.ts'
import { openShared } from '../limiter/sharing.ts'
import { readOrCreateSecret } from './secretFile.ts'

/** The result of a try: right, wrong, or refused because there were too many. */
export type Attempt = 'right' | 'wrong' | 'tooMany'

/** The code that a super admin of the demo types, unless demo mode is for everybody (docs/rules.md#demo-mode). */
export interface DemoCode {
  /** As printed at start: two groups of four digits. */
  text: string
  /** White space does not matter; digits may be Burmese. */
  try(given: string): Attempt
  /** Seconds until the next try, after `tooMany`. */
  retryAfterSeconds(): number
}

/** Wrong tries in a window. Of 100 million codes, a day of guessing finds one in 70,000. */
const maxWrongCodes = 10
const windowMs = 10 * 60 * 1000

const length = 8

/** Created once in the data folder, so that it stays the same over restarts. `now` is in milliseconds. */
export async function loadDemoCode({
  dataDir,
  now = Date.now,
}: {
  dataDir: string
  now?: () => number
}): Promise<DemoCode> {
  const path = join(dataDir, 'demo-admin.code')
  const code = await readOrCreateSecret(path, () => String(randomInt(10 ** length)).padStart(length, '0'))
  if (!/^\d{8}$/.test(code)) throw new StartError(`${path} holds no code. Delete it to have a new one made.`)
  const expected = digest(code)
  let wrong = 0
  let windowEnd = 0
  const countWrong = (count: number) => {
    if (now() >= windowEnd) wrong = 0
    if (wrong === 0) windowEnd = now() + windowMs
    wrong += count
  }
  const tell = openShared('wrong demo codes', (_window, _key, count) => countWrong(count))
  return {
    text: `${code.slice(0, 4)} ${code.slice(4)}`,
    try(given) {
      if (now() >= windowEnd) wrong = 0
      if (wrong >= maxWrongCodes) return 'tooMany'
      // Of equal length, and compared in constant time: the time it takes tells nothing about the code.
      if (timingSafeEqual(digest(plainDigits(given)), expected)) return 'right'
      countWrong(1)
      tell(0, '', 1)
      return 'wrong'
    },
    retryAfterSeconds: () => (windowEnd - now()) / 1000,
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const plainDigits = (text: string) =>
  text
    .slice(0, 100)
    .replace(/\s/g, '')
    .replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040))
