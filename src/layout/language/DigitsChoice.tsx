import { digitsIn } from '#resources/text/digits.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { ChoiceLine } from './ChoiceLine.tsx'

const inLatin = '123'
const inBurmese = digitsIn('burmese', inLatin)

/** ဂဏန်း ၁၂၃ | 123: the digits everything is written in from now on. Nothing in English, which has one kind. */
export function DigitsChoice({ quiet = false }: { quiet?: boolean }) {
  const t = useMessages()
  const { language, digits, writeIn } = useLanguage()
  if (language === 'en') return null
  return (
    <ChoiceLine
      label={t.shell.digits}
      chosen={digits}
      onChoose={writeIn}
      quiet={quiet}
      choices={[
        { value: 'burmese', shown: inBurmese, name: `${t.shell.burmeseDigits} ${inBurmese}` },
        { value: 'latin', shown: inLatin, name: `${t.shell.latinDigits} ${inLatin}` },
      ]}
    />
  )
}
