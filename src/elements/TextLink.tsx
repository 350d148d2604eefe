import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import { Link, type LinkProps } from './Link.tsx'
import styles from './Text.module.css'

type TextLinkProps = (LinkProps | (ComponentProps<'a'> & { to?: undefined })) & {
  /** underlined without being pointed at, within people's texts */
  underlined?: boolean
}

/** A link within a text: within the app (`to`) or out of it (`href`). */
export function TextLink({ underlined = false, className, children, ...rest }: TextLinkProps) {
  const look = classNames(styles.link, underlined && styles.underlined, className)
  if (rest.to !== undefined) {
    return (
      <Link {...rest} className={look}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} className={look}>
      {children}
    </a>
  )
}
