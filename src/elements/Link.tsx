import { useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useHref, type Link as RouterLink } from 'react-router'

type RouterLinkProps = ComponentProps<typeof RouterLink>
/** What the server would have to know besides is used nowhere. */
export type LinkProps = Omit<
  RouterLinkProps,
  'defaultShouldRevalidate' | 'discover' | 'mask' | 'prefetch' | 'relative' | 'reloadDocument' | 'viewTransition'
>

/**
 * A link within the app. The router's own asks where the person is and is drawn again with each screen, and a page has some forty links,
 * most of which lead to a whole path; it also brings 2 kB of what only frameworks need (docs/decisions/router-adapter.md#links).
 */
export function Link(props: LinkProps): ReactNode {
  const { to, replace = false, state, preventScrollReset: _scroll, onClick, children, ...rest } = props
  const { navigator } = useContext(NavigationContext)
  if (typeof to !== 'string' || !isWhole.test(to)) return <PartLink {...props} />
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return
    if (leadsOut.test(to)) return
    event.preventDefault()
    navigator[replace ? 'replace' : 'push'](to, state)
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** A link to a part of an address, which only the router can complete. */
const PartLink = (props: LinkProps) => <Link {...props} to={useHref(props.to)} />

const leadsOut = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i
const isWhole = /^(?:[a-z][a-z\d+.-]*:|\/)/i

/** Otherwise the browser opens the link elsewhere. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
