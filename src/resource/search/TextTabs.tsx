import type { ReactNode } from 'react'
import { Link, type LinkProps } from '#src/elements/Link.tsx'
import styles from './TextTabs.module.css'

/** The parts of a list, in a line of words. They are links, so each has an address and works before any script. */
export const TextTabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={styles.tabs} aria-label={label}>
    {children}
  </nav>
)

export const TextTab = ({ isShown, ...link }: LinkProps & { isShown: boolean }) => (
  <Link {...link} className={styles.tab} aria-current={isShown ? 'page' : undefined} />
)
