import { useMemo } from 'react'
import { useLanguage, useMessages, type Messages } from './index.ts'
import { workingMessagesIn, type WorkingMessages } from './translations.ts'

/*
 * The sentences of forms, menus, sheets, dialogs and of the person's own screens. They come with MUI (layout/lazyMui.ts), or with what
 * `withSentences` loads; the build fails where a reading screen imports this file (bench/firstLoad.ts).
 */

export type AllMessages = Messages & WorkingMessages

/** All texts in the person's language: `const t = useAllMessages()`. */
export function useAllMessages(): AllMessages {
  const { language, digits } = useLanguage()
  const reading = useMessages()
  return useMemo(() => ({ ...reading, ...workingMessagesIn({ language, digits }) }), [reading, language, digits])
}
