import { useLanguage, useMessages, type Messages } from './index.ts'
import { workingMessagesIn, type WorkingMessages } from './translations.ts'

/*
 * The sentences of forms, menus, sheets, dialogs and of the person's own screens. They come with MUI (layout/lazyMui.ts), or with what
 * `withSentences` loads; the build fails where a reading screen imports this file (bench/firstLoad.ts).
 */

export type AllMessages = Messages & WorkingMessages

/** All texts in the person's language: `const t = useAllMessages()`. */
export function useAllMessages(): AllMessages {
  return together(useMessages(), workingMessagesIn(useLanguage()))
}

const joined = new WeakMap<WorkingMessages, { reading: Messages; all: AllMessages }>()

/** Both in one, once for all who use them: a screen does so dozens of times, and the server anew for each screen. */
function together(reading: Messages, working: WorkingMessages): AllMessages {
  const known = joined.get(working)
  if (known?.reading === reading) return known.all
  const all = { ...reading, ...working }
  joined.set(working, { reading, all })
  return all
}
