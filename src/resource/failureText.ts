import type { Messages } from '#src/messages/index.ts'
import { statusOf, serverMessageOf } from '#src/providers/ApiError.ts'

/** Statuses that something between the server and us may answer with, a proxy's limit or a server that is starting. */
const unsaid: Readonly<Record<number, 'tooLarge' | 'tooMany' | 'busy'>> = {
  413: 'tooLarge',
  429: 'tooMany',
  502: 'busy',
  503: 'busy',
  504: 'busy',
}

/** What to say of a failed act: the server's sentence, which is in the person's language; else ours for such an answer. */
export function failureText(t: Messages, error: unknown): string {
  const key = unsaid[statusOf(error)]
  return serverMessageOf(error) ?? (key ? t.usualRefusals[key] : t.lists.failedToFetch)
}
