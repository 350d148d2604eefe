import { Chip } from '#src/elements/Chip.tsx'
import { choiceOf, useMessages } from '#src/messages/index.ts'
import type { ValueProps } from './ReferencesValue.tsx'
import { chosenNames } from './shownText.ts'
import styles from './values.module.css'

/** The values of a field of the kind `choices`, each in a chip. */
export function ChoicesValue({ resource, name, record }: ValueProps) {
  const t = useMessages()
  const chosen = chosenNames(record, name)
  if (chosen.length === 0) return null
  return (
    <ul className={styles.references}>
      {chosen.map((one) => (
        <li key={one}>
          <Chip>{choiceOf(t, resource, name, one)}</Chip>
        </li>
      ))}
    </ul>
  )
}
