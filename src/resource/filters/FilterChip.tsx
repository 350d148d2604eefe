import type { ReactNode } from 'react'
import { Press } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import cut from '#src/elements/Cut.module.css'
import { CloseRoundedIcon as Close } from '#src/elements/icons/frame.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import styles from './FilterChip.module.css'

interface FilterChipProps {
  icon?: ReactNode
  children: string
  /** The filter is applied. A tap removes it. */
  isOn: boolean
  onTap: () => void
  /** The content that a tap opens. */
  opens?: 'dialog'
  busy?: boolean
}

/** One filter above a list of results. */
export function FilterChip({ icon, children, isOn, onTap, opens, busy = false }: FilterChipProps) {
  const t = useAllMessages()
  return (
    <Press
      className={classNames(styles.chip, isOn && styles.on)}
      onClick={onTap}
      aria-busy={busy}
      {...(isOn ? { 'aria-label': t.filters.remove({ filter: children }) } : {})}
      {...(opens && !isOn ? { 'aria-haspopup': opens } : {})}
    >
      {icon}
      <span className={cut.one}>{children}</span>
      {isOn && <Close />}
    </Press>
  )
}
