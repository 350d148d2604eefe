let segmenter: Intl.Segmenter | undefined

/** Finds words of Burmese by the browser's dictionary. */
export const wordSegmenter = () => (segmenter ??= new Intl.Segmenter('my', { granularity: 'word' }))

/** In ms: a worker that does not answer by then never will. */
const longestWait = 3000

/**
 * For the first segmenter of a process a browser looks through all its languages, which takes a slow phone 50 ms, in one task. A worker
 * belongs to the same process, so where it has made one, ours costs next to nothing. Where there is no worker, ours is the first.
 */
export function prepareSegmenter(): Promise<void> {
  if (segmenter || typeof Worker !== 'function') return Promise.resolve()
  const code = new Blob(["new Intl.Segmenter('my', { granularity: 'word' }); postMessage('')"])
  const address = URL.createObjectURL(code)
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestWait)
    try {
      const worker = new Worker(address)
      worker.onmessage = worker.onerror = () => {
        clearTimeout(timer)
        worker.terminate()
        resolve()
      }
    } catch {
      resolve()
    }
  }).finally(() => URL.revokeObjectURL(address))
}
