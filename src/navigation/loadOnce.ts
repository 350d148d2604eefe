/** Some code of the app did not come: the connection is lost, or a new version is deployed. */
export class NotLoaded extends Error {}

/** React's `use` reads a promise synchronously when it has these properties. */
type TrackedPromise<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

export interface Loader<T> {
  load: () => Promise<T>
  /** its answer, once it is there; `undefined` before, and nothing begins to load */
  known: () => T | undefined
  /** Whether `load` has its answer; begins to load. */
  isLoaded: () => boolean
}

const failedLoads = new Set<() => void>()

/**
 * Lets code that failed to load be loaded again. Called only after the failure was shown: retrying in each render would loop forever.
 */
export function forgetFailedLoads(): void {
  for (const reset of failedLoads) reset()
  failedLoads.clear()
}

/** Calls `importCode` once, and again only after a failure that was shown. */
export function loadOnce<T>(importCode: () => Promise<T>): Loader<T> {
  let loading: TrackedPromise<T> | undefined
  const load = () => {
    if (loading) return loading
    const promise: TrackedPromise<T> = importCode().then(
      (code) => {
        promise.status = 'fulfilled'
        promise.value = code
        return code
      },
      (cause: unknown) => {
        failedLoads.add(() => (loading = undefined))
        throw new NotLoaded(cause instanceof Error ? cause.message : 'Some code of the app could not be loaded', {
          cause,
        })
      },
    )
    return (loading = promise)
  }
  return { load, known: () => loading?.value, isLoaded: () => load().status === 'fulfilled' }
}
