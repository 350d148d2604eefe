import type { ComponentProps } from 'react'
import { classNames } from '#src/elements/classNames.ts'
import styles from './Screen.module.css'

interface ScreenProps extends ComponentProps<'div'> {
  wide?: boolean
}

/** Limits the width of a screen's content: `wide` for feeds and grids, otherwise a readable text width. */
export const Screen = ({ wide = false, className, ...rest }: ScreenProps) => (
  <div {...rest} className={classNames(styles.screen, wide && styles.wide, className)} />
)
