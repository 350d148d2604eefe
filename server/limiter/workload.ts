/** So many requests at a time are never too many, whatever their rate. */
const alwaysAllowed = 32
const windowMs = 1000
/** Requests beyond the limit that are let in at once. A burst is over when they are answered; overload is not. */
const burst = 256
/** A new burst is possible this long after the last one. */
const burstMs = 10_000

/**
 * How long a request that arrives now will wait: those in work, divided by how many were finished in the last second
 * (Little's law). The delay of the event loop does not tell: a thousand requests may wait their turn while each turn is short.
 */
export class Workload {
  private readonly running = new Set<object>()
  private finished = 0
  /** When the present window began; undefined while there is little to do, since a quiet minute says nothing about a busy one. */
  private since: number | undefined
  /** Per second; undefined until a first window has passed. */
  private rate: number | undefined

  private burstLeft = burst
  private burstAt = 0

  constructor(private readonly now: () => number = () => performance.now()) {}

  begin(work: object): void {
    this.running.add(work)
    if (this.running.size > alwaysAllowed && this.since === undefined) this.startWindow()
  }

  /** When the answer is there. Further calls do nothing. */
  end(work: object): void {
    if (!this.running.delete(work)) return
    this.finished++
    // Half, so that a queue whose length goes to and fro about the limit is measured too.
    if (this.running.size <= alwaysAllowed / 2) this.rate = this.since = undefined
  }

  /** Seconds. 0 while there is little to do. */
  expectedWait(): number {
    if (this.running.size <= alwaysAllowed || this.since === undefined) return 0
    const elapsed = this.now() - this.since
    // Nobody asked for long, so that window says little about now.
    if (elapsed >= 2 * windowMs) {
      this.rate = undefined
      this.startWindow()
    } else if (elapsed >= windowMs) {
      this.rate = (this.finished * 1000) / elapsed
      this.startWindow()
    }
    return this.rate === undefined ? 0 : this.running.size / Math.max(this.rate, 1)
  }

  /** Whether a request that arrives now would wait longer than this, and is not one of a burst either. */
  isTooMuch(maxWait: number): boolean {
    if (this.expectedWait() <= maxWait) return false
    if (this.now() - this.burstAt >= burstMs) this.burstLeft = burst
    this.burstAt = this.now()
    if (this.burstLeft === 0) return true
    this.burstLeft--
    return false
  }

  private startWindow(): void {
    this.since = this.now()
    this.finished = 0
  }
}
