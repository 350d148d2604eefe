import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatDate } from '#resources/text/date.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { useOwnClaims } from '#src/resource/claims/useOwnClaims.ts'

/** The person's claims of pages and what became of them; nothing without any. */
export function MyClaims() {
  const t = useAllMessages()
  const writing = useLanguage()
  const { claims } = useOwnClaims()
  if (claims.length === 0) return null
  return (
    <Card component="section" aria-labelledby="my-claims" sx={{ p: 2 }}>
      <Typography id="my-claims" component="h2" variant="h3">
        {t.claims.mine}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {claims.map((claim) => (
          <Box component="li" key={claim.Id} sx={{ py: 1.5, borderTop: 1, borderColor: 'hairline', mt: 1 }}>
            <Link
              component={RouterLink}
              to={paths.pageClaim(claim.PageId)}
              sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
            >
              {shownText(claim.PageName) ?? t.lists.noName}
            </Link>
            <Typography variant="body2">
              {[t.claimStates[claim.State], ...(claim.Because ? [t.claimReasons[claim.Because]] : [])].join(' · ')}
            </Typography>
            {claim.AgainAt && (
              <Typography variant="body2">{t.claims.again({ date: formatDate(claim.AgainAt, writing) })}</Typography>
            )}
            <Typography component="time" dateTime={claim.CreatedAt} variant="caption" color="text.secondary">
              {formatDate(claim.CreatedAt, writing)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
