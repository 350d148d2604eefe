/** As in base.css. */
const laidOutLater = 'main :is(section[aria-labelledby], [data-card]:nth-child(n + 5))'

/**
 * Lays out what is beneath the first screenful, one section or card a frame (base.css). From then on all that comes is laid out at
 * once, so that heights are known where a scroll position is restored.
 */
export function layOutRest(): void {
  const rest = [...document.querySelectorAll<HTMLElement>(laidOutLater)]
  let at = 0
  const next = () => {
    const element = rest[at++]
    if (element) {
      element.style.contentVisibility = 'visible'
      requestAnimationFrame(next)
      return
    }
    document.documentElement.dataset['laidOut'] = ''
    for (const one of rest) one.style.removeProperty('content-visibility')
  }
  next()
}
