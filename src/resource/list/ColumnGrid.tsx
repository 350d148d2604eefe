import type { ComponentProps } from 'react'
import { classNames } from '#src/elements/classNames.ts'
import styles from './ColumnGrid.module.css'

/**
 * Columns by viewport width (spec 9.12 to 9.14). `feed`: posts in 1 to 5 columns. `directory`: 2 to 8. `manage`: 1 to
 * 3. `rows`: up to 3, by the room that they have. The widths are in ColumnGrid.module.css.
 */
export type Columns = 'feed' | 'directory' | 'manage' | 'rows'

interface ColumnGridProps extends ComponentProps<'div'> {
  columns: Columns
}

export const ColumnGrid = ({ columns, className, ...rest }: ColumnGridProps) => (
  <div {...rest} className={classNames(styles.grid, styles[columns], className)} />
)
