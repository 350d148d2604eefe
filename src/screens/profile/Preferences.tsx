import Card from '@mui/material/Card'
import { ChoiceLine } from '#src/layout/language/ChoiceLine.tsx'
import { DigitsChoice } from '#src/layout/language/DigitsChoice.tsx'
import { MyanmarWord } from '#src/layout/language/MyanmarWord.tsx'
import { languageNames, languages, useLanguage, useMessages } from '#src/messages/index.ts'

/** How this person reads the app; remembered in this browser, in force at once. */
export function Preferences() {
  const t = useMessages()
  const { language, speak } = useLanguage()
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <ChoiceLine
        label={t.shell.language}
        chosen={language}
        onChoose={speak}
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
