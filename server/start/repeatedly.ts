/**
 * Does something again and again, after as many milliseconds as it says each time. What fails it has to report by itself.
 * @returns what ends it, once what is being done is done
 */
export function repeatedly(work: () => Promise<number>): { stop(): Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const turn = async () => {
    const waitMs = await work()
    if (!isStopped) timer = setTimeout(() => (running = turn()), waitMs)
  }
  let running = turn()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
