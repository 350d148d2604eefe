import { useEffect, useState, type ComponentType } from 'react'
import { languageNames, useLanguage, useMessages, type Language } from '#src/messages/index.ts'
import { hasChosenLanguage } from '#src/providers/device/preferences.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { openInLanguage } from '#src/providers/openInLanguage.ts'
import type { LanguageSheetProps } from './LanguageSheet.tsx'
import { useToast } from '../feedback/Toaster.tsx'
import { withSentences } from '#src/navigation/lazyMui.ts'
import { appHistory } from '#src/navigation/history.ts'
import { MyanmarWord } from './MyanmarWord.tsx'
import { Press } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
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
      if (missing.has(language)) await openInLanguage(language, (task) => appHistory.beforeDocument(task))
      else await setLanguage(language)
    } catch {
      missing.add(language)
      toast(t.shell.languageFailed)
    }
  }
  return (language) => void change(language)
}

/**
 * Shows the other language's name in that language; a tap opens the sheet of language, digits and prices. At the first visit a dot and
 * a few words more offer it, because many phones in Myanmar are set to English, and a tap switches at once: inside the switch, so that
 * nothing is covered or moves.
 */
export function LanguageSwitch() {
  const t = useMessages()
  const { language } = useLanguage()
  const switchLanguage = useLanguageSwitch()
  const [Sheet, setSheet] = useState<ComponentType<LanguageSheetProps> | null>(null)
  const isOffered = useIsOffered(language)
  const other = language === 'en' ? 'my' : 'en'
  const name = languageNames[other]
  const openSheet = async () => {
    try {
      const { LanguageSheet } = await withSentences(() => import('./LanguageSheet.tsx'), ['browsing'])
      setSheet(() => LanguageSheet)
    } catch {
      // Without it the language can still be switched.
      switchLanguage(other)
    }
  }
  const [before, after] = t.shell.readIn({ language: name }).split(name)
  return (
    <>
      <Press
        className={classNames(styles.switch, isOffered && styles.offered)}
        onClick={() => (isOffered ? switchLanguage(other) : void openSheet())}
        aria-label={isOffered ? t.shell.readIn({ language: name }) : `${t.shell.language}: ${name}`}
        aria-haspopup={isOffered ? undefined : 'dialog'}
      >
        {isOffered && <span className={styles.words}>{before}</span>}
        <span lang={other}>{other === 'my' ? <MyanmarWord /> : name}</span>
        {isOffered && <span className={styles.words}>{after}</span>}
      </Press>
      {Sheet && <Sheet onLanguage={switchLanguage} close={() => setSheet(null)} />}
    </>
  )
}

/** Whether the language is to be offered: once on a device, until it is switched. Not in the server's HTML. */
function useIsOffered(language: Language): boolean {
  const [first, setFirst] = useState<Language | null>(null)
  useEffect(() => {
    if (hasChosenLanguage() || readStored('LanguageOffered')) return
    writeStored('LanguageOffered', 'once')
    setFirst(language)
  }, [language])
  return first === language
}
