import { Component, useEffect, type ReactNode } from 'react'
import { Button } from '#src/elements/Button.tsx'
import { useMessages } from '#src/messages/index.ts'
import styles from './PieceBoundary.module.css'

/** The code of a piece of the screen did not come. */
class NotLoaded extends Error {}

/** Loads the code of a piece, so that a failure is told from one while the piece is drawn. */
export const loadPiece = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new NotLoaded('A piece of the screen could not be loaded', { cause })
  })

interface Props {
  again: () => void
  /** the failure is shown */
  onFailed?: () => void
  children: ReactNode
}

/** Where the code of a piece did not come, the screen stays, a sentence says so, and the person tries again. */
export class PieceBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined }
  static getDerivedStateFromError = (error: unknown) => ({ error })

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!((error as unknown) instanceof NotLoaded)) throw error
    return <NotLoadedNote {...this.props} />
  }
}

function NotLoadedNote({ again, onFailed }: Props) {
  const t = useMessages()
  useEffect(() => onFailed?.(), [onFailed])
  return (
    <div className={styles.note} role="alert">
      <p className={styles.text}>{t.shell.pieceMissing}</p>
      <Button variant="outlined" size="small" onClick={again}>
        {t.lists.retry}
      </Button>
    </div>
  )
}
