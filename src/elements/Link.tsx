import { useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Link as RouterLink, UNSAFE_NavigationContext as NavigationContext } from 'react-router'

type RouterLinkProps = ComponentProps<typeof RouterLink>
/** What the server would have to know besides is used nowhere. */
export type LinkProps = Omit<
  RouterLinkProps,
  'defaultShouldRevalidate' | 'discover' | 'mask' | 'prefetch' | 'relative' | 'reloadDocument' | 'viewTransition'
>

/**
 * A link within the app: the router's own where `to` is a part of an address, which only the router can complete. It asks where the
 * person is and is drawn again with each screen, and a page has some forty links, most of which lead to a whole path
 * (docs/decisions/router-adapter.md#links).
 */
export function Link(props: LinkProps): ReactNode {
  const { to, replace = false, state, preventScrollReset: _scroll, onClick, children, ...rest } = props
  const { navigator } = useContext(NavigationContext)
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} />
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    navigator[replace ? 'replace' : 'push'](to, state)
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** Otherwise the browser opens the link elsewhere. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
