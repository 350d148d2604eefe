import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import type { Page } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { Link } from '#src/elements/Link.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { paths } from '#src/paths.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import type { OwnClaim } from '#src/providers/calls/claims.ts'
import { useOwnClaims } from '#src/resource/claims/useOwnClaims.ts'
import { DetailStates } from '#src/resource/detail/DetailStates.tsx'
import { useRecord } from '#src/resource/detail/useRecord.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { WaitingClaim } from './WaitingClaim.tsx'

/** /page/claim?id=: where somebody says that a page without an owner is theirs, and reads what became of it (docs/rules.md#claims). */
function PageClaimScreen() {
  const t = useAllMessages()
  const detail = useRecord('page', useSearchParams()[0].get('id') ?? '')
  useHead({ title: t.page.isYours })
  return (
    <Screen>
      <ScreenTitle back>{t.page.isYours}</ScreenTitle>
      <DetailStates detail={detail}>{(page) => <PageClaim page={page} />}</DetailStates>
    </Screen>
  )
}

function PageClaim({ page }: { page: Page }) {
  const t = useAllMessages()
  const { claims, isLoading, error, data, refetch } = useOwnClaims(true, { isWaiting: true })
  const name = shownText(page.Name) ?? t.lists.noName
  const own = claims.find(({ PageId }) => PageId === page.Id)
  if (isLoading) return <ScreenLoading />
  return (
    <Box sx={(theme) => ({ maxWidth: theme.measure.reading, display: 'grid', gap: 2, pb: 4 })}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Avatar file={page.Thumbnail} name={name} size={64} />
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Box>
      {!data && error ? <ErrorState error={error} retry={() => void refetch()} /> : <Claim page={page} own={own} />}
    </Box>
  )
}

function Claim({ page, own }: { page: Page; own: OwnClaim | undefined }) {
  const t = useAllMessages()
  if (own?.State === 'accepted')
    return (
      <>
        <Alert severity="success">{t.claims.accepted}</Alert>
        <Button
          component={Link}
          to={paths.manage}
          variant="contained"
          // Who has no other page manages this one.
          onClick={() => readStored('StoredPage') ?? writeStored('StoredPage', page)}
          sx={{ justifySelf: 'start' }}
        >
          {t.claims.toManage}
        </Button>
      </>
    )
  const isLost = own?.State === 'open' && own.Proof === 'document' && !own.HasDocument
  if (isLost)
    return (
      <>
        <Alert severity="info">{t.claims.documentLost}</Alert>
        <ClaimForm page={page} begins="document" />
      </>
    )
  if (own?.State === 'open' || own?.State === 'calling') return <WaitingClaim claim={own} />
  return (
    <>
      {own && <Refusal claim={own} />}
      {!isBarred(own) && (page.Unclaimed ? <ClaimForm page={page} /> : <EmptyState text={t.claims.owned} />)}
    </>
  )
}

const isBarred = (own: OwnClaim | undefined) => own?.AgainAt != null && Date.parse(own.AgainAt) > Date.now()

function Refusal({ claim }: { claim: OwnClaim }) {
  const t = useAllMessages()
  const writing = useLanguage()
  return (
    <Alert severity="info" role="status">
      <b>{t.claims.refused}</b>
      {claim.Because && <Box>{t.claimReasons[claim.Because]}</Box>}
      {claim.AgainAt && isBarred(claim) && <Box>{t.claims.again({ date: formatDate(claim.AgainAt, writing) })}</Box>}
    </Alert>
  )
}

export const screen: ScreenModule = { Screen: PageClaimScreen }
