import { useLanguage, useMessages, type Messages } from './index.ts'
import { laterMessagesIn, type LaterMessages, type Namespace } from './translations.ts'

/*
 * The sentences that a first screen does without (docs/decisions/one-language.md). What uses them is loaded by `withSentences` with the
 * name of their namespace (navigation/lazyMui.ts).
 */

/** The texts of reading screens and of parts that come after them: filters, places, maps, ratings. */
export const useBrowsingMessages = () => useAllOf(['browsing']) as Messages & LaterMessages['browsing']

/** The texts of reading screens and of visitors' other screens: signing in, sharing, reporting. */
export const useVisitingMessages = () => useAllOf(['visiting']) as Messages & LaterMessages['visiting']

/** By the texts of reading screens, and by the namespaces beside them. */
const joined = new WeakMap<Messages, Map<string, object>>()

/** All in one, once for all who use them: a screen does so dozens of times, and the server anew for each screen. */
export function useAllOf(namespaces: readonly Namespace[]): object {
  const writing = useLanguage()
  const reading = useMessages()
  const known = joined.get(reading) ?? new Map<string, object>()
  joined.set(reading, known)
  const key = namespaces.join()
  const all = known.get(key) ?? Object.assign({}, reading, ...namespaces.map((name) => laterMessagesIn(name, writing)))
  known.set(key, all)
  return all
}
