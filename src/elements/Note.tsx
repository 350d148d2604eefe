import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { InfoOutlinedIcon } from './icons/acts.tsx'
import styles from './Note.module.css'

/** Something to know before reading on, with a sign. Looks like MUI's information alert. */
export const Note = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div role="note" className={classNames(styles.note, className)}>
    <span className={styles.sign}>
      <InfoOutlinedIcon size="inherit" />
    </span>
    <div className={styles.text}>{children}</div>
  </div>
)
