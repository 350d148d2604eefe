import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { KeptAnswers } from '../answers/keptAnswers.ts'
import { release } from '../config/environment.ts'
import type { Database } from '../db/connection/database.ts'
import { memorySizes } from '../memories.ts'
import type { AnsweredRequest } from '../http/requestLog.ts'
import { uploadKinds, type Upload } from '../uploads/upload.ts'
import { figuresOf } from './figures.ts'

export type ServingMetrics = ReturnType<typeof createServingMetrics>

/** What a process that answers requests measures (docs/operations.md#metrics). */
export function createServingMetrics() {
  const registry = new Registry()
  const { counter, timer, measure } = figuresOf(registry)
  collectDefaultMetrics({ register: registry })
  const requests = timer(
    'zay_http_request_duration_seconds',
    'Time to the end of an answer, by the pattern of its route or screen',
    'method',
    'route',
    'status',
  )
  const databaseSeconds = counter(
    'zay_database_seconds_total',
    'Time of statements, with the wait for a connection, by the route that needed them',
    'route',
  )
  const storeRequests = timer(
    'zay_object_store_request_duration_seconds',
    'Time until the object store answered',
    'outcome',
  )
  const running = { name: 'zay_release', help: 'This release', labelNames: ['version'], registers: [registry] }
  new Gauge({ ...running, aggregator: 'max' }).set({ version: release }, 1)
  measure(
    'zay_memory_entries',
    'What is kept from one request to the next, by its name in the source',
    (gauge) => {
      for (const [memory, entries] of memorySizes()) gauge.set({ memory }, entries)
    },
    'memory',
  )
  const uploads = counter('zay_uploads_total', 'Stored pictures and files', 'kind')
  const uploadBytes = counter('zay_upload_bytes_total', 'Bytes of them as they arrived', 'kind')
  // There from the start, so that the first one counts as a rise.
  for (const outcome of ['done', 'failed']) storeRequests.zero({ outcome })
  for (const kind of uploadKinds) for (const counter of [uploads, uploadBytes]) counter.inc({ kind }, 0)
  return {
    registry,
    countAnswer({ method, route, status, milliseconds }: AnsweredRequest) {
      requests.observe({ method, route, status }, milliseconds / 1000)
    },
    countStatement: (route: string, milliseconds: number) => databaseSeconds.inc({ route }, milliseconds / 1000),
    countStoreRequest: (outcome: 'done' | 'failed', milliseconds: number) =>
      storeRequests.observe({ outcome }, milliseconds / 1000),
    watchDatabase: (db: Pick<Database, 'connections'>) =>
      measure(
        'zay_database_connections',
        'Connections to the database, and what waits for one',
        (gauge) => {
          for (const [state, count] of Object.entries(db.connections())) gauge.set({ state }, count)
        },
        'state',
      ),
    watchKept(kept: Pick<KeptAnswers, 'size' | 'found'>) {
      void new Counter({
        name: 'zay_kept_answers_found_total',
        help: 'Answers that were kept when they were asked for',
        registers: [registry],
        collect() {
          this.reset()
          this.inc(kept.found)
        },
      })
      measure('zay_kept_answers_bytes', 'Memory of kept answers', (gauge) => gauge.set(kept.size.bytes))
      measure('zay_kept_answers', 'Kept answers', (gauge) => gauge.set(kept.size.answers))
    },
    countUpload({ kind, size }: Pick<Upload, 'kind' | 'size'>) {
      uploads.inc({ kind })
      uploadBytes.inc({ kind }, size)
    },
  }
}

/** In one of several processes: the managing one asks for them and adds them up. */
export function answerManager({ registry }: ServingMetrics): void {
  AggregatorRegistry.setRegistries(registry)
  void new AggregatorRegistry()
}
