/** What the back button needs from the start; the rest comes with the first sheet (docs/decisions/back-button.md). */

interface EntryState {
  readonly isOver?: boolean
}

export const beforeRouter = {
  /** Hears of Back before the router does. */
  handleEvent: (_event: PopStateEvent): void => undefined,
  /**
   * Runs what loads another document, as soon as no step back is under way: browsers drop the document for the step.
   * Until something was opened over a screen there is none.
   */
  leave: (task: () => void): void => task(),
  /**
   * Runs what the router does to the history, as soon as that can be done: the router reads the address right after it, and would go on
   * showing the screen it is at if it was not changed yet.
   */
  navigate: (_how: 'push' | 'replace', task: () => void): void => task(),
}

/**
 * To be called before the router listens. A document that was loaded anew while something was open over the screen leaves the entry
 * of the history that stood for it.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', beforeRouter)
  if ((window.history.state as EntryState | null)?.isOver) window.history.back()
}
