import { useCallback, useRef, useState } from 'react'
import type { Digits, Language, Writing } from '#src/messages/index.ts'
import { hasMessages, loadMessages } from '#src/messages/translations.ts'
import { withPreferredDigits, writePreferences } from '../device/preferences.ts'

/**
 * The language and digits the app writes in: `first` until the person chooses; a choice applies as
 * soon as its sentences are there, and is stored. Browser only.
 */
export function useChosenWriting(first: Writing) {
  const [writing, setWriting] = useState(first)
  const chosen = useRef(first.language)
  const setLanguage = useCallback(async (language: Language) => {
    chosen.current = language
    if (!hasMessages(language)) await loadMessages(language)
    // Another language was chosen while this one was loading.
    if (chosen.current !== language) return
    writePreferences({ language })
    document.documentElement.lang = language
    setWriting(withPreferredDigits(language, document.cookie))
  }, [])
  const setDigits = useCallback((digits: Digits) => {
    writePreferences({ digits })
    setWriting(({ language }) => withPreferredDigits(language, document.cookie))
  }, [])
  return { writing, setLanguage, setDigits }
}
