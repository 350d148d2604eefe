import { languageNames, useLanguage, useMessages, type Language } from '#src/messages/index.ts'
import { openInLanguage } from '#src/providers/openInLanguage.ts'
import { useToast } from '../feedback/Toaster.tsx'
import { MyanmarWord } from './MyanmarWord.tsx'
import { Press } from '#src/elements/Button.tsx'
import styles from './LanguageSwitch.module.css'

/** Their texts could not be loaded. Browsers remember that until the document is loaded again. */
const missing = new Set<Language>()

/** Switches the language. When its texts cannot be loaded, the current one stays and a toast says so. */
export function useLanguageSwitch(): (language: Language) => void {
  const t = useMessages()
  const toast = useToast()
  const { setLanguage } = useLanguage()
  const change = async (language: Language) => {
    try {
      if (missing.has(language)) await openInLanguage(language)
      else await setLanguage(language)
    } catch {
      missing.add(language)
      toast(t.shell.languageFailed)
    }
  }
  return (language) => void change(language)
}

/** Shows the other language's name in that language; a tap switches to it. */
export function LanguageSwitch() {
  const t = useMessages()
  const { language } = useLanguage()
  const switchLanguage = useLanguageSwitch()
  const other = language === 'en' ? 'my' : 'en'
  return (
    <Press
      className={styles.switch}
      onClick={() => switchLanguage(other)}
      lang={other}
      aria-label={`${t.shell.language}: ${languageNames[other]}`}
    >
      {other === 'my' ? <MyanmarWord /> : languageNames[other]}
    </Press>
  )
}
