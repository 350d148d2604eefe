import { Gauge, Registry } from 'prom-client'
import type { Executor } from '../db/connection/database.ts'
import { dueJobs } from '../db/jobs/jobs.ts'
import { figuresOf } from './figures.ts'

export type WorkMetrics = ReturnType<typeof createWorkMetrics>

/** What is done once, however many processes answer: background jobs and backups (docs/operations.md#metrics). */
export function createWorkMetrics(registry = new Registry()) {
  const { counter, measure } = figuresOf(registry)
  const jobs = counter('zay_jobs_total', 'Portions of background jobs', 'kind', 'outcome')
  const backups = counter('zay_backups_total', 'Regular backups since the start', 'outcome')
  const lastBackup = new Gauge({
    name: 'zay_last_backup_timestamp_seconds',
    help: 'When this server made its last regular backup; 0: not since its start',
    registers: [registry],
  })
  // There from the start, so that the first one counts as a rise.
  for (const outcome of ['made', 'failed']) backups.inc({ outcome }, 0)
  return {
    registry,
    countJob: (kind: string, outcome: 'done' | 'failed') => jobs.inc({ kind, outcome }),
    countBackup(outcome: 'made' | 'failed') {
      backups.inc({ outcome })
      if (outcome === 'made') lastBackup.setToCurrentTime()
    },
    watchJobs(db: Executor) {
      const ofJobs = (name: string, help: string, valueOf: (due: Awaited<ReturnType<typeof dueJobs>>) => number) =>
        measure(name, help, async (gauge) => {
          // Without the database this is not known, and the rest is wanted all the more.
          const due = await dueJobs(db).catch(() => null)
          if (due) gauge.set(valueOf(due))
          else gauge.remove()
        })
      ofJobs('zay_jobs_due', 'Background jobs whose time has come', ({ count }) => count)
      ofJobs('zay_jobs_oldest_due_seconds', 'For how long the oldest of them has waited', (due) => due.oldestSeconds)
    },
  }
}
