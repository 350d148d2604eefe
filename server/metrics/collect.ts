import { AggregatorRegistry } from 'prom-client'
import { createServingMetrics, type ServingMetrics } from './serving.ts'
import { createWorkMetrics, type WorkMetrics } from './work.ts'

export interface Measured {
  serving: ServingMetrics | null
  work: WorkMetrics
  /** The figures of all processes of this server, in Prometheus' text format. */
  read(): Promise<string>
}

/** What the process measures that has the jobs: everything, or beside it what those that answer requests have measured. */
export function collectMetrics({ processes }: { processes: number }): Measured {
  if (processes === 1) {
    const serving = createServingMetrics()
    const work = createWorkMetrics(serving.registry)
    return { serving, work, read: () => serving.registry.metrics() }
  }
  const work = createWorkMetrics()
  const others = new AggregatorRegistry()
  // One that hangs must not keep the figures of the database and the jobs.
  const read = async () =>
    `${(await others.clusterMetrics().catch(() => '')).trimEnd()}\n\n${await work.registry.metrics()}`
  return { serving: null, work, read }
}
