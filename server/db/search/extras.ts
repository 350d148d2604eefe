/**
 * The parts that an answer of the search can do without: names by sound, translations, categories and towns that a text names, a
 * count. Where PostgreSQL stops one at its time-out, the answer goes without it (docs/decisions/search-assist.md#late-parts).
 */
export interface Extras {
  /** What `read` answers, or `otherwise` where it takes too long. Other errors are thrown. */
  unlessLate<T, E>(part: string, read: () => Promise<T>, otherwise: E): Promise<T | E>
  /** False when something was left out: such an answer is kept for no one else. */
  isWhole(): boolean
}

interface Log {
  warn(details: { part: string }, message: string): void
}

/**
 * A statement that PostgreSQL stopped (SQLSTATE `query_canceled`). One that the client gave up means that the database is
 * silent: what comes next would wait as long again (docs/safety.md#s61).
 */
export const isLate = (error: unknown) => error instanceof Error && (error as { code?: unknown }).code === '57014'

/** For one answer. */
export function openExtras(log: Log): Extras {
  let isWhole = true
  return {
    isWhole: () => isWhole,
    unlessLate: async (part, read, otherwise) => {
      // A person does not wait for two time-outs.
      if (!isWhole) return otherwise
      try {
        return await read()
      } catch (error) {
        if (!isLate(error)) throw error
        isWhole = false
        log.warn({ part }, 'a part of a search was late and left out')
        return otherwise
      }
    },
  }
}

/** Fails with each part. */
export const everyExtra: Extras = {
  unlessLate: (_part, read) => read(),
  isWhole: () => true,
}
