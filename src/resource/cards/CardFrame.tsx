import type { ComponentProps } from 'react'
import { classNames } from '#src/elements/classNames.ts'
import cut from '#src/elements/Cut.module.css'
import { scriptOf, withPieces } from '#src/elements/withPieces.tsx'
import { Link, type LinkProps } from '#src/elements/Link.tsx'
import styles from './CardFrame.module.css'

/** A card that is tappable as a whole: its single link covers it, and screen readers read the link as its title. */
export const CardFrame = (props: ComponentProps<'article'> & { 'data-page'?: number | null }) => (
  <article {...props} className={styles.frame} />
)

/** What is below a card's picture; `dense` where cards are small. */
export const CardBody = ({ dense = false, className, ...rest }: ComponentProps<'div'> & { dense?: boolean }) => (
  <div {...rest} className={classNames(dense ? styles.dense : styles.body, className)} />
)

type Lines = 1 | 2 | 3
const cutAfter = { 1: cut.one, 2: classNames(cut.two, styles.several), 3: classNames(cut.three, styles.several) }

/** The title line, cut after `lines` lines with room for stacked Burmese letters. */
export const CardLink = ({ lines = 2, className, children, ...rest }: LinkProps & { lines?: Lines }) => (
  <Link lang={scriptOf(children)} {...rest} className={classNames(styles.link, cutAfter[lines], className)}>
    {withPieces(children)}
  </Link>
)

/** Of a skeleton whose lines are those of a name. */
export const nameLine = { font: 'var(--text-name)' }

interface CardTextProps extends ComponentProps<'p'> {
  lines?: Lines
  /** the smallest size */
  fine?: boolean
}

export const CardText = ({ lines = 2, fine = false, className, children, ...rest }: CardTextProps) => (
  <p
    lang={scriptOf(children)}
    {...rest}
    className={classNames(styles.text, fine && styles.fine, cutAfter[lines], className)}
  >
    {withPieces(children)}
  </p>
)
