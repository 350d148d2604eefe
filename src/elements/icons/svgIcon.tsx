import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './svgIcon.module.css'

export interface IconProps {
  /** 24 px, 20 px, or the size of the text around it */
  size?: 'medium' | 'small' | 'inherit'
  /** what it says to screen readers; without it the icon is decorative */
  title?: string
  className?: string
  style?: { fontSize: number }
  'aria-hidden'?: boolean
}
export type Icon = (props: IconProps) => ReactNode

/**
 * Makes a component of an icon's shapes, drawn in 24 × 24. They are those of Material Icons, from @mui/icons-material, whose
 * components compute styles at run time.
 */
export const svgIcon = (shapes: ReactNode): Icon =>
  function SvgIcon({ size = 'medium', title, className, style }) {
    const look = classNames(styles.icon, size !== 'medium' && styles[size], className)
    return (
      <svg
        className={look}
        style={style}
        viewBox="0 0 24 24"
        focusable="false"
        {...(title ? { role: 'img' } : { 'aria-hidden': true })}
      >
        {shapes}
        {title && <title>{title}</title>}
      </svg>
    )
  }
