import { Component, type ReactNode } from 'react'

/** Times that a part is drawn anew: more often, something else is broken. */
const most = 3

/**
 * Draws its part anew where somebody else has changed the page under React's hands. A browser that translates puts elements of its own in
 * the place of texts, and so does many an extension; React then finds no node where it left one. The house test of bare texts keeps our
 * own components from this; what is left (a library's) costs the part what was open in it, not the person the screen.
 */
export class Redrawn extends Component<{ children: ReactNode }> {
  override state = { error: undefined }
  private times = 0
  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch(): void {
    this.times += 1
    // What has been mended must not be thrown by a later render.
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    // React has thrown the part away by now: to render it again is to draw it anew.
    if (error !== undefined && (!isNodeGone(error) || this.times >= most)) throw error
    return this.props.children
  }
}

/** `removeChild` and `insertBefore` say so. */
const isNodeGone = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError'
