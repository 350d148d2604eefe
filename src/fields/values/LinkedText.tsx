import { Fragment } from 'react'
import { safeUrl } from '#resources/text/detect.ts'
import { TextLink } from '#src/elements/TextLink.tsx'

const addressPattern = /(https?:\/\/[^\s<>"'၊။]+)/i

/** Punctuation after an address is not part of it; a closing bracket is, if the address contains the opening one. */
function splitTrailingPunctuation(address: string): [address: string, rest: string] {
  let end = address.length
  while ('.,;:!?'.includes(address.charAt(end - 1)) && end > 0) end--
  const bare = address.slice(0, end)
  const closed = bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare
  return [closed, address.slice(closed.length)]
}

/** A user's text: markup stays plain text, and only http and https addresses become links (docs/safety.md#s23). */
export function LinkedText({ text }: { text: string }) {
  return text.split(addressPattern).map((piece, at) => {
    const [address, rest] = at % 2 === 1 ? splitTrailingPunctuation(piece) : ['', piece]
    const href = safeUrl(address)
    return (
      <Fragment key={at}>
        {href ? <ExternalLink href={href}>{address}</ExternalLink> : address}
        {rest}
      </Fragment>
    )
  })
}

/** An external link: it opens a new tab that gets no referrer, and passes no ranking to its target. */
export const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow ugc" underlined>
    {children}
  </TextLink>
)
