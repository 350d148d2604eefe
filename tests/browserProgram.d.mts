/** The path of a Chrome or Chromium that answers, or null. */
export function findBrowser(): Promise<string | null>
/** Finds the browser, or installs one. @throws with a message that says what to do */
export function requireBrowser(): Promise<string>
