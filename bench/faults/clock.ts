import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/errors.ts'
import { installPackage } from '#tests/api/support/debianPostgres.ts'
import type { Place } from './place.ts'
import type { Fault } from './strike.ts'

/** The app's clock jumps, while those of the database and of the disk do not. Linux, with Debian's package libfaketime. */

const library = 'libfaketimeMT.so.1'
const hours = [25, -25, 0, 1, -1, 24 * 7, -24 * 7, 24 * 20, 2, 0]

async function findLibrary(): Promise<string | undefined> {
  for (const folder of await readdir('/usr/lib')) {
    const path = join('/usr/lib', folder, 'faketime')
    if ((await readdir(path).catch((): string[] => [])).includes(library)) return join(path, library)
  }
  return undefined
}

const fileOf = ({ dataDir }: Place) => join(dataDir, 'clock')

export const clock: Fault = {
  name: 'clock',
  title: "App's clock jumps by up to 20 days, both ways",
  times: 20,
  async prepare(place) {
    if (!(await findLibrary())) await installPackage('libfaketime')
    const path = await findLibrary()
    if (path === undefined)
      throw new StartError('Please install the package libfaketime, or run this as root on Debian.')
    await writeFile(fileOf(place), '+0')
    return {
      LD_PRELOAD: path,
      FAKETIME_TIMESTAMP_FILE: fileOf(place),
      FAKETIME_NO_CACHE: '1',
      // As when a real clock is set: what counts seconds goes on.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    }
  },
  async strike(place, round) {
    await writeFile(fileOf(place), `${hours[round % hours.length]! >= 0 ? '+' : ''}${hours[round % hours.length]}h`)
    // Work that is due now is begun within five seconds.
    await wait(6000)
  },
}
