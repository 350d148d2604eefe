import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { KeptAnswers } from '../answers/keptAnswers.ts'
import { release } from '../config/environment.ts'
import type { Database } from '../db/connection/database.ts'
import { memorySizes } from '../memories.ts'
import type { AnsweredRequest } from '../http/requestLog.ts'
import type { OnStoreAsked } from '../uploads/s3/client.ts'
import { uploadKinds, type Upload } from '../uploads/upload.ts'

/** What a process that answers requests measures (docs/operations.md#metrics). */
export interface ServingMetrics {
  registry: Registry
  countAnswer(answered: AnsweredRequest): void
  countStatement(route: string, milliseconds: number): void
  countStoreRequest: OnStoreAsked
  watchDatabase(db: Pick<Database, 'connections'>): void
  watchKept(kept: Pick<KeptAnswers, 'size' | 'found'>): void
  countUpload(upload: Pick<Upload, 'kind' | 'size'>): void
}

/** Seconds. A kept answer takes less than one of them, an upload over a slow line more than ten. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createServingMetrics(): ServingMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const timer = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets, registers })
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
  const running = { name: 'zay_release', help: 'This release', labelNames: ['version'], registers }
  new Gauge({ ...running, aggregator: 'max' }).set({ version: release }, 1)
  void new Gauge({
    name: 'zay_memory_entries',
    help: 'What is kept from one request to the next, by its name in the source',
    labelNames: ['memory'] as const,
    registers,
    collect() {
      for (const [memory, entries] of memorySizes()) this.set({ memory }, entries)
    },
  })
  const uploads = counter('zay_uploads_total', 'Stored pictures and files', 'kind')
  const uploadBytes = counter('zay_upload_bytes_total', 'Bytes of them as they arrived', 'kind')
  // There from the start, so that the first one counts as a rise.
  for (const outcome of ['done', 'failed']) storeRequests.zero({ outcome })
  for (const kind of uploadKinds) for (const counter of [uploads, uploadBytes]) counter.inc({ kind }, 0)
  return {
    registry,
    countAnswer({ method, route, status, milliseconds }) {
      requests.observe({ method, route, status }, milliseconds / 1000)
    },
    countStatement: (route, milliseconds) => databaseSeconds.inc({ route }, milliseconds / 1000),
    countStoreRequest: (outcome, milliseconds) => storeRequests.observe({ outcome }, milliseconds / 1000),
    watchDatabase(db) {
      void new Gauge({
        name: 'zay_database_connections',
        help: 'Connections to the database, and what waits for one',
        labelNames: ['state'] as const,
        registers,
        collect() {
          for (const [state, count] of Object.entries(db.connections())) this.set({ state }, count)
        },
      })
    },
    watchKept(kept) {
      void new Counter({
        name: 'zay_kept_answers_found_total',
        help: 'Answers that were kept when they were asked for',
        registers,
        collect() {
          this.reset()
          this.inc(kept.found)
        },
      })
      const measure = (name: string, help: string, valueOf: () => number) =>
        void new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(valueOf())
          },
        })
      measure('zay_kept_answers_bytes', 'Memory of kept answers', () => kept.size.bytes)
      measure('zay_kept_answers', 'Kept answers', () => kept.size.answers)
    },
    countUpload({ kind, size }) {
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
