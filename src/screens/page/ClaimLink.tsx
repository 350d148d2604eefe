import type { Page } from '#resources'
import { Button } from '#src/elements/Button.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useOwnClaims } from '#src/resource/claims/useOwnClaims.ts'

/** On a page that nobody runs: to the claim, or to what has become of one's own (docs/rules.md#claims). */
export function ClaimLink({ page }: { page: Page }) {
  const t = useMessages()
  const own = useOwnClaims(page.Unclaimed).claims.find(({ PageId }) => PageId === page.Id)
  // Another person's page: what was refused is still said here.
  if (!page.Unclaimed && own?.State !== 'refused') return null
  const said = { open: t.page.claimWaits, calling: t.page.claimCode, refused: t.page.claimRefused, accepted: null }
  return (
    <Button size="small" to={paths.pageClaim(page.Id)}>
      {(own && said[own.State]) ?? t.page.isYours}
    </Button>
  )
}
