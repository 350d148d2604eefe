/**
 * Does something again and again, after as many milliseconds as it says each time. What fails it has to report by itself.
 * @param firstAfterMs how long it waits for the first time
 * @returns what ends it, once what is being done is done; `signal` tells that of it
 */
export function repeatedly(
  work: (signal: AbortSignal) => Promise<number>,
  firstAfterMs = 0,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const turn = async () => {
    const waitMs = await work(stopping.signal)
    if (!stopping.signal.aborted) wait(waitMs)
  }
  const wait = (ms: number) => {
    timer = setTimeout(() => (running = turn()), ms)
  }
  if (firstAfterMs > 0) wait(firstAfterMs)
  else running = turn()
  return {
    stop: () => {
      stopping.abort()
      clearTimeout(timer)
      return running
    },
  }
}
