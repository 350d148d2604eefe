import { languageNames, useLanguage, useMessages, type Language } from '#src/messages/index.ts'
import { useToast } from '../feedback/Toaster.tsx'
import { MyanmarWord } from './MyanmarWord.tsx'
import { Press } from '#src/elements/Button.tsx'
import styles from './LanguageSwitch.module.css'

/** Switches the language. When its texts cannot be loaded, the current one stays and a toast says so. */
export function useLanguageSwitch(): (language: Language) => void {
  const t = useMessages()
  const toast = useToast()
  const { setLanguage } = useLanguage()
  return (language) => void setLanguage(language).catch(() => toast(t.shell.languageFailed))
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
