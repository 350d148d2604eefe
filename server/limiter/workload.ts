/** So many requests at a time are never too many, whatever their rate. */
const alwaysAllowed = 32
const windowMs = 1000

/**
 * How long a request that arrives now will wait: those in work, divided by how many were finished in the last second
 * (Little's law). The delay of the event loop does not tell: a thousand requests may wait their turn while each turn is short.
 */
export class Workload {
  private inWork = 0
  private finished = 0
  private since: number
  /** Per second; undefined until a first window has passed. */
  private rate: number | undefined

  constructor(private readonly now: () => number = () => performance.now()) {
    this.since = now()
  }

  /** Returns what to call once the answer is there. Further calls do nothing. */
  begin(): () => void {
    this.inWork++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.inWork--
      this.finished++
    }
  }

  /** Seconds. 0 while there is little to do. */
  expectedWait(): number {
    const elapsed = this.now() - this.since
    if (elapsed >= windowMs) {
      this.rate = (this.finished * 1000) / elapsed
      this.finished = 0
      this.since = this.now()
    }
    if (this.inWork <= alwaysAllowed || this.rate === undefined) return 0
    return this.inWork / Math.max(this.rate, 1)
  }
}
