import { useId, type ReactNode } from 'react'
import { Press } from '#src/elements/Button.tsx'
import { addStyles } from '#src/theme/addStyles.ts'
import styles from './choiceLine.css?inline'

addStyles(styles)

interface ChoiceLineProps<V extends string> {
  readonly label: string
  readonly choices: readonly {
    readonly value: V
    readonly shown: ReactNode
    /** accessible name, where the visible text is not enough */
    readonly name?: string
    readonly lang?: string
  }[]
  readonly chosen: V
  readonly onChoose: (value: V) => void
}

/** A preference with few options: its label and a row of toggle buttons. */
export function ChoiceLine<V extends string>({ label, choices, chosen, onChoose }: ChoiceLineProps<V>) {
  const id = useId()
  return (
    <div className="choice-line" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <span className="choice-line-choices">
        {choices.map(({ value, shown, name, lang }) => (
          <Press
            key={value}
            className="choice-line-choice"
            aria-pressed={value === chosen}
            {...(name ? { 'aria-label': name } : {})}
            {...(lang ? { lang } : {})}
            onClick={() => onChoose(value)}
          >
            {shown}
          </Press>
        ))}
      </span>
    </div>
  )
}
