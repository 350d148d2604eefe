/**
 * Whether an open search box takes the whole screen: on a phone, where a keyboard leaves no room beside it. One on its side is no wider
 * than this, and as low; the rail of tabs is covered then. A browser that knows no `:has` keeps the list over the screen.
 */
const query = '(max-width: 599.95px), (max-width: 899.95px) and (max-height: 480px)'

export const isLayer = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches && CSS.supports('selector(:has(a))')

/** Keeps the layer as high as what a keyboard leaves of the screen. Returns what ends that, and puts the keyboard away. */
export function takeScreen(): () => void {
  const { visualViewport: visible } = window
  const { style } = document.documentElement
  const box = document.activeElement
  const follow = () => {
    if (!visible) return
    style.setProperty('--visible', `${visible.height}px`)
    style.setProperty('--visible-top', `${visible.offsetTop}px`)
  }
  follow()
  visible?.addEventListener('resize', follow)
  visible?.addEventListener('scroll', follow)
  return () => {
    visible?.removeEventListener('resize', follow)
    visible?.removeEventListener('scroll', follow)
    style.removeProperty('--visible')
    style.removeProperty('--visible-top')
    // Else it would stay over the screen that comes back. React runs an effect twice while one develops: then the layer is still there.
    const isGone = document.querySelector('.searchLayer') === null
    if (isGone && box instanceof HTMLElement && box === document.activeElement) box.blur()
  }
}
