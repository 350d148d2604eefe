import Link from '@mui/material/Link'
import { Fragment } from 'react'
import { safeUrl } from '#resources/text/index.ts'

const addresses = /(https?:\/\/[^\s<>"'၊။]+)/i

/** A sentence's own stop after an address is not part of it; a bracket is where it was opened inside. */
function cut(address: string): [address: string, rest: string] {
  const bare = address.replace(/[.,;:!?]+$/, '')
  const closed = bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare
  return [closed, address.slice(closed.length)]
}

/** What people wrote, markup as text, with its http and https addresses as links (docs/safety.md#s23: nothing else ever is one). */
export function LinkedText({ text }: { text: string }) {
  return text.split(addresses).map((piece, at) => {
    const [address, rest] = at % 2 === 1 ? cut(piece) : ['', piece]
    const href = safeUrl(address)
    return (
      <Fragment key={at}>
        {href ? <OutwardLink href={href}>{address}</OutwardLink> : address}
        {rest}
      </Fragment>
    )
  })
}

/** Leads out of the app: into a tab of its own, which learns nothing about us and earns nothing from us. */
export const OutwardLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc" underline="always">
    {children}
  </Link>
)
