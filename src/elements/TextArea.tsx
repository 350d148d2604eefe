import { useId, type ComponentProps, type Ref } from 'react'
import { classNames } from './classNames.ts'
import styles from './TextArea.module.css'

/** A field for several lines, which looks like MUI's inputs. */
export function TextArea({
  ref,
  rows,
  value,
  onChange,
  label,
  error,
}: {
  ref?: Ref<HTMLTextAreaElement>
  rows: number
  value: string
  onChange: (text: string) => void
  label: string
  /** what is wrong with the text; announced to screen readers */
  error: string | undefined
}) {
  const errorId = useId()
  return (
    <>
      <textarea
        className={styles.box}
        ref={ref}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={label}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={errorId}
      />
      <p id={errorId} role={error ? 'alert' : undefined} className={styles.error}>
        {error}
      </p>
    </>
  )
}

/**
 * A field for one line that looks like MUI's inputs, for screens without MUI. Its label stands beside it, or is its
 * `aria-label`:
 *
 *   <label htmlFor={id}>{t.report.link}</label>
 *   <TextField id={id} type="url" value={link} onChange={(event) => setLink(event.target.value)} />
 */
export const TextField = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(styles.box, styles.line, className)} />
)
