import type { ReactNode } from 'react'
import { Press } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import cut from '#src/elements/Cut.module.css'
import { CloseRoundedIcon as Close, ExpandLessRoundedIcon as ExpandLess } from '#src/elements/icons/opened.tsx'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import styles from './FilterChip.module.css'

interface FilterChipProps {
  icon?: ReactNode
  children: string
  /** The filter is applied. A tap removes it, unless it has a label. */
  isOn: boolean
  /** What is applied, where a tap opens the choice again. */
  label?: string
  onTap: () => void
  /** The content that a tap opens. */
  opens?: 'dialog'
  busy?: boolean
}

// Not in the stylesheet of every document, since this comes with its own code.
const turned = { display: 'inline-flex', transform: 'rotate(180deg)' }

/** One filter above a list of results. */
export function FilterChip({ icon, children, isOn, label, onTap, opens, busy = false }: FilterChipProps) {
  const t = useBrowsingMessages()
  const opensNow = opens && (!isOn || label !== undefined)
  return (
    <Press
      className={classNames(styles.chip, isOn && styles.on)}
      onClick={onTap}
      aria-busy={busy}
      {...(isOn ? { 'aria-label': label ?? t.filters.remove({ filter: children }) } : {})}
      {...(opensNow ? { 'aria-haspopup': opens } : {})}
    >
      {icon}
      <span className={cut.one}>{children}</span>
      {isOn &&
        (opensNow ? (
          <span style={turned}>
            <ExpandLess />
          </span>
        ) : (
          <Close />
        ))}
    </Press>
  )
}
