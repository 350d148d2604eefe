import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { classNames } from './classNames.ts'
import { Link } from './Link.tsx'
import styles from './Chip.module.css'

interface ChipProps {
  children: ReactNode
  /** makes it a link within the app */
  to?: To
  size?: 'medium' | 'small'
  className?: string
}

/** A word in a rounded frame: a category, a state. It wraps when it is longer than its space. */
export function Chip({ children, to, size = 'medium', className }: ChipProps) {
  const look = classNames(styles.chip, size === 'small' && styles.small, className)
  return to === undefined ? (
    <span className={look}>{children}</span>
  ) : (
    <Link to={to} className={look}>
      {children}
    </Link>
  )
}
