import { Component, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { forgetFailedLoads, NotLoaded } from '#src/navigation/loadOnce.ts'
import { RequestId } from '#src/layout/feedback/RequestId.tsx'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import styles from './ScreenBoundary.module.css'

/**
 * Error boundary around a screen: when its code fails to load (connection lost, new version deployed) or it throws,
 * the frame stays and the person sees what to do. Navigating elsewhere resets it.
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary locationKey={key}>{children}</Boundary>
}

interface State {
  isBroken: boolean
  /** Where an answer was the reason, its request is named. */
  error?: unknown
  locationKey: string
  retries: number
}

class Boundary extends Component<{ locationKey: string; children: ReactNode }, State> {
  override state: State = { isBroken: false, locationKey: this.props.locationKey, retries: 0 }

  static getDerivedStateFromError = (error: unknown) => ({ isBroken: true, error })
  static getDerivedStateFromProps = ({ locationKey }: { locationKey: string }, state: State) =>
    locationKey === state.locationKey ? null : { isBroken: false, locationKey, retries: 0 }

  override componentDidCatch(): void {
    forgetFailedLoads()
  }

  /** Browsers remember that a file of code could not be loaded, and forget it with the document. */
  private readonly retry = () => {
    if (this.state.error instanceof NotLoaded || this.state.retries > 0) window.location.reload()
    else this.setState({ isBroken: false, retries: 1 })
  }

  override render() {
    return this.state.isBroken ? <Broken error={this.state.error} retry={this.retry} /> : this.props.children
  }
}

function Broken({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useMessages()
  // As lists do, by itself.
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return (
    <div className={styles.broken} role="alert">
      <Text as="h1" variant="h2">
        {t.shell.screenBroken}
      </Text>
      <Text className={styles.text} color="muted">
        {t.shell.screenBrokenText}
      </Text>
      <Button variant="contained" onClick={retry}>
        {t.lists.retry}
      </Button>
      <RequestId error={error} />
    </div>
  )
}
