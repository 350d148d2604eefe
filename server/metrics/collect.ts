import { AggregatorRegistry } from 'prom-client'
import { createServingMetrics } from './serving.ts'
import { createWorkMetrics } from './work.ts'

/** What the process measures that has the jobs. `read` gives the figures of all processes in Prometheus' text format. */
export function collectMetrics({ processes }: { processes: number }) {
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
