/** Runs a task when the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5000 })
  else setTimeout(task, 2000)
}

/** Ends the task, so that the browser can answer a tap or paint before what follows. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/**
 * Runs a task when what has changed so far is painted: a tap shows at once that it was felt, and what takes a slow phone long, such as
 * another screen, comes with the frame after it.
 */
export function afterPaint(task: () => void): void {
  // Nothing is painted in a window that nobody sees.
  if (document.hidden) setTimeout(task)
  else requestAnimationFrame(() => setTimeout(task))
}

/**
 * Runs a task when React has put a screen into the document and its lines are broken (src/layout/language/BurmeseLineBreaks.tsx), before it
 * is painted. What needs the layout, such as to scroll, has it laid out twice if it comes earlier.
 */
export const beforePaint = (task: () => void): void => queueMicrotask(task)

/** Resolves when what has changed so far is painted. To ask for a file or to send something takes a slow phone longer than to show a tap. */
export const painted = () => new Promise<void>(afterPaint)

/** In ms: what a task may take on a quick machine, so that a slow one answers a tap in between. */
const taskMs = 4

/** As `map` of an array, in short tasks. */
export async function mapInTasks<T, R>(items: readonly T[], each: (item: T) => R): Promise<R[]> {
  const made: R[] = []
  let began = performance.now()
  for (const item of items) {
    if (performance.now() - began > taskMs) {
      await pause()
      began = performance.now()
    }
    made.push(each(item))
  }
  return made
}
