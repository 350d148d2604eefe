import Close from '@mui/icons-material/CloseRounded'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { languageNames, languages, useLanguage, useMessages } from '#src/messages/index.ts'
import { hasChosenLanguage } from '#src/providers/device/preferences.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
import { MyanmarWord } from './MyanmarWord.tsx'
import { useLanguageSwitch } from './LanguageSwitch.tsx'

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
    <Bar aria-label={t.shell.chooseLanguage}>
      {languages.toReversed().map((one) => (
        <Button key={one} lang={one} color="inherit" aria-label={languageNames[one]} onClick={() => choose(one)}>
          {one === 'my' && language !== 'my' ? <MyanmarWord /> : languageNames[one]}
        </Button>
      ))}
      <IconButton color="inherit" aria-label={t.shell.close} onClick={() => choose(language)}>
        <Close fontSize="small" />
      </IconButton>
    </Bar>
  )
}

const Bar = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  bottom: `calc(${theme.measure.tabs + 12}px + env(safe-area-inset-bottom))`,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  padding: '0 4px',
  borderRadius: theme.radius.chip,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  whiteSpace: 'nowrap',
  '& button': { borderRadius: theme.radius.chip, lineHeight: 1.65 },
  '& button + button': { marginLeft: 2 },
  [theme.breakpoints.up('md')]: { bottom: 16 },
}))
