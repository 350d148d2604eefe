import Card from '@mui/material/Card'
import { ChoiceLine } from '#src/layout/language/ChoiceLine.tsx'
import { DigitsChoice } from '#src/layout/language/DigitsChoice.tsx'
import { MyanmarWord } from '#src/layout/language/MyanmarWord.tsx'
import { useLanguageSwitch } from '#src/layout/language/LanguageSwitch.tsx'
import { languageNames, languages, useLanguage, useMessages } from '#src/messages/index.ts'

/** The person's reading preferences; they apply at once and are stored in this browser. */
export function Preferences() {
  const t = useMessages()
  const { language } = useLanguage()
  const switchLanguage = useLanguageSwitch()
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <ChoiceLine
        label={t.shell.language}
        chosen={language}
        onChoose={switchLanguage}
        choices={languages.toReversed().map((one) => ({
          value: one,
          shown: one === 'my' && language !== 'my' ? <MyanmarWord /> : languageNames[one],
          name: languageNames[one],
          lang: one,
        }))}
      />
      <DigitsChoice />
    </Card>
  )
}
