import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import styles from './TextArea.module.css'

/**
 * A field for one line that looks like MUI's inputs, for screens without MUI. Its label stands beside it, or is its
 * `aria-label`:
 *
 *   <label htmlFor={id}>{t.profile.reportLink}</label>
 *   <TextField id={id} type="url" value={link} onChange={(event) => setLink(event.target.value)} />
 */
export const TextField = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(styles.box, styles.line, className)} />
)
