import { languageNames, languages, useLanguage, useMessages, type Language } from '#src/messages/index.ts'
import { ChoiceLine } from './ChoiceLine.tsx'
import { DigitsChoice } from './DigitsChoice.tsx'
import { LakhsChoice } from './LakhsChoice.tsx'
import { MyanmarWord } from './MyanmarWord.tsx'

/** Language, digits and prices: how everything is written, in the header's sheet and in the profile. */
export function WritingChoices({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const t = useMessages()
  const { language } = useLanguage()
  return (
    <>
      <ChoiceLine
        label={t.shell.language}
        chosen={language}
        onChoose={onLanguage}
        choices={[...languages].reverse().map((one) => ({
          value: one,
          shown: one === 'my' && language !== 'my' ? <MyanmarWord /> : languageNames[one],
          name: languageNames[one],
          lang: one,
        }))}
      />
      <DigitsChoice />
      <LakhsChoice />
    </>
  )
}
