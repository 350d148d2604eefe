import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

/** One column on a phone, two from 900 px on (docs/experience.md#phone-first); the side column is sticky. */
export const TwoColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={styles.columns}>
    <div>{main}</div>
    <aside>{side}</aside>
  </div>
)
