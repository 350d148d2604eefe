import type { ReactNode } from 'react'
import { Press } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import cut from '#src/elements/Cut.module.css'
import { CloseRoundedIcon as Close } from '#src/elements/icons/opened.tsx'
import { ExpandLessRoundedIcon as ExpandLess } from '#src/elements/icons/frame.tsx'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import styles from './FilterChip.module.css'

interface FilterChipProps {
  icon?: ReactNode
  children: string
  /** The filter is applied. A tap removes it, unless it has a label. */
  isOn: boolean
  /** What is applied, where a tap opens the choice again. */
  label?: string
  /** It belongs to the filter before it, which is applied. */
  isBeside?: boolean
  onTap: () => void
  /** The content that a tap opens. */
  opens?: 'dialog'
  busy?: boolean
}

// Not in the stylesheet of every document, since this comes with its own code.
const looks = {
  opens: { display: 'inline-flex', transform: 'rotate(180deg)' },
  /** as what is set, which is first in the row */
  beside: { order: -1 },
} as const

/** One filter above a list of results. */
export function FilterChip({ icon, children, isOn, label, isBeside, onTap, opens, busy = false }: FilterChipProps) {
  const t = useBrowsingMessages()
  const opensNow = opens && (!isOn || label !== undefined)
  return (
    <Press
      className={classNames(styles.chip, isOn && styles.on)}
      {...(isBeside && { style: looks.beside })}
      onClick={onTap}
      aria-busy={busy}
      {...(isOn ? { 'aria-label': label ?? t.filters.remove({ filter: children }) } : {})}
      {...(opensNow ? { 'aria-haspopup': opens } : {})}
    >
      {icon}
      <span className={cut.one}>{children}</span>
      {isOn &&
        (opensNow ? (
          <span style={looks.opens}>
            <ExpandLess />
          </span>
        ) : (
          <Close />
        ))}
    </Press>
  )
}
