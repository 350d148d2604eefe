import { digitsIn } from '#resources/text/digits.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { ChoiceLine } from './ChoiceLine.tsx'

const inLatin = '123'
const inBurmese = digitsIn('burmese', inLatin)

/** ဂဏန်း ၁၂၃ | 123: chooses the digits of all numbers. Nothing in English, which has one kind. */
export function DigitsChoice() {
  const t = useBrowsingMessages()
  const { language, digits, setDigits } = useLanguage()
  if (language === 'en') return null
  return (
    <ChoiceLine
      label={t.writing.digits}
      chosen={digits}
      onChoose={setDigits}
      choices={[
        { value: 'burmese', shown: inBurmese, name: `${t.writing.burmeseDigits} ${inBurmese}` },
        { value: 'latin', shown: inLatin, name: `${t.writing.latinDigits} ${inLatin}` },
      ]}
    />
  )
}
