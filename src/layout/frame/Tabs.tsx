import { useEffect, useRef, type MouseEvent } from 'react'
import { useLocation, type Location } from 'react-router'
import { Link } from '#src/elements/Link.tsx'
import { useMessages } from '#src/messages/index.ts'
import { appHistory } from '#src/navigation/history.ts'
import { isWithin } from '#src/paths.ts'
import { readStored } from '#src/providers/device/storage.ts'
import { tabs } from './tabs.ts'
import styles from './Tabs.module.css'

/** Where a tab was left, and by whom. */
interface Place {
  location: Location
  profile: unknown
}

/**
 * The five main screens: a tab bar at the bottom below 600 px, a rail at the side from there on. A tab leads to where it was left, with
 * its filters; the one that is shown leads to its top (docs/experience.md#phone-first).
 */
export function Tabs() {
  const t = useMessages()
  const location = useLocation()
  const { pathname } = location
  const places = useRef(new Map<string, Place>())
  useEffect(() => {
    if (tabs.some(({ to }) => to === pathname))
      places.current.set(pathname, { location, profile: readStored('StoredProfile') })
  }, [location, pathname])
  const follow = (event: MouseEvent, to: string) => {
    // Otherwise the browser opens the link elsewhere.
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    if (pathname === to) {
      // At its top already, a tap takes the filters away, as the link says.
      if (window.scrollY === 0) return
      event.preventDefault()
      return window.scrollTo(0, 0)
    }
    const place = places.current.get(to)
    if (!place || place.profile !== readStored('StoredProfile')) return
    event.preventDefault()
    // What lay below it there lies below something else now (useSelected).
    const { over, ...state } = (place.location.state ?? {}) as { over?: string }
    appHistory.push(place.location, over === undefined ? place.location.state : state, place.location.key)
  }
  return (
    <nav className={styles.bar} aria-label={t.shell.mainNavigation}>
      {tabs.map(({ to, word, Icon, ActiveIcon }) => {
        const isCurrent = isWithin(to, pathname)
        return (
          <Link
            className={styles.tab}
            key={to}
            to={to}
            onClick={(event) => follow(event, to)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <span className={styles.icon}>{isCurrent ? <ActiveIcon /> : <Icon />}</span>
            <span>{t.shell[word]}</span>
          </Link>
        )
      })}
    </nav>
  )
}
