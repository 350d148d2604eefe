import { Component, useEffect, type ReactNode } from 'react'
import { Button } from '#src/elements/Button.tsx'
import { useMessages } from '#src/messages/index.ts'
import { forgetFailedLoads, NotLoaded } from './loadOnce.ts'
import styles from './PieceBoundary.module.css'

interface Props {
  again: () => void
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
    return <NotLoadedNote again={this.props.again} />
  }
}

function NotLoadedNote({ again }: Pick<Props, 'again'>) {
  const t = useMessages()
  useEffect(forgetFailedLoads, [])
  return (
    <div className={styles.note} role="alert">
      <p className={styles.text}>{t.shell.pieceMissing}</p>
      <Button variant="outlined" size="small" onClick={again}>
        {t.lists.retry}
      </Button>
    </div>
  )
}
