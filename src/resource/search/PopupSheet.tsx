import type { ComponentProps } from 'react'
import { classNames } from '#src/elements/classNames.ts'
import styles from './PopupSheet.module.css'

/** Floats over the screen, so that no content moves. A press inside must not take the focus from the search box. */
export const PopupSheet = (props: ComponentProps<'div'>) => <div {...props} className={styles.sheet} />

/** A row of the list; `active` is where the arrow keys are. */
export const PopupRow = ({ active, ...rest }: ComponentProps<'div'> & { active: boolean }) => (
  <div {...rest} className={classNames(styles.row, active && styles.active)} />
)

/** The row's texts, each on a line of its own that is cut at its end. */
export const PopupWords = (props: ComponentProps<'span'>) => <span {...props} className={styles.words} />
