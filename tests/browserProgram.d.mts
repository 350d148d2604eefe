/** The path of a Chrome or Chromium that answers, or null. */
export function findBrowser(): Promise<string | null>
/** The same, installing one where there is none. @throws with a sentence that says what to do */
export function requireBrowser(): Promise<string>
