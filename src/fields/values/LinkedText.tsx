import { Fragment } from 'react'
import { TextLink } from '#src/elements/TextLink.tsx'
import { withPieces } from '#src/elements/withPieces.tsx'
import { linkPieces } from './linkPieces.ts'

/**
 * A user's text: markup stays plain text, and only http and https addresses become links (docs/safety.md#s23). Another text is drawn anew
 * (src/elements/withPieces.tsx).
 */
export const LinkedText = ({ text }: { text: string }) => (
  <span key={text}>
    {linkPieces(text).map((piece, at) => (
      <Fragment key={at}>
        {piece.href ? <ExternalLink href={piece.href}>{piece.text}</ExternalLink> : withPieces(piece.text)}
      </Fragment>
    ))}
  </span>
)

/** An external link: it opens a new tab that gets no referrer, and passes no ranking to its target. */
export const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow ugc" underlined>
    {withPieces(children)}
  </TextLink>
)
