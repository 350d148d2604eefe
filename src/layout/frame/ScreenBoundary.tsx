import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMessages } from '#src/messages/index.ts'
import { forgetFailedScreens } from '#src/screen.tsx'

/**
 * Around a screen: when its code does not come (the line dropped, a new version is out) or it breaks, the frame stays and
 * the person reads what to do, instead of an empty page. Going elsewhere clears it.
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary place={key}>{children}</Boundary>
}

interface State {
  isBroken: boolean
  place: string
  tries: number
}

class Boundary extends Component<{ place: string; children: ReactNode }, State> {
  override state: State = { isBroken: false, place: this.props.place, tries: 0 }

  static getDerivedStateFromError = () => ({ isBroken: true })
  static getDerivedStateFromProps = ({ place }: { place: string }, state: State) =>
    place === state.place ? null : { isBroken: false, place, tries: 0 }

  override componentDidCatch(): void {
    forgetFailedScreens()
  }

  /** Some browsers remember a file that did not come: the second try fetches the whole document again. */
  private readonly retry = () => {
    if (this.state.tries > 0) window.location.reload()
    else this.setState({ isBroken: false, tries: 1 })
  }

  override render() {
    return this.state.isBroken ? <Broken retry={this.retry} /> : this.props.children
  }
}

function Broken({ retry }: { retry: () => void }) {
  const t = useMessages()
  return (
    <Box role="alert" sx={{ py: 6, px: 2, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Typography component="h1" variant="h2">
        {t.shell.screenBroken}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 420 }}>
        {t.shell.screenBrokenText}
      </Typography>
      <Button variant="contained" onClick={retry}>
        {t.lists.retry}
      </Button>
    </Box>
  )
}
