import { useLocation } from 'react-router'
import { Link } from '#src/elements/Link.tsx'
import { useMessages } from '#src/messages/index.ts'
import { isWithin } from '#src/paths.ts'
import { tabs } from './tabs.ts'
import styles from './Tabs.module.css'

/**
 * The five main screens: a tab bar at the bottom below 900 px, a rail at the side from there on
 * (docs/experience.md#phone-first).
 */
export function Tabs() {
  const t = useMessages()
  const { pathname } = useLocation()
  return (
    <nav className={styles.bar} aria-label={t.shell.mainNavigation}>
      {tabs.map(({ to, word, Icon, ActiveIcon }) => {
        const isCurrent = isWithin(to, pathname)
        return (
          <Link className={styles.tab} key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
            <span className={styles.icon}>{isCurrent ? <ActiveIcon /> : <Icon />}</span>
            <span>{t.shell[word]}</span>
          </Link>
        )
      })}
    </nav>
  )
}
