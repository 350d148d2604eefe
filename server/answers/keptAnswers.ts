import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { compressed, keptQuality, type Encoding } from './encodings.ts'
import { ApiError } from '../errors.ts'
import type { Moment, WatchedChanges } from './watchedChanges.ts'

export interface Answer {
  readonly type: string
  readonly body: Buffer
  readonly etag: string
  /** Compressed once, when it is first wanted. */
  readonly encoded: Map<Encoding, Promise<Buffer>>
  /** Beside those of hooks, which every answer gets. */
  readonly headers: Readonly<Record<string, string>>
}

/** An answer as it is made, for everybody who asks for it. */
export interface Cacheable {
  type: string
  body: string
  headers?: Readonly<Record<string, string>>
  tables: Iterable<string>
  /** Milliseconds since 1970: from then on it is made anew though none of these has changed. */
  until?: number | undefined
  /** Read where changes may be missing, so it is not kept. */
  isStale?: boolean
}

/** What answers the request that made it and is never kept; `fallback` is for those who waited for an answer that could not be made. */
export interface Uncacheable<T> {
  uncached: T
  fallback?: T
}

export type Made<T> = Cacheable | Uncacheable<T>

interface Kept extends Answer {
  readonly tables: readonly string[]
  readonly until: number
  /** What was known when its reading began; null when nobody knew, so that it is not kept. */
  readonly position: number | null
  bytes: number
}

interface InFlight<T = unknown> extends Moment {
  readonly position: number | null
  /** Null for what is for another request alone. */
  readonly done: Promise<Kept | Uncacheable<T> | null>
}

/** Ms. What is counted for a list drops nothing when it changes, so no answer is older (docs/rules.md#card-view). */
const oldestMs = 600_000
/** Of the key, the maps, the headers and the objects beside the bytes. */
const overhead = 1500

/** Answers for visitors. Each is dropped when a table changes that it was read from (docs/decisions/kept-answers.md). */
export class KeptAnswers {
  private readonly entries: LRUCache<string, Kept>
  private readonly inFlight = new Map<string, InFlight>()
  found = 0

  /** @param most bytes; an answer that would take a sixteenth of them is sent and not kept */
  constructor(
    private readonly changes: WatchedChanges,
    private readonly most: number,
  ) {
    this.entries = new LRUCache({ maxSize: Math.floor(most), sizeCalculation: ({ bytes }) => bytes })
  }

  get size(): { bytes: number; answers: number } {
    return { bytes: this.entries.calculatedSize, answers: this.entries.size }
  }

  isCurrent(): boolean | Promise<boolean> {
    return this.changes.isCurrent()
  }

  /** The answer that is kept and right, without waiting. Only after `isCurrent`. */
  find(key: string): Answer | undefined {
    const kept = this.entries.get(key)
    if (!kept) return undefined
    if (kept.until <= Date.now() || !this.changes.isUnchanged(kept.tables, kept.position)) {
      this.entries.delete(key)
      return undefined
    }
    this.found++
    return kept
  }

  /**
   * The answer as it is kept, or as `make` makes it: once for all who ask for it meanwhile. While nobody knows what changed, nothing
   * kept is used, but it is still made once: else those who ask in a moment of overload would each add to it.
   */
  async findOrMake<T>(key: string, make: () => Promise<Made<T>>): Promise<Answer | Uncacheable<T>> {
    const isCurrent = await this.isCurrent()
    const found = isCurrent ? this.find(key) : undefined
    if (found) return found
    // One that another request is making must know of every change that this one has to know of.
    const other = this.inFlight.get(key) as InFlight<T> | undefined
    const isJoined = other && (isCurrent ? other.position === this.changes.position : this.changes.mayBeJoined(other))
    const joined = isJoined ? await other.done.catch(nullForRefusal) : null
    return joined ?? this.make(key, make, isCurrent ? this.changes.position : null)
  }

  private async make<T>(
    key: string,
    make: () => Promise<Made<T>>,
    position: number | null,
  ): Promise<Answer | Uncacheable<T>> {
    const moment = this.changes.moment()
    const own = make().then((made) => ('uncached' in made ? made : toKept(made, made.isStale ? null : position)))
    const done = own.then((one) => {
      if ('uncached' in one) return one.fallback === undefined ? null : { uncached: one.fallback }
      // Who knows of a change must not get what was read where it may be missing.
      return one.position === position ? one : null
    })
    // Who waits for it hears of a failure; nobody else must.
    done.catch(() => undefined)
    const flight: InFlight<T> = { ...moment, position, done }
    this.inFlight.set(key, flight)
    try {
      const one = await own
      if (!('uncached' in one)) this.keep(key, one)
      return one
    } finally {
      if (this.inFlight.get(key) === flight) this.inFlight.delete(key)
    }
  }

  private keep(key: string, kept: Kept): void {
    kept.bytes += 2 * key.length
    if (kept.bytes > this.most / 16 || !this.changes.isUnchanged(kept.tables, kept.position)) return
    this.entries.set(key, kept)
  }

  async bodyOf(key: string, answer: Answer, encoding: Encoding): Promise<Buffer> {
    const known = answer.encoded.get(encoding)
    if (known) return known
    const isKept = this.entries.peek(key) === answer
    const making = compressed(answer.body, encoding, isKept ? keptQuality : undefined)
    answer.encoded.set(encoding, making)
    const body = await making
    const kept = this.entries.peek(key)
    if (kept !== answer) return body
    kept.bytes += body.length
    // Set again where it was, its size would stay as it was.
    this.entries.delete(key)
    this.entries.set(key, kept)
    return body
  }
}

function toKept({ type, body, headers = {}, tables, until = Infinity }: Cacheable, position: number | null): Kept {
  const bytes = Buffer.from(body)
  return {
    type,
    body: bytes,
    headers,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    encoded: new Map(),
    tables: [...tables],
    until: Math.min(until, Date.now() + oldestMs),
    position,
    bytes: bytes.length + overhead,
  }
}

/** A refusal may be for that request alone. A database that does not answer is not, and to wait for it again takes as long again. */
function nullForRefusal(error: unknown): null {
  if (error instanceof ApiError && error.status < 500) return null
  throw error
}
