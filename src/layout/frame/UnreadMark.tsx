import styles from './UnreadMark.module.css'
/**
 * The logo's two dots in turmeric, marking something new (docs/experience.md#look). Callers must also say so in text.
 */
export const UnreadMark = () => (
  <span className={styles.pair} aria-hidden>
    <i />
    <i />
  </span>
)
