/**
 * Whether an open search box takes the whole screen: as the stylesheets of the box and of its list say, from the widths below which the tabs
 * are at the bottom. A browser that knows no `:has` keeps the list over the screen.
 */
const query = '(max-width: 899.95px)'

export const isLayer = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches && CSS.supports('selector(:has(a))')

/** Keeps the layer as high as what a keyboard leaves of the screen. Returns what ends that. */
export function followKeyboard(): () => void {
  const { visualViewport: visible } = window
  const { style } = document.documentElement
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
  }
}
