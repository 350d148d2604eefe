import { Counter, Gauge, Registry } from 'prom-client'
import type { Executor } from '../db/connection/database.ts'
import { dueJobs } from '../db/jobs/jobs.ts'

/** What is done once, however many processes answer: background jobs and backups (docs/operations.md#metrics). */
export interface WorkMetrics {
  registry: Registry
  countJob(kind: string, outcome: 'done' | 'failed'): void
  countBackup(outcome: 'made' | 'failed'): void
  watchJobs(db: Executor): void
}

export function createWorkMetrics(registry = new Registry()): WorkMetrics {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const jobs = counter('zay_jobs_total', 'Portions of background jobs', 'kind', 'outcome')
  const backups = counter('zay_backups_total', 'Regular backups since the start', 'outcome')
  const lastBackup = new Gauge({
    name: 'zay_last_backup_timestamp_seconds',
    help: 'When this server made its last regular backup; 0: not since its start',
    registers,
  })
  // There from the start, so that the first one counts as a rise.
  for (const outcome of ['made', 'failed']) backups.inc({ outcome }, 0)
  return {
    registry,
    countJob: (kind, outcome) => jobs.inc({ kind, outcome }),
    countBackup(outcome) {
      backups.inc({ outcome })
      if (outcome === 'made') lastBackup.setToCurrentTime()
    },
    watchJobs(db) {
      const measure = (name: string, help: string, valueOf: (due: Awaited<ReturnType<typeof dueJobs>>) => number) =>
        void new Gauge({
          name,
          help,
          registers,
          async collect() {
            // Without the database this is not known, and the rest is wanted all the more.
            const due = await dueJobs(db).catch(() => null)
            if (due) this.set(valueOf(due))
            else this.remove()
          },
        })
      measure('zay_jobs_due', 'Background jobs whose time has come', ({ count }) => count)
      measure('zay_jobs_oldest_due_seconds', 'For how long the oldest of them has waited', (due) => due.oldestSeconds)
    },
  }
}
