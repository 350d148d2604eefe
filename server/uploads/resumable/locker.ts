import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { keepResumable, lockResumable, unlockResumable } from '../../db/jobs/resumableUpload.ts'
import type { Executor } from '../../db/connection/database.ts'
import { unavailable } from '../../errors.ts'

const tryMs = 200
/** A line that broke unnoticed is given up within seconds once its successor asks. */
const maxWaitMs = 20_000
const keepMs = 1000

/**
 * One request at a time writes an upload, of all processes and machines: a successor asks for it, and who holds it lets go
 * (docs/decisions/resumable-uploads.md#one-writer). The rows of the database say who.
 */
export const createLocker = (db: Executor) => ({
  newLock(id: string) {
    const own = randomUUID()
    let timer: NodeJS.Timeout | undefined
    return {
      async lock(signal: AbortSignal, release: () => Promise<void> | void): Promise<void> {
        const until = performance.now() + maxWaitMs
        while (!(await lockResumable(db, id, own))) {
          if (signal.aborted || performance.now() > until) throw unavailable()
          await wait(tryMs)
        }
        let isAsked = false
        timer = setInterval(() => {
          void keepResumable(db, id, own).then(
            (state) => {
              if (state === 'kept' || isAsked) return
              isAsked = true
              void release()
            },
            // Without the database for longer than the lease, another may take it.
            () => undefined,
          )
        }, keepMs)
      },
      async unlock(): Promise<void> {
        clearInterval(timer)
        await unlockResumable(db, id, own).catch(() => undefined)
      },
    }
  },
})
