import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './classNames.ts'
import styles from './Text.module.css'

type TextLinkProps = (ComponentProps<typeof Link> | (ComponentProps<'a'> & { to?: undefined })) & {
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
