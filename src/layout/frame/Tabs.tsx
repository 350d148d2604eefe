import { NavLink } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { tabs } from './tabs.ts'
import styles from './Tabs.module.css'

/**
 * The five main screens: a tab bar at the bottom below 900 px, a rail at the side from there on
 * (docs/experience.md#phone-first).
 */
export function Tabs() {
  const t = useMessages()
  return (
    <nav className={styles.bar} aria-label={t.shell.mainNavigation}>
      {tabs.map(({ to, word, Icon, ActiveIcon }) => (
        <NavLink className={styles.tab} key={to} to={to}>
          {({ isActive }) => (
            <>
              <span className={styles.icon}>{isActive ? <ActiveIcon /> : <Icon />}</span>
              {t.shell[word]}
            </>
          )}
        </NavLink>
      ))}
    </nav>
  )
}
