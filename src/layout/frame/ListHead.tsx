import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react'
import { classNames } from '#src/elements/classNames.ts'
import cut from '#src/elements/Cut.module.css'
import { headingId } from '#src/layout/rendering.ts'
import { BackButton } from './ScreenTitle.tsx'
import styles from './ListHead.module.css'

/**
 * What one narrows a list with, in one block above it: a field or a name, tabs, filters (docs/experience.md#lists). It lies directly in
 * the screen, beside the list, so that it can stay while the list moves.
 */
export function ListHead({ children }: { children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null)
  useAwayOnTheWayDown(head)
  return (
    <div ref={head} className={styles.head} data-list-head>
      {children}
    </div>
  )
}

/** Its first line: the field. */
export const HeadLine = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>

interface TitleLineProps {
  heading: string
  /** what the list is of */
  name: ReactNode
  picture: ReactElement | null
  action: ReactElement | null
}

/** Its first line where there is no field: back, the picture and the name of what is listed, under the screen's heading. */
export const TitleLine = ({ heading, name, picture, action }: TitleLineProps) => (
  <div className={classNames(styles.line, styles.titled)}>
    <BackButton />
    {picture}
    <div className={styles.words}>
      <h1 id={headingId} className={classNames(styles.heading, cut.one)}>
        {heading}
      </h1>
      {name && <h2 className={classNames(styles.name, cut.one)}>{name}</h2>}
    </div>
    {action}
  </div>
)

/** Px that a thumb moves without meaning a direction. */
const slackPx = 8

function useAwayOnTheWayDown(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let turnedAt = window.scrollY
    const follow = () => {
      // Above 0 a phone only pulls.
      const at = Math.max(0, window.scrollY)
      if (Math.abs(at - turnedAt) < slackPx) return
      head.current?.toggleAttribute('data-away', at > turnedAt)
      turnedAt = at
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [head])
}
