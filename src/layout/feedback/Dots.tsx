import { useMessages } from '#src/messages/index.ts'
import styles from './Dots.module.css'

/** The logo's two dots as a loading indicator (docs/experience.md#look). */
export const Dots = ({ label, size = 12 }: { label?: string; size?: number }) => (
  <span className={styles.pair} role={label ? 'status' : undefined} aria-label={label} style={{ fontSize: size }}>
    <i />
    <i />
  </span>
)

/** Shown while a screen's code loads. */
export function ScreenLoading() {
  const t = useMessages()
  return (
    <div className={styles.screen}>
      <Dots label={t.shell.loading} />
    </div>
  )
}
