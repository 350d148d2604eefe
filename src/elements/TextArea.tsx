import { useId, type Ref } from 'react'
import styles from './TextArea.module.css'

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
