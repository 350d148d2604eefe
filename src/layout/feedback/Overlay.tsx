import type { ReactNode } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { Dots } from './Dots.tsx'
import styles from './Overlay.module.css'

interface OverlayProps {
  open: boolean
  label?: string
  /** in place of the dots: the progress of a long upload */
  children?: ReactNode
}

/** Covers the screen while a form is saved or somebody signs in (spec 2.59, 4.36). */
export function Overlay({ open, label, children }: OverlayProps) {
  const t = useMessages()
  if (!open) return null
  return <div className={styles.cover}>{children ?? <Dots label={label ?? t.shell.loading} size={20} />}</div>
}
