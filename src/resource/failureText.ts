import type { AllMessages } from '#src/messages/working.ts'
import { statusOf, serverMessageOf } from '#src/providers/ApiError.ts'

/** Statuses that a proxy or a starting server may send without our error message. */
const fallbackKeys: Readonly<Record<number, 'tooLarge' | 'tooMany' | 'busy'>> = {
  413: 'tooLarge',
  429: 'tooMany',
  502: 'busy',
  503: 'busy',
  504: 'busy',
}

/** The message for a failed call: the server's, which is in the person's language, else ours for the status. */
export function failureText(t: AllMessages, error: unknown): string {
  const key = fallbackKeys[statusOf(error)]
  return serverMessageOf(error) ?? (key ? t.usualRefusals[key] : t.lists.failedToFetch)
}
