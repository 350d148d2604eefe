import { CloseRoundedIcon as Close } from '#src/elements/icons/frame.tsx'
import { useState } from 'react'
import { languageNames, languages, useLanguage, useMessages } from '#src/messages/index.ts'
import { hasChosenLanguage } from '#src/providers/device/preferences.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { MyanmarWord } from './MyanmarWord.tsx'
import { useLanguageSwitch } from './LanguageSwitch.tsx'
import { Button, IconButton } from '#src/elements/Button.tsx'
import styles from './LanguageOffer.module.css'

/**
 * Asks once for the language, because many phones in Myanmar are set to English. It floats, so that no content moves,
 * is absent from the server's HTML, and any answer dismisses it for good; closing it keeps the current language.
 */
export function LanguageOffer() {
  return useIsHydrated() ? <Offer /> : null
}

function Offer() {
  const t = useMessages()
  const { language } = useLanguage()
  const switchLanguage = useLanguageSwitch()
  const [initial] = useState(language)
  const [isOpen, setOpen] = useState(() => !hasChosenLanguage())
  // The header's switch was used meanwhile.
  if (!isOpen || language !== initial) return null
  const choose = (chosen: typeof language) => {
    setOpen(false)
    switchLanguage(chosen)
  }
  return (
    <section className={styles.bar} aria-label={t.shell.chooseLanguage}>
      {languages.toReversed().map((one) => (
        <Button key={one} lang={one} color="inherit" aria-label={languageNames[one]} onClick={() => choose(one)}>
          {one === 'my' && language !== 'my' ? <MyanmarWord /> : languageNames[one]}
        </Button>
      ))}
      <IconButton color="inherit" aria-label={t.shell.close} onClick={() => choose(language)}>
        <Close size="small" />
      </IconButton>
    </section>
  )
}
