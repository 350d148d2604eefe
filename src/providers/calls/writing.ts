import { useCallback, useState } from 'react'
import type { Digits, Language, Writing } from '#src/messages/index.ts'
import { asPreferred, writePreferences } from '../device/preferences.ts'

/** How the app writes: as at first, then as the person chooses, at once and remembered. Browser only. */
export function useChosenWriting(first: Writing) {
  const [writing, setWriting] = useState(first)
  const speak = useCallback((language: Language) => {
    writePreferences({ language })
    document.documentElement.lang = language
    setWriting(asPreferred(language, document.cookie))
  }, [])
  const writeIn = useCallback((digits: Digits) => {
    writePreferences({ digits })
    setWriting(({ language }) => asPreferred(language, document.cookie))
  }, [])
  return { writing, speak, writeIn }
}
