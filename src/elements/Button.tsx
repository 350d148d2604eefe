import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { Link, type LinkProps } from './Link.tsx'
import styles from './Button.module.css'

/** A button, a link within the app (`to`), or one that leaves it (`href`): with the same look. */
export type Pressable =
  | (ComponentProps<'button'> & { to?: undefined; href?: undefined })
  | (LinkProps & { href?: undefined })
  | (ComponentProps<'a'> & { to?: undefined; href: string })

export type ButtonProps = Pressable & {
  /** `contained` for the one act of a screen, `soft` for others that stand out */
  variant?: 'contained' | 'soft' | 'outlined' | 'text'
  size?: 'medium' | 'small'
  /** the brand's colour, that of danger, or that of the text around it */
  color?: 'primary' | 'error' | 'inherit'
  startIcon?: ReactNode
  endIcon?: ReactNode
}

/** A plain button that looks like MUI's, for reading screens (docs/decisions/plain-elements.md). */
export function Button({
  variant = 'text',
  size = 'medium',
  color = 'primary',
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    color !== 'primary' && styles[color],
    className,
  )
  return (
    <Press {...rest} data-button className={look}>
      {startIcon && <span className={styles.startIcon}>{startIcon}</span>}
      <span>{children}</span>
      {endIcon && <span className={styles.endIcon}>{endIcon}</span>}
    </Press>
  )
}

export type IconButtonProps = Pressable & {
  'aria-label': string
  color?: 'default' | 'inherit'
  /** moves it towards the edge, by the space around its icon */
  edge?: 'end'
}

/** A round button that shows only an icon; its name is for screen readers. */
export function IconButton({ color = 'default', edge, className, ...rest }: IconButtonProps) {
  const look = classNames(styles.icon, color === 'inherit' && styles.inherit, edge === 'end' && styles.atEnd, className)
  return <Press {...rest} className={look} />
}

/** What all that can be pressed share, without a look of its own. */
export function Press({ className, children, ...rest }: Pressable) {
  const look = classNames(styles.press, className)
  if (rest.to !== undefined) {
    return (
      <Link {...rest} className={look}>
        {children}
      </Link>
    )
  }
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" {...rest} className={look}>
      {children}
    </button>
  )
}
