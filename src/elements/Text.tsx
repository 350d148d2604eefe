import type { HTMLAttributes } from 'react'
import { classNames } from './classNames.ts'
import { scriptOf, withPieces } from './withPieces.tsx'
import styles from './Text.module.css'

interface TextProps extends HTMLAttributes<HTMLElement> {
  /** the element; by default a paragraph, or the heading of its variant */
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'span' | 'time'
  /** of a `time` */
  dateTime?: string
  variant?: keyof typeof elements
  color?: 'muted' | 'error'
}

const elements = {
  body1: 'p',
  body2: 'p',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  label: 'span',
  caption: 'span',
} as const

/** A paragraph or heading in one of the roles of the theme, with room for stacked Burmese letters. */
export function Text({
  variant = 'body1',
  as: Element = elements[variant],
  color,
  className,
  children,
  ...rest
}: TextProps) {
  const look = classNames(styles.text, styles[variant], color && styles[color], className)
  return (
    <Element lang={scriptOf(children)} {...rest} className={look}>
      {withPieces(children)}
    </Element>
  )
}
