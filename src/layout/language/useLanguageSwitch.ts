import { useLanguage, useMessages, type Language } from '#src/messages/index.ts'
import { useToast } from '../feedback/Toaster.tsx'

/** Switches the language. When its texts cannot be loaded, the current one stays and a toast says so. */
export function useLanguageSwitch(): (language: Language) => void {
  const t = useMessages()
  const toast = useToast()
  const { setLanguage } = useLanguage()
  return (language) => void setLanguage(language).catch(() => toast(t.shell.languageFailed))
}
