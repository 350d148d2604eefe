import { digitsIn } from '#resources/text/digits.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { ChoiceLine } from './ChoiceLine.tsx'

const inLatin = '123'
const inBurmese = digitsIn('burmese', inLatin)

/** ဂဏန်း ၁၂၃ | 123: chooses the digits of all numbers. Nothing in English, which has one kind. */
export function DigitsChoice({ compact = false }: { compact?: boolean }) {
  const t = useMessages()
  const { language, digits, setDigits } = useLanguage()
  if (language === 'en') return null
  return (
    <ChoiceLine
      label={t.shell.digits}
      chosen={digits}
      onChoose={setDigits}
      compact={compact}
      choices={[
        { value: 'burmese', shown: inBurmese, name: `${t.shell.burmeseDigits} ${inBurmese}` },
        { value: 'latin', shown: inLatin, name: `${t.shell.latinDigits} ${inLatin}` },
      ]}
    />
  )
}
