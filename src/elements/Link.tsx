import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'

type RouterLinkProps = ComponentProps<typeof RouterLink>
/** What the server would have to know besides is used nowhere. */
export type LinkProps = Omit<
  RouterLinkProps,
  'defaultShouldRevalidate' | 'discover' | 'mask' | 'prefetch' | 'relative' | 'reloadDocument' | 'viewTransition'
>

/**
 * A link within the app. The server writes the same HTML without asking the router where a path leads and what a tap does:
 * a page has some forty links.
 */
export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR ? WrittenLink : RouterLink

/** What the router's link is before anybody taps it. Only the router knows where a part of an address leads. */
function WrittenLink(props: LinkProps) {
  const { to, replace: _replace, state: _state, preventScrollReset: _scroll, children, ...rest } = props
  if (typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}
