import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fill, mountSmallDisk } from '#tests/long/support/smallDisk.ts'
import type { Place } from './place.ts'
import type { Fault } from './strike.ts'
import type { Writers } from './writers.ts'

/** Disks without room (docs/safety.md#s35). Linux, as root, where mounting is allowed. */

const MB = 1024 * 1024
const mostWaitMs = 30_000

/** Takes a disk's last bytes until so many writes were refused. */
async function fillUntilRefused(folder: string, leftBytes: number, writers: Writers): Promise<void> {
  const enough = writers.refused() + 5
  const free = await fill(folder, leftBytes)
  try {
    for (const until = performance.now() + mostWaitMs; writers.refused() < enough; await wait(20))
      if (performance.now() > until) throw new Error('A full disk refused nothing')
  } finally {
    await free()
  }
}

async function mount({ atEnd }: Place, path: string, megabytes: number): Promise<NodeJS.ProcessEnv> {
  atEnd(await mountSmallDisk(path, megabytes))
  await chmod(path, 0o755)
  return { DISK_RESERVE_MB: '0' }
}

export const full: readonly Fault[] = [
  {
    name: 'uploads-full',
    title: 'Disk of the uploads full',
    times: 20,
    prepare: (place) => mount(place, join(place.dataDir, 'uploads'), 300),
    strike: ({ dataDir }, _round, writers) => fillUntilRefused(join(dataDir, 'uploads'), 0, writers),
  },
  {
    name: 'disk-full',
    title: 'Disk of database and uploads full',
    times: 20,
    prepare: (place) => mount(place, place.dataDir, 900),
    strike: ({ dataDir }, _round, writers) => fillUntilRefused(dataDir, 0.1 * MB, writers),
  },
]
