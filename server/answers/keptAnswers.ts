import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { compressed, keptQuality, type Encoding } from './encodings.ts'
import { ApiError } from '../errors.ts'
import type { Moment, WatchedChanges } from './watchedChanges.ts'
import type { WrittenHead } from './writtenHead.ts'

/** An answer that everybody gets who asks for the same. */
export interface Answer {
  readonly type: string
  readonly body: Buffer
  readonly etag: string
  /** Compressed once, when it is first wanted. */
  readonly encoded: Map<Encoding, Promise<Buffer>>
  /** It says that nothing was found, which is still counted each time (./keptReads.ts). */
  readonly isMissed: boolean
  /** As it was sent, by encoding. */
  readonly sent: Map<Encoding | 'identity', SentAnswer>
}

/** A kept answer as it was sent once, with all headers that hooks, plugins and routes have given it. */
export interface SentAnswer {
  readonly head: WrittenHead
  /** As text each byte is a character (latin1). */
  readonly body: Buffer | string
}

/**
 * What `make` returns: an answer with the tables it was read from, or something that is for this request alone. `isBehind`: read
 * where changes may be missing, so it is not kept. `forOthers`: the server could not make it, and this is for those who waited.
 */
export type Made<T> =
  | { type: string; body: string; tables: Iterable<string>; isMissed?: boolean | undefined; isBehind?: boolean }
  | { instead: T; forOthers?: T }

interface Kept extends Answer {
  readonly tables: readonly string[]
  /** What was known when its reading began; null when nobody knew, so that it is not kept. */
  readonly position: number | null
  bytes: number
}

interface Flight<T = unknown> extends Moment {
  readonly position: number | null
  /** Null for what is for another request alone. */
  readonly done: Promise<Kept | { instead: T } | null>
}

/** Of the key, the maps, the headers and the objects beside the bytes. */
const overhead = 1500
/** Of the head with which it was sent. */
const headBytes = 2500

/**
 * Answers for visitors, in at most so many bytes: those unused for longest go first. Each is dropped when a table changes
 * that it was read from (docs/decisions/kept-answers.md).
 */
export class KeptAnswers {
  private readonly entries: LRUCache<string, Kept>
  private readonly flights = new Map<string, Flight>()
  /** How often one was found. */
  found = 0

  /**
   * @param most bytes
   * @param mostOfOne bytes of one answer; a longer one is sent and not kept
   */
  constructor(
    private readonly changes: WatchedChanges,
    most: number,
    private readonly mostOfOne = most / 16,
  ) {
    this.entries = new LRUCache({ maxSize: Math.floor(most), sizeCalculation: ({ bytes }) => bytes })
  }

  /** Bytes that are kept now, and how many answers. */
  get size(): { bytes: number; answers: number } {
    return { bytes: this.entries.calculatedSize, answers: this.entries.size }
  }

  /** Whether what is kept may be used at this moment. */
  isCurrent(): boolean | Promise<boolean> {
    return this.changes.isCurrent()
  }

  /** The answer that is kept and right, without waiting. Only after `isCurrent`. */
  find(key: string): Answer | undefined {
    const kept = this.entries.get(key)
    if (!kept) return undefined
    if (!this.changes.isUnchanged(kept.tables, kept.position)) {
      this.entries.delete(key)
      return undefined
    }
    this.found++
    return kept
  }

  /**
   * The answer as it is kept, or as `make` makes it: once for all who ask for it meanwhile. `instead` is for the request that made
   * it, or where the server could not make it for those who waited too. While nobody knows what changed, nothing kept is used, but
   * it is still made once: else those who ask in a moment of overload would each add to it.
   */
  async findOrMake<T>(key: string, make: () => Promise<Made<T>>): Promise<Answer | { instead: T }> {
    const isCurrent = await this.isCurrent()
    const found = isCurrent ? this.find(key) : undefined
    if (found) return found
    // One that another request is making must know of every change that this one has to know of.
    const flight = this.flights.get(key) as Flight<T> | undefined
    const isJoined =
      flight && (isCurrent ? flight.position === this.changes.position : this.changes.mayBeJoined(flight))
    const joined = isJoined ? await flight.done.catch(nullForRefusal) : null
    return joined ?? this.make(key, make, isCurrent ? this.changes.position : null)
  }

  private async make<T>(
    key: string,
    make: () => Promise<Made<T>>,
    position: number | null,
  ): Promise<Answer | { instead: T }> {
    const moment = this.changes.moment()
    const own = make().then((made) => ('instead' in made ? made : toKept(made, made.isBehind ? null : position)))
    const done = own.then((one) => {
      if ('instead' in one) return one.forOthers === undefined ? null : { instead: one.forOthers }
      // Who knows of a change must not get what was read where it may be missing.
      return one.position === position ? one : null
    })
    // Who waits for it hears of a failure; nobody else must.
    done.catch(() => undefined)
    const flight: Flight<T> = { ...moment, position, done }
    this.flights.set(key, flight)
    try {
      const one = await own
      if (!('instead' in one)) this.keep(key, one)
      return one
    } finally {
      if (this.flights.get(key) === flight) this.flights.delete(key)
    }
  }

  private keep(key: string, kept: Kept): void {
    kept.bytes += 2 * key.length
    if (kept.bytes > this.mostOfOne || !this.changes.isUnchanged(kept.tables, kept.position)) return
    this.entries.set(key, kept)
  }

  /** Its body in this encoding, kept beside it. */
  async bodyOf(key: string, answer: Answer, encoding: Encoding): Promise<Buffer> {
    const known = answer.encoded.get(encoding)
    if (known) return known
    const isKept = this.entries.peek(key) === answer
    const making = compressed(answer.body, encoding, isKept ? keptQuality : undefined)
    answer.encoded.set(encoding, making)
    const body = await making
    this.grow(key, answer, body.length)
    return body
  }

  /** Remembers beside it how it was sent. */
  rememberSent(key: string, answer: Answer, encoding: Encoding | 'identity', sent: SentAnswer): void {
    if (answer.sent.has(encoding)) return
    answer.sent.set(encoding, sent)
    // The bytes are those that are kept; a text is another copy.
    this.grow(key, answer, headBytes + (typeof sent.body === 'string' ? sent.body.length : 0))
  }

  private grow(key: string, answer: Answer, bytes: number): void {
    const kept = this.entries.peek(key)
    if (kept !== answer) return
    kept.bytes += bytes
    // Set again where it was, its size would stay as it was.
    this.entries.delete(key)
    this.entries.set(key, kept)
  }
}

function toKept(
  { type, body, tables, isMissed = false }: Exclude<Made<never>, { instead: never }>,
  position: number | null,
): Kept {
  const bytes = Buffer.from(body)
  return {
    type,
    body: bytes,
    isMissed,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 27),
    encoded: new Map(),
    sent: new Map(),
    tables: [...tables],
    position,
    bytes: bytes.length + overhead,
  }
}

/** A refusal may be for that request alone. A database that does not answer is not, and to wait for it again takes as long again. */
function nullForRefusal(error: unknown): null {
  if (error instanceof ApiError && error.status < 500) return null
  throw error
}
