import { formatKyat } from '#resources/text/price.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { prefer, useLakhs } from '#src/providers/device/shown.ts'
import { ChoiceLine } from './ChoiceLine.tsx'

/** A sum that is written differently in lakhs. */
const example = 350_000

/** Whether all prices are written in full or in lakhs (docs/rules.md#prices). */
export function LakhsChoice() {
  const t = useBrowsingMessages()
  const writing = useLanguage()
  const [inFull, inLakhs] = [formatKyat(example, writing), formatKyat(example, writing, { lakhs: true })]
  return (
    <ChoiceLine
      label={t.writing.prices}
      chosen={useLakhs() ? 'lakhs' : 'kyat'}
      onChoose={(unit) => prefer({ lakhs: unit === 'lakhs' })}
      choices={[
        { value: 'kyat', shown: inFull, name: `${t.writing.inKyat} - ${inFull}` },
        { value: 'lakhs', shown: inLakhs, name: `${t.writing.inLakhs} - ${inLakhs}` },
      ]}
    />
  )
}
