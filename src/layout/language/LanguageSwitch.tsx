import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { languageNames, useLanguage, useMessages, type Language } from '#src/messages/index.ts'
import { useToast } from '../feedback/Toaster.tsx'
import { MyanmarWord } from './MyanmarWord.tsx'

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
    <Switch
      onClick={() => switchLanguage(other)}
      lang={other}
      aria-label={`${t.shell.language}: ${languageNames[other]}`}
    >
      {other === 'my' ? <MyanmarWord /> : languageNames[other]}
    </Switch>
  )
}

const Switch = styled(ButtonBase)(({ theme }) => ({
  minHeight: 48,
  paddingInline: 10,
  borderRadius: theme.radius.input,
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: 1.75,
  flex: 'none',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
}))
