import { useEffect, useRef } from 'react'
import type { To } from 'react-router'
import { Press } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import chip from '../filters/FilterChip.module.css'
import styles from './ViewChips.module.css'

export interface ListView<K extends string> {
  readonly key: K
  readonly name: string
  readonly to: To
  /** of the navigation */
  readonly state?: object
}

interface ViewChipsProps<K extends string> {
  label: string
  views: readonly ListView<K>[]
  shown: K
}

/** Which list a screen shows, one of several. They are links, so they work before any script, and each has its address. */
export function ViewChips<K extends string>({ label, views, shown }: ViewChipsProps<K>) {
  const row = useRef<HTMLElement>(null)
  // The chosen one moves to the front of the row, which a phone may have swiped away from there.
  useEffect(() => {
    if (shown && row.current) row.current.scrollLeft = 0
  }, [shown])
  return (
    <nav ref={row} className={styles.views} aria-label={label}>
      {views.map(({ key, name, to, state }) => (
        <Press
          key={key}
          to={to}
          state={state}
          replace
          preventScrollReset
          className={classNames(chip.chip, key === shown && chip.on)}
          aria-current={key === shown ? 'true' : undefined}
        >
          {name}
        </Press>
      ))}
    </nav>
  )
}
